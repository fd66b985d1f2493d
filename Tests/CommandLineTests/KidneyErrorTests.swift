import Foundation
import TestKit
import Testing

@Suite("Kidney refuses with what to do, and nothing is changed")
struct KidneyErrorTests {
    /// A command with its exit status and a part of its error.
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let status: Int32
        let says: String

        init(_ arguments: [String], _ status: Int32, _ says: String) {
            (self.arguments, self.status, self.says) = (arguments, status, says)
        }

        var testDescription: String { arguments.map { String($0.prefix(40)) }.joined(separator: " ") }
    }

    static let beforeTerms: [[String]] = [
        ["today"], ["targets"], ["journal"], ["profile"], ["profile", "set", "--name", "Ana"], ["weight", "list"],
        ["weight", "add", "81.2kg"], ["bp", "add", "128/76"], ["lab", "add", "potassium", "5.4"], ["lab", "list"],
        ["activity", "add", "steps", "10"], ["food", "search", "banana"], ["food", "show", "ndb-09040"],
        ["food", "custom", "list"], ["eat", "ndb-09040", "150 g"], ["drink", "ndb-14209", "1 cup"],
        ["photo", "add", "none.png"], ["substitute", "ndb-09040"], ["import", "usda", "nowhere"], ["undo"], ["backup"],
        ["backup", "--list"], ["backup", "copy.sqlite"], ["restore", "latest"], ["restore", "ana.sqlite", "--yes"],
        ["archive", "export", "copy.jsonl"], ["archive", "import", "ana.jsonl"], ["doctor"], ["doctor", "--json"],
        ["tick"], ["agent", "status"], ["agent", "install"], ["agent", "remove"],
    ]

    static let measurements = [
        Case(["lab", "add", "potassium", "50", "--unit", "mmol/L"], 65, "did you mean 5.0 mmol/L"),
        Case(["lab", "add", "kryptonite", "5"], 65, "kryptonite"), Case(["lab", "add", "potassium"], 64, "value"),
        Case(["lab", "add", "potassium", "high"], 65, "high"), Case(["lab", "add", "potassium", "-4"], 65, "-4 mEq/L"),
        Case(["lab", "add", "potassium", "4", "--utin", "mmol/L"], 64, "--utin"),
        Case(["lab", "add", "potassium", "5.4", "--unit", "kg"], 65, "kg"),
        Case(["lab", "add", "potassium", "5.4", "--at", "2026-03-04"], 65, "hasn't come yet"),
        Case(["lab", "add", "potassium", "5.4", "--at", "noonish"], 65, "noonish"),
        Case(["lab", "list", "--from", "someday"], 65, "someday"),
        Case(["lab", "ad", "potassium", "4"], 64, "kidney lab has no command “ad” — did you mean “add”?"),
        Case(["lab", "edit", "nothing", "5"], 66, "nothing"),
        Case(["lab", "edit", "nothing", "--unit", "mmol/L"], 64, "--unit"),
        Case(["lab", "delete", "nothing"], 66, "nothing"), Case(["weight", "add", "812kg"], 65, "812"),
        Case(["weight", "add", "81.2 stone"], 65, "stone"), Case(["weight", "add", "81,2"], 65, ",2"),
        Case(["weight", "add", "81.2", "--context", "noon"], 64, "noon"),
        Case(["weight", "delete", "nothing"], 66, "nothing"), Case(["bp", "add", "76/128"], 65, "76/128"),
        Case(["bp", "add", "128"], 65, "128"), Case(["bp", "edit", "nothing", "128/76"], 66, "nothing"),
        Case(["activity", "edit", "nothing", "3"], 66, "nothing"),
        Case(["activity", "delete", "nothing"], 66, "nothing"),
        Case(["activity", "add", "hops", "3"], 64, "hops"), Case(["activity", "add", "minutes", "1441"], 65, "1441"),
    ]

    static let foods = [
        Case(["eat", "ndb-09040"], 64, "amount"), Case(["eat", "unobtainium", "1 g"], 66, "unobtainium"),
        Case(["eat", "ndb-09040", "a lot"], 65, "lot"), Case(["eat", "ndb-09040", "0 g"], 65, "0 g"),
        Case(["eat", "ndb-09040", "-1"], 65, "-1"), Case(["drink", "ndb-14209", "-1", "cup"], 65, "-1 cup"),
        Case(["eat", "ndb-09040", "1", "--mael", "lunch"], 64, "--mael"),
        Case(["eat", "ndb-09040", "1-2 medium"], 65, "range"), Case(["eat", "ndb-09040", "1 barrel"], 65, "barrel"),
        Case(["eat", "cheese", "1 slice"], 66, "ndb-01009"), Case(["eat", "papas", "1 cup"], 66, "ndb-11367"),
        Case(["eat", "refresco", "1 can"], 66, "ndb-14148"), Case(["eat", "papay", "1 cup"], 66, "by likeness"),
        Case(["eat", "sandía", "1"], 65, "wedge"),
        Case(["eat", "ndb-09040", "1 medium", "--at", "2026-03-02"], 65, "2026-03-02"),
        Case(["eat", "ndb-09040", "1 medium", "--at", "2026-03-04T08:00"], 65, "hasn't come yet"),
        Case(["eat", "ndb-09040", "1 medium", "--at", "ayer"], 65, "“ayer 20:00”"),
        Case(["eat", "ndb-09040", "1 medium", "--at", "yesterday"], 65, "without a time"),
        Case(["eat", "ndb-09040", "1 medium", "--at", "mañana 08:00"], 65, "hasn't come yet"),
        Case(["eat", "ndb-09040", "1 medium", "--meal", "tea"], 64, "tea"),
        Case(["targets", "joy"], 64, "joy"), Case(["food", "show", "ndb-09040", "1", "barrel"], 65, "barrel"),
        Case(["drink", "ndb-09040", "1 medium"], 65, "kidney eat"), Case(["food", "show", "nothing"], 66, "nothing"),
        Case(["food", "search"], 64, "text"), Case(["food", "search", "banana", "--limit", "0"], 64, "0"),
        Case(["food", "custom", "create", "Soup"], 65, "no components"),
        Case(["food", "custom", "create", "Soup", "--component", "ndb-09040"], 64, "="),
        Case(["food", "custom", "create", "Soup", "--component", "ndb-09040=1 barrel"], 65, "barrel"),
        Case(["food", "custom", "create", "Soup", "--component", "ndb-09040=1 g", "--yield", "much"], 65, "much"),
        Case(["food", "custom", "create", "Soup", "--component", "ndb-09040=1 g", "--yield", "0 g"], 65, "0 g"),
        Case(["food", "custom", "create", " ", "--component", "ndb-09040=1 g"], 65, "name"),
        Case(["food", "custom", "delete", "ndb-09040"], 77, "your own"),
        Case(["journal", "delete", "nothing"], 66, "nothing"), Case(["journal", "--day", "someday"], 65, "someday"),
        Case(["photo", "add", "none.png"], 66, "none.png"), Case(["substitute", "nothing"], 66, "nothing"),
        Case(["substitute", "ndb-09040", "--lowering", "joy"], 64, "joy"),
        Case(["import", "usda", "nowhere"], 66, "nowhere"), Case(["import", "usda", "."], 66, "FOOD_DES.txt"),
    ]

    static let profiles = [
        Case(["profile", "set", "--name", " "], 65, "name"),
        Case(["profile", "set", "--name", String(repeating: "n", count: 101)], 65, "100"),
        Case(["profile", "set", "--birth-date", "2026-03-04"], 65, "2026-03-04"),
        Case(["profile", "set", "--birth-date", "long ago"], 65, "long ago"),
        Case(["profile", "set", "--height", "17 cm"], 65, "17 cm"),
        Case(["profile", "set", "--height", "tall"], 65, "tall"), Case(["profile", "set", "--sex", "x"], 64, "x"),
        Case(["profile", "set", "--category", "G6"], 65, "G6"),
        Case(["profile", "set", "--from", "2026-03-01"], 64, "--from"),
        Case(["profile", "set", "--dry-weight", "8 kg"], 65, "8 kg"),
        Case(["profile", "set", "--urine", "20 L"], 65, "20000 mL"),
        Case(["profile", "set", "--limit", "joy=3"], 65, "joy"),
        Case(["profile", "set", "--limit", "potassium"], 65, "potassium"),
        Case(["profile", "set", "--limit", "protein=75-60"], 65, "75"),
        Case(["profile", "set", "--limit", "fluid= "], 65, "enter a number"),
        Case(["profile", "set", "--limit", "protein=4,5"], 65, "write a point for decimals"),
        Case(["profile", "set", "--picture", "none.png"], 66, "none.png"),
        Case(["sick-day", "end"], 77, "no sick day is open"),
    ]

    /// The data of a home with the usual profile.
    private static let ana = Result { try KidneyBox().everything() }

    /// - Parameter known: The data before; nil to ask for it.
    private func refuse(_ example: Case, _ home: KidneyBox, before known: String? = nil) throws {
        let before = try known ?? home.everything()
        let result = try home.run(example.arguments)
        #expect(result.status == example.status, "\(result.text)\(result.errorText)")
        #expect(result.errorText.contains(example.says), "\(result.errorText)")
        #expect(result.errorText.hasPrefix("error: "))
        #expect(result.errorText.split(separator: "\n").count == 1)
        #expect(result.output.isEmpty, "\(result.text)")
        #expect(try home.everything() == before)
    }

    @Test("each rule has its message and exit status", arguments: measurements + foods + profiles)
    func refused(_ example: Case) throws {
        try refuse(example, KidneyBox(), before: Self.ana.get())
    }

    @Test(
        "before the terms are accepted nothing can be entered, looked at, taken back, copied, put in place or run",
        arguments: beforeTerms
    )
    func terms(_ arguments: [String]) throws {
        let home = try KidneyBox(.new)
        try KidneyBox().copy(to: home.box.folder.url)
        let files = try FileManager.default.subpathsOfDirectory(atPath: home.box.folder.url.path).count
        let result = try home.run(arguments)
        #expect(result.status == 77, "\(result.text)\(result.errorText)")
        #expect(result.errorText.contains("kidney accept-terms") && result.errorText.hasPrefix("error: "))
        #expect(result.output.isEmpty, "\(result.text)")
        // Checking the accepted terms creates the empty store and no other file.
        let made = try FileManager.default.subpathsOfDirectory(atPath: home.box.folder.url.path)
        #expect(made.filter { !$0.contains("kidney.sqlite") && !$0.hasPrefix(".local") }.count == files, "\(made)")
        try home.done("accept-terms", "--yes")
        #expect(try home.everything() == KidneyBox(.accepted).everything())
    }

    @Test("the terms can be opened before they were accepted, and nothing else")
    func opening() throws {
        let box = try KidneyBox(.new)
        #expect(try box.done("open", "kidney://terms").contains("Read these and accept them"))
        let today = try box.run(["open", "kidney://today"])
        #expect(today.status == 77 && today.errorText.contains("accept-terms"))
    }

    @Test("the terms are accepted by an act on their page, and no other act is done before")
    func acting() throws {
        let box = try KidneyBox(.new)
        let undo = try box.run(["act", "kidney://today", "undo"])
        #expect(undo.status == 77 && undo.errorText.contains("accept-terms"), "\(undo.errorText)")
        #expect(try box.done("act", "kidney://terms", "terms/accept").contains("Next: kidney://today"))
        #expect(try !box.done("open", "kidney://today").isEmpty)
    }

    @Test("before the terms are accepted no daemon stays")
    func daemon() throws {
        let result = try KidneyBox(.new).box.run("kidney", ["daemon"])
        #expect(result.status == 77 && result.errorText.contains("kidney accept-terms"))
    }

    @Test("once they are accepted, a backup and an archive take the place of a store that holds nothing else")
    func carriedOver() throws {
        let ana = try KidneyBox()
        let home = try KidneyBox(.accepted)
        try ana.copy(to: home.box.folder.url)
        #expect(try home.done("archive", "import", "ana.jsonl").hasSuffix("rows from ana.jsonl\n"))
        #expect(try home.json("weight", "list").array.count == 1)
        #expect(try home.everything() == ana.everything())
        let again = try home.run(["archive", "import", "ana.jsonl"])
        #expect(again.status == 77 && again.output.isEmpty)
        #expect(try home.everything() == ana.everything())
        let other = try KidneyBox(.accepted)
        try ana.copy(to: other.box.folder.url)
        try Data("broken".utf8).write(to: other.box.folder.file("broken.jsonl"))
        #expect(try other.run(["archive", "import", "broken.jsonl"]).status == 65)
        #expect(try other.run(["today"]).status == 0)
        try other.done("restore", "ana.sqlite", "--yes")
        #expect(try other.everything() == ana.everything())
    }

    @Test("a store that can't be read hides behind no terms: doctor names it, and a backup takes its place")
    func damaged() throws {
        let ana = try KidneyBox()
        let home = try KidneyBox(.accepted)
        try ana.copy(to: home.box.folder.url)
        let store = home.box.folder.file(".local/share/nourish/kidney.sqlite")
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store.path + suffix) }
        try Data(repeating: 7, count: 8192).write(to: store)
        let doctor = try home.run(["doctor"])
        #expect(
            doctor.status == 1 && doctor.text.contains("kidney restore latest"),
            "\(doctor.text)\(doctor.errorText)"
        )
        try home.done("restore", "ana.sqlite", "--yes")
        #expect(try home.json("weight", "list").array.count == 1)
    }

    @Test("without a profile its commands say how to enter one")
    func noProfile() throws {
        try refuse(Case(["profile"], 66, "kidney profile set --name"), KidneyBox(.accepted))
        try refuse(Case(["profile", "set", "--sex", "female"], 64, "--name"), KidneyBox(.accepted))
    }

    @Test("a dish that another is made of isn't deleted, and the way out is said")
    func foodInUse() throws {
        let home = try KidneyBox()
        try home.done("food", "custom", "create", "Masala", "--component", "ndb-11529=100 g")
        try home.done("food", "custom", "create", "Paneer dish", "--component", "Masala=50 g", "--yield", "45 g")
        try refuse(Case(["food", "custom", "delete", "Masala"], 77, "“Paneer dish”"), home)
    }
}
