import AccountKit
import Foundation
import SMTPMailer
import TestKit
import Testing
import TimeKit

/// Tests against an independent mail server. They are skipped if it isn't installed, unless it is required.
@Suite("Mail over SMTP", .enabled(if: MailServer.python != nil || MailServer.isInsistedOn), .timeLimit(.minutes(2)))
struct SMTPMailerTests {
    private func mailer(
        _ server: MailServer,
        scheme: String = "smtp",
        host: String = "localhost",
        user: String? = nil,
        password: String? = nil,
        trusts: Bool = true,
        requiresEncryption: Bool = true,
        timeLimit: Int = 30_000
    ) throws -> SMTPMailer {
        let name = user.map { $0.replacing("@", with: "%40") + "@" } ?? ""
        var settings = try SMTPServer("\(scheme)://\(name)\(host):\(server.port)", password: password)
        if trusts { settings.certificates = server.certificate }
        settings.requiresEncryption = requiresEncryption
        return SMTPMailer(settings, timeLimit: timeLimit)
    }

    private func letter(
        to recipient: String = "ana@example.org",
        subject: String = "Hello",
        body: String = "Good morning.\n",
        from sender: String = "no-reply@maricopa.example",
        name: String = "Maricopa Healthy"
    ) throws -> MailMessage {
        MailMessage(
            id: "0197-abc",
            sender: MailSender(name: name, address: try EmailAddress(sender)),
            recipient: try EmailAddress(recipient),
            subject: subject,
            body: body,
            date: try Instant(iso8601: "2026-05-01T16:00:07Z")
        )
    }

    private func failure(_ mailer: SMTPMailer, _ letter: MailMessage) async -> MailFailure? {
        do {
            try await mailer.send(letter)
            return nil
        } catch {
            return error
        }
    }

    @Test("a letter goes over STARTTLS, and another's mail library reads it as it was meant")
    func startTLS() async throws {
        let server = try MailServer(.startTLS)
        try await mailer(server).send(
            letter(
                subject: "Su código: 004217 — 你好 🍅",
                body: "Buenos días.\n\n.\n..\n.hidden\nFrom here\n= equals, trailing \n"
                    + String(repeating: "ñ", count: 300),
                name: "Salud, \"Maricopa\""
            )
        )
        let received = try server.received()
        #expect(received.from == "no-reply@maricopa.example")
        #expect(received.to == ["ana@example.org"])
        #expect(received.encrypted)
        #expect(received.subject == "Su código: 004217 — 你好 🍅")
        #expect(received.sender == "\"Salud, \\\"Maricopa\\\"\" <no-reply@maricopa.example>")
        #expect(received.recipient == "ana@example.org")
        #expect(received.date == "Fri, 01 May 2026 16:00:07 +0000")
        #expect(received.id == "<0197-abc@maricopa.example>")
        #expect(
            received.body
                == "Buenos días.\n\n.\n..\n.hidden\nFrom here\n= equals, trailing \n"
                + String(repeating: "ñ", count: 300) + "\n"
        )
        #expect(received.defects == [])
        #expect(received.raw.contains("\r\n.\r\n..\r\n.hidden\r\n"))
    }

    @Test("text that looks like the end of a letter, or like another header, arrives as text of one letter")
    func injection() async throws {
        let server = try MailServer(.plain)
        let mailer = try mailer(server, requiresEncryption: false)
        let hostile =
            "Hello\r\n.\r\nMAIL FROM:<eve@example.org>\r\nRCPT TO:<eve@example.org>\r\nDATA\r\nBcc: eve@example.org\r\n"
        try await mailer.send(letter(subject: hostile, body: hostile, name: hostile))
        let received = try server.received()
        #expect(received.to == ["ana@example.org"])
        #expect(received.subject.contains("Hello") && !received.subject.contains("\n"))
        #expect(received.body == hostile.replacing("\r\n", with: "\n"))
        #expect(!received.raw.components(separatedBy: "\r\n\r\n")[0].contains("\r\nBcc:"))
        // There was no second copy: the next received letter is the next sent one.
        try await mailer.send(letter(subject: "The next"))
        #expect(try server.received().subject == "The next")
    }

    @Test(
        "it signs in with PLAIN and with LOGIN, after the connection is encrypted",
        arguments: [MailServer.Manner.login, .loginOnly]
    )
    func login(manner: MailServer.Manner) async throws {
        let server = try MailServer(manner)
        try await mailer(server, user: "ana@example.org", password: MailServer.password).send(letter())
        let received = try server.received()
        #expect(received.user == "ana@example.org")
        #expect(received.encrypted)
    }

    @Test("a wrong password, or none where one is wanted, is no fault of the letter; the password is in no message")
    func wrongLogin() async throws {
        let server = try MailServer(.login)
        let wrong = try #require(
            await failure(mailer(server, user: "ana@example.org", password: "not this one"), letter())
        )
        #expect(wrong.kind == .unreachable)
        #expect(wrong.reason.contains("doesn't take our user name and password"))
        #expect(wrong.reason.contains("535"))
        #expect(!wrong.reason.contains("not this one"))
        let none = try #require(await failure(mailer(server), letter()))
        #expect(none.kind == .unreachable)
        #expect(none.reason.contains("530"))
    }

    @Test("a server without STARTTLS is told nothing, unless it is on this very machine")
    func noEncryption() async throws {
        let server = try MailServer(.plain)
        let refusal = try #require(
            await failure(mailer(server, user: "ana@example.org", password: "secret"), letter())
        )
        #expect(refusal.kind == .unreachable)
        #expect(refusal.reason.contains("offers no encryption"))
        let here = try SMTPServer("smtp://localhost:\(server.port)")
        #expect(!here.requiresEncryption)
        try await SMTPMailer(here).send(letter())
        #expect(try !server.received().encrypted)
    }

    @Test("a certificate that isn't trusted, or is another host's, ends the connection before anything is told")
    func certificates() async throws {
        let server = try MailServer(.startTLS)
        let stranger = try #require(await failure(mailer(server, trusts: false), letter()))
        #expect(stranger.kind == .unreachable)
        #expect(stranger.reason.localizedCaseInsensitiveContains("certificate"))
        let other = try MailServer(.startTLS, name: "mail.example.org")
        let misnamed = try #require(await failure(mailer(other), letter()))
        #expect(misnamed.kind == .unreachable)
        // The certificate also contains the address.
        try await mailer(other, host: "127.0.0.1").send(letter())
        #expect(try other.received().encrypted)
    }

    @Test("smtps:// is encrypted from the beginning")
    func fromTheStart() async throws {
        let server = try MailServer(.tls)
        try await mailer(server, scheme: "smtps").send(letter(subject: "Sealed"))
        #expect(try server.received().subject == "Sealed")
        let plain = try MailServer(.plain)
        #expect(try await failure(mailer(plain, scheme: "smtps"), letter())?.kind == .unreachable)
    }

    @Test(
        "the server's answer decides what becomes of the letter",
        arguments: [
            ("gone", MailFailure.Kind.refused, "550"), ("unread", .refused, "554"), ("strange", .refused, "599"),
            ("busy", .later, "450"), ("full", .later, "452"), ("closing", .unreachable, "421"),
            ("drop", .unreachable, nil), ("late", .unreachable, nil),
        ] as [(String, MailFailure.Kind, String?)]
    )
    func answers(name: String, kind: MailFailure.Kind, code: String?) async throws {
        let server = try MailServer(.plain)
        let mailer = try mailer(server, requiresEncryption: false)
        let refusal = try #require(await failure(mailer, letter(to: "\(name)@example.org")))
        #expect(refusal.kind == kind, "\(refusal.reason)")
        if let code { #expect(refusal.reason.contains(code)) }
        #expect(refusal.reason.contains("localhost:\(server.port)"))
        #expect(refusal.reason.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        try await mailer.send(letter(subject: "The next"))
        #expect(try server.received().subject == "The next")
    }

    @Test("a sender that the server doesn't want concerns every letter, so none is given up for it")
    func unwelcomeSender() async throws {
        let server = try MailServer(.plain)
        let refusal = try #require(
            await failure(mailer(server, requiresEncryption: false), letter(from: "unwelcome@example.org"))
        )
        #expect(refusal.kind == .unreachable)
        #expect(refusal.reason.contains("553"))
    }

    @Test("a server that gives no answer is left after the time allowed")
    func slow() async throws {
        let server = try MailServer(.plain)
        let refusal = try #require(
            await failure(
                mailer(server, requiresEncryption: false, timeLimit: 1_500),
                letter(to: "silent@example.org")
            )
        )
        #expect(refusal.kind == .unreachable)
        #expect(refusal.reason.contains("was not done within 1500 ms"))
    }

    @Test("a send that is canceled ends while the server is still silent")
    func canceled() async throws {
        let server = try MailServer(.plain)
        let mailer = try mailer(server, requiresEncryption: false, timeLimit: 100_000)
        let letter = try letter(to: "silent@example.org")
        let sending = Task { await failure(mailer, letter) }
        try server.waits(for: "silent")
        sending.cancel()
        #expect(await sending.value == MailFailure(.later, "it was canceled"))
    }

    @Test("nobody listening is no fault of the letter")
    func nobodyThere() async throws {
        let server = try MailServer(.plain)
        let port = server.port == 65_535 ? 1 : server.port
        _ = consume server
        let settings = try SMTPServer("smtp://127.0.0.1:\(port)")
        let refusal = try #require(await failure(SMTPMailer(settings), letter()))
        #expect(refusal.kind == .unreachable)
    }

    @Test("an address in another script is sent to as it is, where the server takes it")
    func international() async throws {
        let server = try MailServer(.plain)
        try await mailer(server, requiresEncryption: false).send(letter(to: "用户@example.org"))
        let received = try server.received()
        #expect(received.to == ["用户@example.org"])
        #expect(received.options.contains("SMTPUTF8"))
    }

    @Test("forty letters at once arrive once each, whole")
    func manyAtOnce() async throws {
        let server = try MailServer(.startTLS)
        let mailer = try mailer(server)
        let letters = try (0..<40).map { try letter(to: "u\($0)@example.org", subject: "Letter \($0)") }
        let failures = await withTaskGroup(of: MailFailure?.self) { group in
            for letter in letters { group.addTask { await failure(mailer, letter) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(failures.allSatisfy { $0 == nil })
        let received = try (0..<40).map { _ in try server.received() }
        #expect(Set(received.flatMap(\.to)) == Set(letters.map(\.recipient.text)))
        for letter in received { #expect(letter.to == ["u\(letter.subject.dropFirst(7))@example.org"]) }
    }
}
