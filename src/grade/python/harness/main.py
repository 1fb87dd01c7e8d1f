def main():
    request, seed = receive()
    session = Session(seed)
    send(request, '{"version":"%d.%d.%d"}' % sys.version_info[:3])
    while True:
        session.request, verb, *rest = receive()
        frame = getattr(session, verb)(*rest)
        send(session.request, frame)


main()
