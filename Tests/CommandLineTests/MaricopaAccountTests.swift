import Foundation
import TestKit
import Testing

@Suite("maricopa account, by its commands")
struct MaricopaAccountTests {
    static let password = "olive grove at noon\n"

    @Test("sign-up, login in another case, logout: the code comes by mail, and the profile says who one is")
    func story() throws {
        let box = try MaricopaBox()
        let pitch = try box.done("account", "sign-up")
        #expect(pitch.contains("Terms of Service") && pitch.contains("Privacy Policy"))
        #expect(try box.done("account", "profile").contains("Create an account"))
        #expect(try box.done("settings").contains("Log in or create an account"))
        try box.done("account", "sign-up", "Ana@Example.org", "--name", "Ana", input: Self.password)
        #expect(try box.done("account", "verify", box.lastCode()).contains("signed in as Ana@Example.org"))
        #expect(try box.json("account", "profile")["user"]?["name"] == .text("Ana"))
        #expect(try box.done("settings").contains("Signed in as Ana@Example.org"))
        try box.done("account", "logout")
        #expect(try box.json("account", "profile")["user"] == .null)
        try box.refused(77, "account", "login", "ana@example.org", input: "something else\n")
        #expect(try box.done("account", "login", "ANA@example.ORG", input: Self.password).contains("Ana@Example.org"))
    }

    @Test("an incomplete form is refused with the dialog's words, and a field at a time is named")
    func forms() throws {
        let box = try MaricopaBox()
        let missing = try box.refused(65, "account", "sign-up", "ana@example.org")
        #expect(missing.contains("Please complete the form: password. The password"), "\(missing)")
        let both = try box.refused(65, "account", "sign-up", "ana", input: "short\n")
        #expect(both.contains("no @") && both.contains("fewer than 8 characters"))
        #expect(try box.letters().isEmpty)
        #expect(try box.refused(66, "account", "verify", "123456").contains("no sign-up is under way"))
    }

    @Test("two codes in flight are both good, a used one is void, an old one is, and the sixth guess finds none")
    func codes() throws {
        let box = try MaricopaBox()
        try box.done("account", "sign-up", "ana@example.org", input: Self.password)
        let first = try box.lastCode()
        try box.done("account", "resend", at: "2026-05-02T08:01")
        let second = try box.lastCode()
        #expect(first != second)
        try box.done("account", "verify", first, at: "2026-05-02T08:02")
        try box.refused(66, "account", "verify", second, at: "2026-05-02T08:02")

        try box.done("account", "forgot", "ANA@example.org", at: "2026-05-02T09:00")
        let reset = try box.lastCode()
        let words = "another olive grove\n"
        try box.refused(65, "account", "reset", reset, at: "2026-05-02T09:10", input: words)

        try box.done("account", "forgot", "ana@example.org", at: "2026-05-02T10:00")
        let guessed = try box.lastCode()
        for guess in (100_000..<100_006).map(String.init) where guess != guessed {
            try box.refused(65, "account", "reset", guess, at: "2026-05-02T10:01", input: words)
        }
        try box.refused(65, "account", "reset", guessed, at: "2026-05-02T10:02", input: words)

        try box.done("account", "forgot", "ana@example.org", at: "2026-05-02T11:00")
        let last = try box.lastCode()
        try box.done("account", "reset", last, at: "2026-05-02T11:01", input: words)
        try box.refused(66, "account", "reset", last, at: "2026-05-02T11:02", input: words)
        try box.refused(77, "account", "login", "ana@example.org", at: "2026-05-02T11:03", input: Self.password)
        try box.done("account", "login", "ana@example.org", at: "2026-05-02T11:03", input: words)
    }

    @Test("asking for a reset answers the same with and without an account")
    func sameAnswer() throws {
        let box = try MaricopaBox()
        try box.signUp()
        let known = try box.done("account", "forgot", "ana@example.org")
        let unknown = try box.done("account", "forgot", "eva@example.org")
        #expect(known.replacing("ana@", with: "eva@") == unknown)
        #expect(known.contains("is on its way") && known.contains("Contact") && known.contains("Resend verification"))
    }

    @Test("a letter that can't be sent waits, and the tick sends it once it can")
    func mail() throws {
        let box = try MaricopaBox()
        try box.done("admin", "mail", "--server", "smtp://127.0.0.1:1")
        let result = try box.run(["account", "sign-up", "ana@example.org"], input: Self.password)
        #expect(result.status == 0 && result.errorText.contains("couldn't be sent yet"))
        #expect(try box.letters().isEmpty)
        try box.done("admin", "mail", "--clear")
        try box.done("tick", at: "2026-05-02T08:05")
        try box.done("account", "verify", box.lastCode(), at: "2026-05-02T08:06")
    }

    @Test(
        "the key, the token, the ticket and the mail password lie in files of mode 0600, and in no backup and no archive"
    )
    func secrets() throws {
        let box = try MaricopaBox()
        try box.signUp()
        try box.done("account", "sign-up", "eva@example.org", input: Self.password)
        try box.done("admin", "mail", "--server", "smtps://news@mail.example.org", input: "the mail password\n")
        try box.done("backup", "copy.sqlite")
        try box.done("archive", "export", "copy.jsonl")
        let copies = try ["copy.sqlite", "copy.jsonl"].map { try Data(contentsOf: box.box.folder.file($0)) }
        let folder = try box.dataFolder()
        for name in ["maricopa.key", "maricopa.session", "maricopa.sign-up", "maricopa.mail"] {
            let file = folder.appendingPathComponent(name)
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(name)")
            var secret = try Data(contentsOf: file)
            if name != "maricopa.key", secret.last == 0x0A { secret.removeLast() }
            for copy in copies { #expect(copy.range(of: secret) == nil, "\(name)") }
        }
        for text in ["olive grove at noon", "the mail password"] {
            for copy in copies { #expect(copy.range(of: Data(text.utf8)) == nil) }
        }
    }

    @Test("the owner makes a user an admin; the profile and the list of users say so")
    func roles() throws {
        let box = try MaricopaBox()
        try box.signUp()
        #expect(try box.done("admin", "role", "ANA@example.org", "admin").contains("is an admin now"))
        #expect(try box.json("account", "profile")["user"]?["role"] == .text("admin"))
        #expect(try box.json("admin", "users")["rows"]?[0]?["role"] == .text("admin"))
        try box.refused(66, "admin", "role", "eva@example.org", "admin")
        try box.refused(64, "admin", "role", "ana@example.org", "king")
        try box.refused(64, "admin", "remove-user", "ana@example.org")
        #expect(try box.done("admin", "remove-user", "ana@example.org", "--yes").contains("is removed"))
        #expect(try box.done("admin", "users").contains("no accounts"))
    }

    @Test("subscribing asks to sign in, refuses what is wrong, and lists and ends what was subscribed to")
    func subscriptions() throws {
        let box = try MaricopaBox()
        #expect(try box.done("subscribe").contains("Log in or create an account to subscribe"))
        try box.refused(77, "subscribe", "events")
        try box.signUp()
        #expect(try box.refused(65, "subscribe", "events", "--zip", "8500").contains("no ZIP code"))
        #expect(try box.refused(65, "subscribe", "gossip").contains("gossip"))
        #expect(try box.done("subscribe", "events", "newsletter", "--zip", "85003").contains("Events"))
        let ended = try box.done("subscriptions", "--end", "events")
        #expect(ended.contains("newsletter  since 2026-05-02"))
        #expect(!ended.contains("Events  since"))
        #expect(try box.json("admin", "subscribers")["rows"]?[0]?["zip"] == .text("85003"))
        let table = box.box.folder.file("subscribers.csv")
        try box.done("admin", "subscribers", "--csv", table.path)
        #expect(try String(contentsOf: table, encoding: .utf8).contains("ana@example.org,,85003,newsletter,2026-05-02"))
        try box.refused(66, "admin", "subscribers", "events", "--remove", "ana@example.org")
        let left = try box.done("admin", "subscribers", "--remove", "ANA@example.org")
        #expect(left.contains("Nobody subscribed yet"))
    }

    @Test("favorites and ratings ask to sign in; deleting the account logs out, and its address is free again")
    func deletion() throws {
        let box = try MaricopaBox()
        #expect(try box.done("favorite").contains("Log in or create an account to keep"))
        try box.refused(77, "favorite", "add", "nothing")
        try box.refused(77, "rate", "nothing", "3")
        try box.signUp()
        try box.refused(66, "favorite", "add", "nothing")
        try box.refused(65, "rate", "nothing", "6")
        try box.refused(64, "account", "delete", input: Self.password)
        try box.refused(77, "account", "delete", "--yes", input: "something else\n")
        try box.done("account", "delete", "--yes", input: Self.password)
        #expect(try box.json("account", "profile")["user"] == .null)
        #expect(try box.done("admin", "users").contains("no accounts"))
        try box.refused(77, "account", "login", "ana@example.org", input: Self.password)
        try box.signUp(at: "2026-05-02T08:30")
    }

    @Test("a park is kept, rated and listed; after an admin deletes it the list tells its title, and it can be let go")
    func favorites() throws {
        let box = try MaricopaBox()
        try box.signUp()
        let list = try box.json("parks", "--limit", "1")
        guard case .text(let id)? = list["items"]?[0]?["id"], case .text(let title)? = list["items"]?[0]?["title"]
        else {
            Issue.record("there is no park in \(list)")
            return
        }
        #expect(try box.done("favorite", "add", id).contains("now"))
        #expect(try box.done("rate", id, "4").contains("4 stars; it has 4.0 from 1 rating"))
        let kept = try box.json("favorite", "list")
        #expect(kept["items"]?[0]?["row"]?["rating"]?["tenths"] == .number(40))
        #expect(kept["total"] == .number(1))
        try box.done("admin", "delete", id, "--yes")
        #expect(try box.done("favorite").contains("\(title)  is no longer in the directory"))
        try box.refused(66, "rate", id, "5")
        try box.done("favorite", "remove", id)
        #expect(try box.done("favorite").contains("You keep nothing yet"))
    }

    @Test("at a terminal the password isn't shown, and a new one is typed twice")
    func terminal() throws {
        let box = try MaricopaBox()
        let child = try box.onTerminal("account", "sign-up", "ana@example.org")
        var shown = try child.waitForText("Password:")
        child.send("olive grove at noon\n")
        shown += try child.waitForText("Once more:")
        child.send("olive grove at dusk\n")
        shown += try child.waitForText("the two passwords differ")
        #expect(try child.wait() == .status(65))
        #expect(!shown.contains("olive"))
    }

    @Test("Ctrl-C at the question for a password leaves a terminal that shows what is typed")
    func interrupted() throws {
        let box = try MaricopaBox()
        let program = try Executable.named("maricopa").path
        let child = try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", "trap : INT; \"$0\" \"$@\"; stty -a", program, "account", "sign-up", "ana@example.org"]
                + MaricopaBox.at(MaricopaBox.start),
            environment: box.box.environment,
            folder: box.box.folder.url,
            streams: .terminal
        )
        _ = try child.waitForText("Password:")
        child.send("\u{3}")
        let settings = try child.waitForText("echonl")
        #expect(settings.contains(" echo ") && !settings.contains("-echo "), "\(settings)")
        #expect(try child.wait() == .status(0))
    }
}

extension MaricopaBox {
    /// The folder of the data.
    func dataFolder() throws -> URL {
        box.folder.url.appendingPathComponent(".local/share/nourish", isDirectory: true)
    }

    /// The letters in the outbox, oldest first.
    func letters() throws -> [String] {
        let folder = try dataFolder().appendingPathComponent("maricopa.outbox", isDirectory: true)
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        // The file names begin with the time of writing, followed by an id.
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }

    /// The code in the last letter.
    func lastCode() throws -> String {
        let letter = try #require(try letters().last)
        return String(try #require(letter.firstMatch(of: /Your code: ([0-9]{6})/)).output.1)
    }

    /// Signs a user up, who then is signed in.
    func signUp(_ email: String = "ana@example.org", at wallTime: String = start) throws {
        try done("account", "sign-up", email, at: wallTime, input: MaricopaAccountTests.password)
        try done("account", "verify", lastCode(), at: wallTime)
    }
}
