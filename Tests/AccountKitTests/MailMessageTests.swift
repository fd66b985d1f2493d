import Foundation
import TestKit
import Testing
import TimeKit
import WordKit

@testable import AccountKit

@Suite("Letters as they are sent")
struct MailMessageTests {
    private func text(_ message: MailMessage) -> String {
        String(decoding: message.bytes, as: UTF8.self)
    }

    @Test("a plain letter has the headers of RFC 5322, and CRLF at the end of each line")
    func plain() throws {
        let text = text(try Letters.letter())
        #expect(
            text.components(separatedBy: "\r\n") == [
                "Date: Fri, 1 May 2026 16:00:07 +0000",
                "From: \"Maricopa Healthy\" <no-reply@maricopa.example>",
                "To: ana@example.org",
                "Message-ID: <0197-abc@maricopa.example>",
                "Subject: Hello",
                "Auto-Submitted: auto-generated",
                "MIME-Version: 1.0",
                "Content-Type: text/plain; charset=utf-8",
                "Content-Transfer-Encoding: quoted-printable",
                "",
                "Good morning.",
                "",
            ]
        )
    }

    @Test(
        "no text can add a header, or end the headers",
        arguments: [
            "Hello\r\nBcc: eve@example.org", "Hello\nBcc: eve@example.org", "Hello\rBcc: eve@example.org",
            "Hello\u{2028}Bcc: eve@example.org", "Hello\u{85}Bcc: eve@example.org", "Hello\r\n\r\nA new body",
            "Hello\0Bcc: eve@example.org", "Hello\u{B}Bcc: eve@example.org", "=?utf-8?Q?=0D=0ABcc:_eve?=",
        ]
    )
    func injection(hostile: String) throws {
        for message in [try Letters.letter(subject: hostile), try Letters.letter(name: hostile)] {
            let bytes = message.bytes
            #expect(!bytes.contains(0))
            let head = text(message).components(separatedBy: "\r\n\r\n")[0]
            #expect(head.utf8.count { $0 == 0x0A } == head.utf8.count { $0 == 0x0D })
            let names = head.components(separatedBy: "\r\n").filter { !$0.hasPrefix(" ") }
                .map { String($0.prefix { $0 != ":" }) }
            #expect(
                names == [
                    "Date", "From", "To", "Message-ID", "Subject", "Auto-Submitted", "MIME-Version", "Content-Type",
                    "Content-Transfer-Encoding",
                ]
            )
        }
        #expect(!text(try Letters.letter(subject: "=?utf-8?Q?=0D=0ABcc:_eve?=")).contains("Subject: =?utf-8?Q"))
    }

    @Test("a subject that isn't plain is encoded in words of at most 75 characters that end between characters")
    func encodedWords() throws {
        let subject = "Su código de acceso — 你好, " + String(repeating: "ñandú 🍅 ", count: 20)
        let text = text(try Letters.letter(subject: subject))
        let head = text.components(separatedBy: "\r\n\r\n")[0].components(separatedBy: "\r\n")
        let start = try #require(head.firstIndex { $0.hasPrefix("Subject: ") })
        let lines =
            [String(head[start].dropFirst(9))]
            + head[(start + 1)...].prefix { $0.hasPrefix(" ") }.map { String($0.dropFirst()) }
        var decoded = ""
        for line in lines {
            #expect(line.count <= 75)
            let match = try #require(line.wholeMatch(of: /=\?utf-8\?B\?([A-Za-z0-9+\/=]+)\?=/))
            let bytes = try #require(Data(base64Encoded: String(match.output.1)))
            decoded += try #require(String(validating: bytes, as: UTF8.self))
        }
        #expect(decoded == subject)
        #expect(head.allSatisfy { $0.utf8.count <= 78 })
    }

    @Test(
        "any text comes back from quoted-printable as it was, in lines of at most 76 printable characters",
        arguments: UInt64(1)...60
    )
    func quotedPrintableLaw(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "a", "olive oil ", "=", ".", "..", "\n", "\r\n", "\n.\n", " \n", "\t", "é", "🍅", "ß\u{301}", "\u{0}",
            "From ",
        ]
        let body = (0..<random.int(in: 0...200)).map { _ in random.pick(pieces) }.joined()
        let encoded = QuotedPrintable.encoded(body)
        for line in String(decoding: encoded, as: UTF8.self).components(separatedBy: "\r\n") {
            #expect(line.utf8.count <= 76, "seed \(seed)")
            #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "seed \(seed)")
            #expect(!line.hasSuffix(" "), "seed \(seed)")
        }
        var lines = body.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        if !lines.hasSuffix("\n"), !lines.isEmpty { lines += "\n" }
        #expect(try Self.decoded(encoded) == lines, "seed \(seed)")
    }

    private static func decoded(_ bytes: [UInt8]) throws -> String {
        var plain: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if byte == 0x0D, rest.first == 0x0A { continue }
            guard byte == 0x3D else { plain.append(byte); continue }
            let pair = rest.prefix(2)
            rest = rest.dropFirst(2)
            if Array(pair) == [0x0D, 0x0A] { continue }
            plain.append(try #require(UInt8(String(decoding: pair, as: UTF8.self), radix: 16)))
        }
        return String(decoding: plain, as: UTF8.self)
    }

    @Test(
        "the date is in English and UTC on any day",
        arguments: [
            ("1970-01-01T00:00:00Z", "Thu, 1 Jan 1970 00:00:00 +0000"),
            ("2028-02-29T23:59:59.999Z", "Tue, 29 Feb 2028 23:59:59 +0000"),
            ("1969-12-31T23:59:59Z", "Wed, 31 Dec 1969 23:59:59 +0000"),
            ("2026-11-21T05:06:07-07:00", "Sat, 21 Nov 2026 12:06:07 +0000"),
        ]
    )
    func dates(instant: String, text: String) throws {
        #expect(HeaderText.date(try Instant(iso8601: instant)) == text)
    }

    @Test(
        "every letter of an account names the service, says what to do if it wasn't you, and carries a code only where one is due"
    )
    func letters() throws {
        let code = try #require(OneTimeCode(typed: "004217"))
        let letters: [(AccountLetter, Bool)] = [
            (.signUp(code: code, minutes: 10), true), (.reset(code: code, minutes: 10), true),
            (.newAddress(code: code, minutes: 10), true), (.addressTried, false), (.passwordChanged, false),
            (.addressChanged, false),
        ]
        for (letter, hasCode) in letters {
            let text = AccountLetters(service: "Maricopa Healthy").text(of: letter)
            #expect(text.subject.contains("Maricopa Healthy"))
            #expect(text.body.contains("004217") == hasCode)
            #expect(text.body.contains("If it wasn't you") || text.body.contains("If you didn't"))
            #expect(!text.subject.contains("\n"))
            // The service has no address of its own to write to.
            #expect(!text.body.contains("write to Maricopa Healthy"))
        }
        let moved = AccountLetters(service: "Maricopa Healthy").text(of: .addressChanged).body
        #expect(moved.contains("the Contact page of Maricopa Healthy says how"))
    }

    @Test("a file mailer writes one whole file a letter, for its owner alone; the same letter twice is one file")
    func fileMailer() async throws {
        let folder = try TemporaryFolder()
        let mailer = FileMailer(folder: folder.file("outbox"))
        let message = try Letters.letter()
        try await mailer.send(message)
        try await mailer.send(message)
        let names = try FileManager.default.contentsOfDirectory(atPath: mailer.folder.path)
        #expect(names == ["2026-05-01T160007-0197-abc.eml"])
        let file = mailer.folder.appending(path: names[0])
        #expect(try Array(Data(contentsOf: file)) == message.bytes)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
        #expect(
            try FileManager.default.attributesOfItem(atPath: mailer.folder.path)[.posixPermissions] as? Int == 0o700
        )
    }

    @Test("a folder that can't be written says so, and the letter waits")
    func fileMailerWithoutFolder() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("taken")
        try Data().write(to: file)
        await #expect {
            try await FileMailer(folder: file).send(try Letters.letter())
        } throws: { error in
            (error as? MailFailure)?.kind == .unreachable && (error as? MailFailure)?.reason.contains(file.path) == true
        }
    }

    @Test("a failure's reason is kept in English and shown in Spanish, with the server's own words in quotation marks")
    func shownReason() {
        let cause = MailCause.answered(.refused(server: "mail.example.org:25"), said: "550 it was canceled")
        let failure = Language.$current.withValue(.spanish) { MailFailure(.refused, cause) }
        #expect(failure.reason == "mail.example.org:25 refuses it; the server answered: “550 it was canceled”")
        #expect(MailCause.shown(failure.reason) == failure.reason)
        Language.$current.withValue(.spanish) {
            let shown = MailCause.shown(failure.reason)
            #expect(shown == "mail.example.org:25 lo rechaza; el servidor respondió: “550 it was canceled”")
            #expect(MailCause.shown(MailCause.tooOld.text) == "era demasiado antiguo para enviarse")
            let slow = MailCause.slow(server: "[::1]:25", milliseconds: 1_500)
            #expect(MailCause.shown(slow.text) == "[::1]:25 no terminó en 1500 ms")
            #expect(MailCause.noPort(0).words == "no existe el puerto 0 — indique uno del 1 al 65535")
        }
    }

    @Test("a letter's id can't lead a file out of its folder")
    func identifiers() throws {
        let message = MailMessage(
            id: "../../etc/passwd\r\n>",
            sender: try Letters.sender,
            recipient: try EmailAddress("ana@example.org"),
            subject: "",
            body: "",
            date: Instant(milliseconds: 0)
        )
        #expect(message.id == "etcpasswd")
    }
}
