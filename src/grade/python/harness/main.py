def main():
    request, seed = receive()
    session = Session(seed)
    send(request, '{"version":"%d.%d.%d"}' % sys.version_info[:3])
    while True:
        session.request, verb, *rest = receive()
        if verb == "written":
            name, pieces = rest
            frame = Written(Loading(pieces).statements, name).told()
        else:
            frame = getattr(session, verb)(*rest)
        send(session.request, frame)


main()
