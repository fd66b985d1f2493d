import Foundation
import Testing

@Suite("Banned calls in the sources")
struct BannedCallTests {
    static let sources = Result { try SourceTree.files(in: "Shared", "Packages", "Apps") }

    /// The banned calls. `texts` are substrings of which each match has at least one. `liveMay` allows a call in `*Live.swift` files, whose purpose
    /// is access to the system.
    static let bans: [(name: String, texts: [String], regex: @Sendable (String) -> Bool, liveMay: Bool)] = [
        ("Date()", ["Date()"], { $0.contains(#/(^|[^A-Za-z.])Date\(\)/#) }, true),
        (
            ".now as the system's clock", [".now"],
            { $0.contains(#/\bDate\.now\b|Clock\(?\)?\.now\b|(^|[ (,:=])\.now\b(?!\()/#) },
            true
        ),
        ("Calendar.current", ["Calendar.current"], { $0.contains("Calendar.current") }, true),
        ("TimeZone.current", ["TimeZone.current"], { $0.contains("TimeZone.current") }, true),
        ("UUID()", ["UUID()"], { $0.contains(#/(^|[^.A-Za-z])UUID\(\)/#) }, true),
        (
            ".random or .shuffled()", [".random(", ".shuffled()"],
            { $0.contains(#/\.random\(|\.shuffled\(\)/#) && !$0.contains("using: ") }, true
        ),
        ("try!", ["try!"], { $0.contains(#/\btry!/#) }, false),
        ("fatalError", ["fatalError("], { $0.contains(#/\bfatalError\(/#) }, false),
        ("as!", ["as! "], { $0.contains(#/\bas! /#) }, false),
        ("a note for later", ["TODO", "FIXME", "XXX"], { $0.contains(#/\b(TODO|FIXME|XXX)\b/#) }, false),
    ]

    @Test("time, zone, ids and randomness are passed in, and no input can crash", arguments: bans.map(\.name))
    func banned(name: String) throws {
        let ban = try #require(Self.bans.first { $0.name == name })
        #expect(try Self.sources.get().count > 100)
        for file in try Self.sources.get() where !(ban.liveMay && file.isLive) {
            for (number, line) in file.lines(with: ban.texts) {
                // Comments may mention a call, but may not be a note for later.
                let isComment = line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
                guard !isComment || name == "a note for later" else { continue }
                #expect(!ban.regex(line), "\(file.path):\(number) says \(name): \(line)")
            }
        }
    }

    @Test("each ban would catch what it is for")
    func bansBite() {
        let samples = [
            "let a = Date()", "let b = Date.now", "Calendar.current.date", "TimeZone.current", "let id = UUID()",
            "Int.random(in: 0..<2)", "try! read()", "fatalError()", "x as! Int", "// x TODO later",
        ]
        for (ban, sample) in zip(Self.bans, samples) {
            #expect(ban.regex(sample), "\(ban.name) does not see \(sample)")
            #expect(ban.texts.contains { sample.contains($0) }, "\(ban.name) does not look at \(sample)")
        }
    }

    @Test("a file has one subject and at most 400 lines")
    func length() throws {
        // Tables of texts and of facts are as long as they are.
        for file in try Self.sources.get() where !file.path.contains("/Words/") && !file.path.contains("/Tables/") {
            #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines")
        }
    }

    @Test("nothing is called Manager, Helper or Util")
    func names() throws {
        for file in try Self.sources.get() {
            #expect(!file.name.contains(#/Manager|Helper|Util/#), "\(file.path)")
            for (_, line) in file.lines(with: ["Manager", "Helper", "Util"]) {
                #expect(
                    !line.contains(#/\b(struct|class|enum|actor|protocol) \w*(Manager|Helper|Utils?)\b/#),
                    "\(file.path): \(line)"
                )
            }
        }
    }

    @Test("every test file expects something")
    func expectations() throws {
        for file in try SourceTree.files(in: "Tests") where file.lines.contains(where: { $0.contains("@Test") }) {
            let text = file.lines.joined(separator: "\n")
            #expect(text.contains(#/#expect|#require|Issue\.record|withKnownIssue|assert|\.compare\(/#), "\(file.path)")
        }
    }

    @Test("nothing sleeps in a test: time is passed in")
    func noSleep() throws {
        let files = try SourceTree.files(in: "Tests").filter { !$0.path.hasPrefix("Tests/FaultWorker/") }
        for file in files {
            for (number, line) in file.lines(with: ["sleep"]) where !line.contains("#/") {
                #expect(
                    !line.contains(#/\busleep\(|\bnanosleep\(|Task\.sleep|Thread\.sleep/#),
                    "\(file.path):\(number) sleeps"
                )
            }
        }
    }

    @Test("continuous integration runs setup, lint and the whole suite, and insists on corpora and judges")
    func continuousIntegration() throws {
        let script = try SourceTree.text(".ci/run").components(separatedBy: "\n")
        let steps = script.filter { $0.hasPrefix("make ") }
        #expect(steps == ["make setup", "make lint", "make test"])
        #expect(script.contains("export NOURISH_INSIST=1"))
        #expect(try SourceTree.text(".github/workflows/ci.yml").contains("\n      - run: .ci/run\n"))
        let makefile = try SourceTree.text("Makefile")
        #expect(makefile.contains(#/\ntest: setup .*\n\t@scripts/test\n/#))
        let suite = try SourceTree.text("scripts/test")
        #expect(suite.contains(#/\nswift test .*\nstatus=\$\{PIPESTATUS\[0\]\}\n/#))
        #expect(suite.hasSuffix("exit \"$status\"\n"))
        #expect(makefile.contains(#/\nrun: setup /#))
    }
}
