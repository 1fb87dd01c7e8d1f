def main():
    request, seed = receive()
    session = Session(seed)
    send(request, "ready")
    while True:
        session.request, verb, *rest = receive()
        frame = getattr(session, verb)(*rest)
        send(session.request, frame)


main()
