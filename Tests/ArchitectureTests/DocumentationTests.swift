import Foundation
import Testing

@Suite("Everything that the documents name exists")
struct DocumentationTests {
    static let apps = ["habit", "kidney", "maricopa", "nourish", "recipebox", "roomd", "tips"]

    /// The paths of the repository's files from its root, without build products and fetched packages.
    static let files = Result {
        var files: Set<String> = []
        for top in try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path)
        where ![".git", ".build", ".venv"].contains(top) {
            files.insert(top)
            guard let walk = FileManager.default.enumerator(atPath: SourceTree.root.appending(path: top).path) else {
                continue
            }
            for case let path as String in walk {
                if path.hasSuffix(".build") { walk.skipDescendants() } else { files.insert("\(top)/\(path)") }
            }
        }
        return files
    }

    /// Whether a text names a file or folder of the repository that doesn't exist.
    static func isLost(_ text: String, among files: Set<String>) -> Bool {
        guard text.wholeMatch(of: #/[A-Za-z0-9._+*\/-]+/#) != nil, text.contains(#/[a-z]/#) else { return false }
        let path = text.hasSuffix("/") ? String(text.dropLast()) : text
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let isFromRoot = parts.count > 1 && files.contains(parts[0])
        // "NAME.swift" is a placeholder.
        let isSource = path.hasSuffix(".swift") && !path.contains("NAME")
        let isFolder = text.hasSuffix("/") && parts.count == 1 && path.contains(#/^[A-Z]/#)
        guard isFromRoot || isSource || isFolder else { return false }
        if let star = path.firstIndex(of: "*") {
            let (before, after) = (path[..<star], path[path.index(after: star)...])
            return !files.contains { $0.hasPrefix(before) && $0.hasSuffix(after) }
        }
        return !files.contains(path) && (isFromRoot || !files.contains { $0.hasSuffix("/" + path) })
    }

    @Test("each file and folder that a document names in backticks exists")
    func paths() throws {
        let files = try Self.files.get()
        for document in try Document.all() {
            let lost = document.spans.filter { Self.isLost($0, among: files) }
            #expect(lost.isEmpty, "\(document.path) names \(lost)")
        }
    }

    @Test("each test that a document names exists")
    func tests() throws {
        let files = try TestReference.files.get()
        let documents = try Document.all()
        #expect(documents.contains { $0.path == "docs/asvs.md" } && documents.contains { $0.path == "SECURITY.md" })
        #expect(documents.contains { $0.path.hasSuffix("StorageKit.docc/StorageKit.md") })
        for document in documents {
            for reference in document.spans where reference.contains(TestReference.separator) {
                let fault = TestReference.fault(in: reference, among: files)
                #expect(fault == nil, "\(document.path): \(fault ?? "")")
            }
        }
        let own = "ArchitectureTests/DocumentationTests.swift"
        #expect(TestReference.fault(in: "\(own) › each test that a document names exists", among: files) == nil)
        for lost in ["\(own) › a test that was renamed away", "ArchitectureTests/Gone.swift › x", own] {
            #expect(TestReference.fault(in: lost, among: files) != nil)
        }
    }

    @Test("each line of the threat model names a scenario of the attackers' suite")
    func scenarios() throws {
        let text = try SourceTree.text("docs/threat-model.md")
        // The build refuses a package with a known fault, so there is no program to attack.
        let sections = text.split(separator: "\n## ").filter { !$0.hasPrefix("Supply chain") }
        let rows = sections.flatMap { $0.split(separator: "\n") }.filter { $0.contains(" › ") }
        #expect(rows.count > 40)
        for row in rows { #expect(row.contains("`AttackTests/"), "\(row.prefix(120))") }
    }

    @Test("each hazard names a test that shows what stops it, and has an id of its own")
    func hazards() throws {
        let rows = try SourceTree.text("docs/hazards.md").split(separator: "\n").filter { $0.hasPrefix("| H") }
        #expect(rows.count > 30)
        for (index, row) in rows.enumerated() {
            let number = index + 1
            #expect(row.hasPrefix("| H\(number < 10 ? "0" : "")\(number) |"), "\(row.prefix(40))")
            #expect(
                row.contains(TestReference.separator) && row.split(separator: " | ").count == 7,
                "\(row.prefix(80))"
            )
        }
    }

    @Test("each section of ASVS 5.0 has one row with its state")
    func asvs() throws {
        // The number of sections in each of the chapters V1 to V17.
        let counts = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3]
        let sections = counts.enumerated().flatMap { chapter, count in (1...count).map { "V\(chapter + 1).\($0)" } }
        let text = try SourceTree.text("docs/asvs.md")
        let rows = text.matches(of: #/(?m)^\| (V\d+\.\d+) [^|]*\| (met|partly|not met|not applicable) \|/#)
        #expect(rows.map { String($0.output.1) } == sections)
    }

    @Test(
        "a name is looked for where it says that it is",
        arguments: [
            ("docs/gone.md", true), ("docs/there.md", false), ("docs/", false), ("Rules/", false), ("Gone/", true),
            ("Rules/Scaling.swift", false), ("Scaling.swift", false), ("Ling.swift", true), ("Rules/Gone.swift", true),
            ("docs/the*.md", false), ("docs/go*.md", true), ("NAME.swift", false), ("rooms/ROOM", false),
            ("1/2", false),
        ]
    )
    func names(_ text: String, _ isLost: Bool) {
        let files: Set = ["docs", "docs/there.md", "Packages", "Packages/Rules", "Packages/Rules/Scaling.swift"]
        #expect(Self.isLost(text, among: files) == isLost)
    }

    @Test("each command of an app that a document shows is on the app's page, and so are its options", arguments: apps)
    func commands(_ app: String) throws {
        let page = try CommandPage(app)
        #expect(!page.commands.isEmpty && page.options.contains("--data-dir"))
        #expect(page.fault(in: [app, "gone"]) != nil && page.fault(in: [app, "--gone"]) != nil)
        for document in try Document.all() {
            for words in document.commands where words[0] == app && words[1].contains(#/^[a-z-]*[a-z]/#) {
                let fault = page.fault(in: words)
                #expect(fault == nil, "\(document.path): \(words.joined(separator: " ")): \(fault ?? "")")
            }
        }
    }

    @Test("each target of make that a document names is in the Makefile")
    func targets() throws {
        let targets = Set(try SourceTree.text("Makefile").matches(of: #/(?m)^([a-z]+):/#).map { String($0.1) })
        #expect(targets.contains("install") && !targets.contains("gone"))
        for document in try Document.all() {
            for words in document.commands where words[0] == "make" {
                #expect(targets.contains(words[1]), "\(document.path): make \(words[1])")
            }
        }
    }

    @Test("every app is installed, and has its page of commands")
    func installed() throws {
        let manifest = try SourceTree.text("Package.swift")
        let apps = manifest.matches(of: #/path: "Apps\/([a-z]+)"/#).map { String($0.1) }.sorted()
        #expect(apps == Self.apps)
        let makefile = try SourceTree.text("Makefile")
        let list = try #require(makefile.firstMatch(of: #/(?m)^APPS := (.+)$/#)).1
        #expect(list.split(separator: " ").map(String.init).sorted() == apps)
        let pages = try FileManager.default.contentsOfDirectory(
            atPath: SourceTree.root.appending(path: "docs/cli").path
        )
        #expect(pages.sorted() == apps.map { "\($0).md" })
    }

    @Test("each library product has a catalog, whose page bears its name")
    func catalogs() throws {
        let files = try Self.files.get()
        let products = try SourceTree.text("Package.swift").matches(of: #/\.library\(name: "([A-Za-z]+)"/#)
            .map { String($0.1) }
        #expect(products.contains("StorageKit"))
        for product in products {
            let name = "\(product)/\(product).docc/\(product).md"
            let page = try #require(files.first { $0.hasSuffix("/" + name) }, "there is no \(name)")
            #expect(try SourceTree.text(page).hasPrefix("# ``\(product)``\n"), "\(page) begins with another name")
        }
    }

    @Test("each package, system library and judge that is asked for has its row in docs/dependencies.md")
    func dependencies() throws {
        let text = try SourceTree.text("docs/dependencies.md")
        let packages = try ["Package.swift", "docs/site/Package.swift", "Tests/Mutants/Package.swift"]
            .map(SourceTree.text).joined()
            .matches(of: #/url: "https:\/\/github\.com\/([^"]+)"/#).map { String($0.1) }
        #expect(packages.contains("groue/GRDB.swift") && packages.contains("swiftlang/swift-docc-plugin"))
        let system = try SourceTree.text("scripts/packages.txt").split(separator: "\n").map(String.init)
        #expect(system.contains("libsqlite3-dev"))
        let judges = try SourceTree.text("scripts/judges.txt").matches(of: #/(?m)^[A-Za-z0-9-]+/#).map { String($0.0) }
        #expect(judges.contains("icalendar"))
        for name in packages + system + judges { #expect(text.contains(name), "docs/dependencies.md has no \(name)") }
    }
}
