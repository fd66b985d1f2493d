import Foundation
import TestKit
import Testing

@Suite("Sharing and the site with the maricopa command", .timeLimit(.minutes(5)))
struct MaricopaSiteTests {
    let home: MaricopaBox
    static let market = "usda-1011820"
    static let base = "https://example.org/healthy/"

    init() throws { home = try MaricopaBox() }

    private func file(_ path: String) -> URL { home.box.folder.file(path) }

    private func text(_ path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }

    private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: file(path).path) }

    /// The files of the site with their contents.
    private func site() throws -> [String: Data] {
        var files: [String: Data] = [:]
        let root = file("public")
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            let place = root.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), !isFolder.boolValue {
                files[path] = try Data(contentsOf: place)
            }
        }
        return files
    }

    @Test("a market is shared as a page that is one file by itself, readable without the app, which it offers")
    func page() throws {
        let shared = try home.done("share", Self.market, "--html", "market.html")
        #expect(shared.contains("Phoenix Public Market") && shared.contains("maricopa://markets/\(Self.market)"))
        #expect(shared.contains("Wrote market.html") && !shared.contains("On the web"))
        let page = try text("market.html")
        #expect(page.contains("<h1 dir=\"auto\">Phoenix Public Market</h1>") && page.contains("Open in the app"))
        #expect(page.contains("href=\"maricopa://markets/\(Self.market)\""))
        #expect(!page.contains("<script>") && !page.contains("src=\"http"))
        let document = try home.json("share", Self.market)
        #expect(document["title"]?.text == "Phoenix Public Market" && document["page"] == .null)
        #expect(document["link"]?.text == "maricopa://markets/\(Self.market)")
        #expect(document["files"]?.array.isEmpty == true)
    }

    @Test(
        "an event is shared as a calendar file, a recipe as a page to print; others are refused, and no file is written"
    )
    func files() throws {
        try home.done(
            "admin",
            "add",
            "event",
            "--id",
            "my-class",
            "--set",
            "title=Cooking class",
            "--set",
            "schedule=2026-05-09 09:00-11:00"
        )
        try home.done("share", "my-class", "--ics", "class.ics")
        let calendar = try text("class.ics")
        #expect(calendar.hasPrefix("BEGIN:VCALENDAR\r\n") && calendar.contains("SUMMARY:Cooking class"))
        try home.done("share", "recipe-calabacitas", "--print", "recipe.html")
        let sheet = try text("recipe.html")
        #expect(sheet.contains("Calabacitas") && sheet.contains("@media print") && !sheet.contains("<nav"))
        #expect(
            try home.refused(65, "share", Self.market, "--html", "no.html", "--ics", "no.ics")
                .contains("is no event that a calendar could hold")
        )
        #expect(try home.refused(65, "share", "my-class", "--print", "no.html").contains("is no recipe"))
        #expect(try home.refused(66, "share", "nothing", "--html", "no.html").contains("there is no record nothing"))
        #expect(!isThere("no.html") && !isThere("no.ics"))
    }

    @Test("the site's settings are set, shown, unset and taken back; a bad one is refused with what to write")
    func settings() throws {
        #expect(try home.done("site", "settings").contains("base: not set"))
        #expect(try home.done("site", "settings", "base", "https://example.org/healthy").contains("base: \(Self.base)"))
        try home.done("site", "settings", "name", "Healthy")
        let all = try home.done("site", "settings")
        #expect(all.contains("base: \(Self.base)\n") && all.contains("name: Healthy\n"))
        #expect(all.contains("apple-app: not set\n"))
        let form = try #require(try home.json("site", "settings")["form"])
        #expect(form["fields"]?.array.contains { $0["value"]?.text == Self.base } == true)
        #expect(try home.refused(65, "site", "settings", "base", "javascript:alert(1)").contains("https://example.org"))
        #expect(try home.refused(65, "site", "settings", "apple-app", "app").contains("the team's ten characters"))
        #expect(try home.refused(64, "site", "settings", "color", "red").contains("is no setting of the site"))
        #expect(try home.refused(64, "site", "settings", "base").contains("give a value, or --remove"))
        #expect(try home.done("site", "settings") == all)
        #expect(try home.done("site", "settings", "name", "--remove").contains("name: not set"))
        try home.done("undo")
        #expect(try home.done("site", "settings") == all)
        #expect(try home.done("share", Self.market).contains("On the web: \(Self.base)markets/\(Self.market).html"))
    }

    @Test("the site is built whole; built again nothing is written, and after an edit only what it changes")
    func build() throws {
        let first = try home.json("site", "build", "public", "--base", Self.base)
        let files = try site()
        #expect(first["written"] == first["files"] && first["removed"] == .number(0))
        #expect(first["missing"]?.array.count == 3)
        for path in ["index.html", "robots.txt", "sitemap.xml", "markets/\(Self.market).html", "markets/map.svg"] {
            #expect(files[path] != nil, "\(path)")
        }
        let again = try home.done("site", "build", "public", "--base", Self.base)
        #expect(again.contains(" in public: 0 written, 0 removed"))
        #expect(
            again.contains("Note: the folder .well-known belongs to the host's root") == Self.base.contains("healthy")
        )
        #expect(try site() == files)
        try Data("mine".utf8).write(to: file("public/markets/notes.txt"))
        try home.done("admin", "edit", Self.market, "--set", "phone=602-555-0199")
        let edited = try home.done("site", "build", "public", "--base", Self.base)
        #expect(edited.contains(" in public: 1 written, 0 removed"))
        #expect(try text("public/markets/\(Self.market).html").contains("602-555-0199"))
        try home.done("admin", "delete", Self.market, "--yes")
        #expect(try home.done("site", "build", "public", "--base", Self.base).contains(", 1 removed"))
        #expect(!isThere("public/markets/\(Self.market).html"))
        #expect(try text("public/markets/notes.txt") == "mine")
    }

    @Test("a page's address opens the record in the app once the site has one; other addresses lead nowhere")
    func open() throws {
        let address = "\(Self.base)markets/\(Self.market).html"
        #expect(try home.refused(66, "open", address).contains("leads nowhere"))
        try home.done("site", "settings", "base", Self.base)
        #expect(try home.json("share", Self.market)["page"]?.text == address)
        #expect(try home.done("open", address + "?from=mail#way").contains("Phoenix Public Market"))
        #expect(try home.done("open", address) == home.done("open", "maricopa://markets/\(Self.market)"))
        #expect(try home.done("open", Self.base + "markets/index.html").contains("Phoenix"))
        try home.refused(66, "open", "https://example.com/healthy/markets/\(Self.market).html")
        try home.refused(66, "open", Self.base + "markets/nothing.html")
    }

    @Test(
        "a site without an address, in a folder with others' files or where none can be made is refused, and nothing changes"
    )
    func refusals() throws {
        #expect(try home.refused(65, "site", "build", "public").contains("maricopa site settings base https://…"))
        #expect(try home.refused(65, "site", "build", "public", "--base", "ftp://example.org").contains("“ftp://"))
        #expect(!isThere("public"))
        try FileManager.default.createDirectory(at: file("public"), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: file("public/index.html"))
        let inTheWay = try home.refused(73, "site", "build", "public", "--base", Self.base)
        #expect(inTheWay.contains("index.html” is in the way"))
        #expect(try site() == ["index.html": Data("mine".utf8)])
        try Data("a file".utf8).write(to: file("taken"))
        #expect(try home.refused(73, "site", "build", "taken", "--base", Self.base).contains("can't be built in"))
        #expect(try text("taken") == "a file")
    }
}
