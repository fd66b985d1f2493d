import Foundation
import TestKit

/// Python's `aiosmtpd` on loopback, an independent mail server.
final class MailServer {
    /// The behavior of the server.
    enum Manner: String {
        /// Accepts all letters without encryption.
        case plain
        /// Offers STARTTLS, and accepts no letter before it.
        case startTLS = "starttls"
        /// Like `startTLS`, but requires the user `ana@example.org` with ``password``.
        case login
        /// Like `login`, but offers only the mechanism LOGIN.
        case loginOnly = "login-only"
        /// Encrypts from the beginning.
        case tls
    }

    /// A received letter, raw and as parsed by Python's `email`.
    struct Received: Decodable, Equatable {
        var from: String
        var to: [String]
        var encrypted: Bool
        var user: String?
        var options: [String]
        var subject: String
        var sender: String
        var recipient: String
        var date: String
        var id: String
        var body: String
        var defects: [String]
        var raw: String
    }

    static let password = "päss word: 100 %"
    let port: Int
    let certificate: URL
    private let folder: TemporaryFolder
    private let process: ChildProcess

    /// Starts a server with a self-signed certificate, and waits until it listens.
    ///
    /// - Parameter name: the host name in the certificate.
    init(_ manner: Manner, name: String = "localhost") throws {
        let python = try Self.python.unwrapped()
        folder = try TemporaryFolder()
        certificate = folder.file("certificate.pem")
        let script = folder.file("server.py")
        try Data(Self.script.utf8).write(to: script)
        let key = folder.file("key.pem")
        let made = ChildProcess.run(
            Self.openssl,
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=\(name)", "-addext", "subjectAltName=DNS:\(name),IP:127.0.0.1", "-keyout", key.path,
                "-out",
                certificate.path,
            ]
        )
        guard try made() == 0 else { throw NoServer(reason: "openssl made no certificate") }
        process = try ChildProcess(
            URL(filePath: python),
            [script.path, manner.rawValue, certificate.path, key.path, Self.password]
        )
        let line = try process.waitForLine(startingWith: "port ")
        guard let port = Int(line.dropFirst(5)) else { throw NoServer(reason: line) }
        self.port = port
    }

    struct NoServer: Error {
        var reason: String
    }

    /// The next received letter.
    func received() throws -> Received {
        let line = try process.waitForLine(startingWith: "{")
        return try JSONDecoder().decode(Received.self, from: Data(line.utf8))
    }

    /// Waits until the server has reported an event.
    func waits(for event: String) throws {
        try process.waitForLine(startingWith: event)
    }

    // MARK: Programs

    static let isInsistedOn = PythonJudge.isInsistedOn
    private static let openssl = URL(filePath: "/usr/bin/openssl")
    static let python = PythonJudge.with("aiosmtpd")

    static let script = """
        import asyncio, email, email.policy, json, ssl, sys
        from aiosmtpd.smtp import SMTP, AuthResult

        manner, certificate, key, password = sys.argv[1:5]
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)

        def tell(text):
            print(text, flush=True)

        def authenticate(server, session, envelope, mechanism, data):
            right = data.login == b"ana@example.org" and data.password == password.encode()
            return AuthResult(success=right, handled=False, auth_data=data.login.decode() if right else None)

        class Handler:
            async def handle_MAIL(self, server, session, envelope, address, options):
                if address.startswith("unwelcome"):
                    return "553 5.7.1 not from you"
                envelope.mail_from = address
                envelope.mail_options.extend(options)
                return "250 OK"

            async def handle_RCPT(self, server, session, envelope, address, options):
                name = address.split("@")[0]
                answers = {
                    "gone": "550 5.1.1 no such mailbox", "busy": "450 4.2.0 come again", "closing": "421 4.3.2 closing",
                    "strange": "599 \\x07 what is this",
                }
                if name in answers:
                    return answers[name]
                if name == "silent":
                    tell("silent")
                    await asyncio.Event().wait()
                if name == "drop":
                    server.transport.abort()
                envelope.rcpt_tos.append(address)
                return "250 OK"

            async def handle_DATA(self, server, session, envelope):
                name = envelope.rcpt_tos[0].split("@")[0]
                if name == "unread":
                    return "554 5.6.0 not like this"
                if name == "full":
                    return "452 4.3.1 no room"
                if name == "late":
                    server.transport.abort()
                    return "250 OK"
                message = email.message_from_bytes(envelope.content, policy=email.policy.default)
                tell(json.dumps({
                    "from": envelope.mail_from, "to": envelope.rcpt_tos, "encrypted": session.ssl is not None,
                    "user": session.auth_data if isinstance(session.auth_data, str) else None,
                    "options": envelope.mail_options, "subject": message["Subject"], "sender": message["From"],
                    "recipient": message["To"], "date": message["Date"], "id": message["Message-ID"],
                    "body": message.get_content().replace("\\r\\n", "\\n"),
                    "defects": [str(d) for d in message.defects] + [str(d) for h in message.values() for d in h.defects],
                    "raw": envelope.content.decode("utf-8"),
                }))
                return "250 OK"

        def server():
            secured = manner in ("starttls", "login", "login-only")
            login = manner in ("login", "login-only")
            return SMTP(
                Handler(), hostname="localhost", enable_SMTPUTF8=True, tls_context=context if secured else None,
                require_starttls=secured, auth_required=login, authenticator=authenticate if login else None,
                auth_exclude_mechanism=["PLAIN"] if manner == "login-only" else [] if login else ["PLAIN", "LOGIN"],
            )

        async def main():
            listening = await asyncio.get_running_loop().create_server(
                server, "127.0.0.1", 0, ssl=context if manner == "tls" else None
            )
            tell("port %d" % listening.sockets[0].getsockname()[1])
            await listening.serve_forever()

        asyncio.run(main())
        """
}

extension ChildProcess {
    /// Runs a program without its output, and returns its status.
    fileprivate static func run(_ program: URL, _ arguments: [String]) -> () throws -> Int32 {
        {
            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
    }
}

extension Optional {
    fileprivate func unwrapped() throws -> Wrapped {
        guard let self else {
            throw MailServer.NoServer(reason: "aiosmtpd is missing — run make setup, or set NOURISH_PYTHON")
        }
        return self
    }
}
