import AccountKit
import Testing

@Suite("E-mail addresses")
struct EmailAddressTests {
    @Test(
        "an address is taken as it was typed, without the spaces around it",
        arguments: [
            ("ana@example.org", "ana@example.org", "ana@example.org"),
            ("  Ana.Ruiz+market@Example.ORG\n", "Ana.Ruiz+market@Example.ORG", "ana.ruiz+market@example.org"),
            ("josé@bücher.example", "josé@bücher.example", "josé@bücher.example"),
            ("jose\u{301}@example.org", "josé@example.org", "josé@example.org"),
            ("ÉVA@BÜCHER.example", "ÉVA@BÜCHER.example", "Éva@bÜcher.example"),
            ("用户@例子.广告", "用户@例子.广告", "用户@例子.广告"),
            (
                "o'neil_{1}@xn--bcher-kva.example", "o'neil_{1}@xn--bcher-kva.example",
                "o'neil_{1}@xn--bcher-kva.example"
            ),
            ("a@1.example2", "a@1.example2", "a@1.example2"),
        ]
    )
    func taken(typed: String, text: String, key: String) throws {
        let address = try EmailAddress(typed)
        #expect(Array(address.text.utf8) == Array(text.utf8))
        #expect(Array(address.key.utf8) == Array(key.utf8))
    }

    static let refusals: [(String, EmailProblem)] = [
        ("", .empty), ("  \t\n", .empty), ("ana", .noAt), ("ana@b@c.org", .severalAts), ("@example.org", .noName),
        ("ana@", .noDomain), ("ana@localhost", .domainWithoutDot("localhost")), (".ana@example.org", .dots),
        ("ana.@example.org", .dots), ("a..na@example.org", .dots), ("ana@example..org", .dots), ("ana@.org", .dots),
        ("ana@example.org.", .dots), ("ana@-a.org", .domainPart("-a")), ("ana@a-.org", .domainPart("a-")),
        ("ana@127.0.0.1", .numericDomain("127.0.0.1")), ("ana@[127.0.0.1]", .character("[")),
        ("a b@example.org", .character(" ")), ("\"a\"@example.org", .character("\"")),
        ("ana@example.org\r\nBcc: eve@example.org", .character("\r")), ("ana\0@example.org", .character("\0")),
        ("Ana <ana@example.org>", .character(" ")), ("<ana@example.org>", .character("<")),
        ("ana,eve@example.org", .character(",")), ("ana@exam_ple.org", .character("_")),
        ("a\u{200B}na@example.org", .character("\u{200B}")), ("a\u{202E}na@example.org", .character("\u{202E}")),
        ("a\u{A0}na@example.org", .character("\u{A0}")), ("a\u{1F345}@example.org", .character("\u{1F345}")),
    ]

    @Test("an address that can't be mailed to, or smuggles syntax in, is refused with the reason", arguments: refusals)
    func refused(typed: String, problem: EmailProblem) {
        #expect(throws: problem) { try EmailAddress(typed) }
        #expect(problem.description.contains(" — "))
    }

    @Test("the limits of length are those of mail, in bytes, and the last allowed is taken")
    func lengths() throws {
        let name = String(repeating: "a", count: 64)
        let label = String(repeating: "b", count: 63)
        _ = try EmailAddress("\(name)@\(label).org")
        #expect(throws: EmailProblem.nameTooLong(limit: 64)) { try EmailAddress("a\(name)@example.org") }
        #expect(throws: EmailProblem.domainPart("b\(label)")) { try EmailAddress("a@b\(label).org") }
        let long = "\(name)@\(label).\(label).\(String(repeating: "c", count: 57)).org"
        #expect(long.utf8.count == 254)
        _ = try EmailAddress(long)
        #expect(throws: EmailProblem.tooLong(limit: 254)) { try EmailAddress(long + "x") }
        #expect(throws: EmailProblem.nameTooLong(limit: 64)) {
            try EmailAddress("\(String(repeating: "é", count: 33))@example.org")
        }
    }

    @Test("the ASCII of a name is letters, digits and signs of mail, and that of a domain letters, digits and hyphens")
    func ascii() throws {
        for byte in 0...0x7F as ClosedRange<UInt8> where byte != UInt8(ascii: "@") {
            let isCapital = (0x41...0x5A).contains(byte)
            let isWord = isCapital || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
            let character = String(Unicode.Scalar(byte))
            let address = try? EmailAddress("a\(character)b@example.org")
            #expect((address != nil) == (isWord || "!#$%&'*+-/=?^_`{|}~.".utf8.contains(byte)), "byte \(byte)")
            let small = isCapital ? String(Unicode.Scalar(byte + 0x20)) : character
            if let address { #expect(address.key == "a\(small)b@example.org") }
            let domain = try? EmailAddress("a@x\(character)y.org")
            #expect((domain != nil) == (isWord || character == "-" || character == "."), "byte \(byte)")
        }
        for ending in ["0", "9", "09"] {
            #expect(throws: EmailProblem.numericDomain("x.\(ending)")) { try EmailAddress("a@x.\(ending)") }
        }
        for ending in ["0a", "a9", "9-a"] { _ = try EmailAddress("a@x.\(ending)") }
    }

    @Test("letters that only look alike after folding stay two addresses")
    func noFolding() throws {
        #expect(try EmailAddress("ı@example.org").key != EmailAddress("i@example.org").key)
        #expect(try EmailAddress("straße@example.org").key != EmailAddress("strasse@example.org").key)
        #expect(try EmailAddress("É@example.org").key != EmailAddress("é@example.org").key)
    }
}
