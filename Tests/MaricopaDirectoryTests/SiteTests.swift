import Foundation
import HTMLKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

/// A directory with a site in a temporary folder.
struct SiteBox {
    let directory: MaricopaDirectory
    let folder: TemporaryFolder
    static let base = "https://example.org/healthy/"

    init(_ records: [Record]? = nil) throws {
        let clock = try ManualClock("2026-11-21T16:30:00Z")
        directory = try .inMemory(clock: clock.wallClock, ids: .live, credential: .owner)
        folder = try TemporaryFolder()
        let records = try records ?? RecordKind.allCases.map { try SiteSample.record($0) }
        try directory.write { tables in for record in records { try tables.insert(record) } }
    }

    var root: URL { folder.file("site") }

    func build() throws -> SiteReport { try directory.buildSite(in: root, base: Self.base) }

    /// The files of the site by path, without the builder's own list.
    func files() throws -> [String: Data] {
        var found: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path != ".maricopa-site" {
            let file = root.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
                found[path] = try Data(contentsOf: file)
            }
        }
        return found
    }

    /// The inode of a file.
    func number(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: root.appendingPathComponent(path).path)[.systemFileNumber]
            as? Int
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}

@Suite("The site")
struct SiteTests {
    @Test(
        "The site shows the drawings as the app does, with their sizes and words, and says when each was last checked"
    )
    func drawings() throws {
        let box = try SiteBox([])
        try box.directory.seed()
        _ = try box.build()
        let files = try box.files()
        for drawing in Drawing.allCases {
            #expect(files["pictures/\(drawing.rawValue).png"] == Data(drawing.png), "\(drawing)")
        }
        let size = #"width="192" height="128""#
        for record in try BundledDirectory.records(on: try SiteSample.day()) {
            let page = try box.text("\(record.kind.plural)/\(record.id).html")
            let drawing = Drawing.standing(for: record)
            let image = #"<img src="../pictures/\#(drawing.rawValue).png" alt="\#(drawing.text)" \#(size)"#
            #expect(page.contains(image), "\(record.id)")
            #expect(page.contains("The picture is a drawing that was made for this directory."), "\(record.id)")
            #expect(page.contains(RecordText.checked(record).capitalizedFirst), "\(record.id)")
            #expect(!page.contains(#""image":"#), "machines are told no picture of \(record.id) that is none")
        }
        let home = try box.text("index.html")
        for kind in RecordKind.allCases { #expect(home.contains(Drawing.card(of: kind).rawValue), "\(kind)") }
        #expect(home.contains("36 entries, last checked from 20") && home.contains("20 entries, 20 samples"))
        #expect(home.contains("31 entries, never checked"))
        let list = try box.text("recipes/index.html")
        #expect(list.contains(#"sample-soup.png" alt="A bowl of soup that steams" \#(size) loading="lazy""#))
        #expect(try box.text("parks/index.html").contains(#"card-parks.png" alt="" \#(size)"#))
    }

    @Test(
        "A site has home, a list, a map and a page for every kind, what machines read, and the same bytes from the same records"
    )
    func whole() throws {
        let box = try SiteBox()
        let report = try box.build()
        let files = try box.files()
        #expect(report.files == files.count && report.written == files.count && report.removed == 0)
        for kind in RecordKind.allCases {
            for name in ["index.html", "map.svg", "map.geojson", "sample-\(kind.rawValue).html"] {
                #expect(files["\(kind.plural)/\(name)"] != nil, "\(kind.plural)/\(name)")
            }
        }
        for path in [
            "index.html", "style.css", "robots.txt", "sitemap.xml", "events/sample-event.ics", "events/events.ics",
            "recipes/print/sample-recipe.html", "about.html", "contact.html", "privacy.html", "terms.html",
        ] { #expect(files[path] != nil, "\(path)") }
        let other = try SiteBox()
        _ = try other.build()
        #expect(try other.files() == files)
        let home = try box.text("index.html")
        for kind in RecordKind.allCases { #expect(home.contains("href=\"\(kind.plural)/index.html\"")) }
    }

    @Test("The site has the tokens, the bar, the buttons and the cards of the app's pages, and no color of its own")
    func look() throws {
        let box = try SiteBox()
        _ = try box.build()
        let sheet = try box.text("style.css")
        let shared = String(decoding: DesignSheet.base.bytes, as: UTF8.self)
        #expect(sheet.hasPrefix(shared))
        let own = sheet.dropFirst(shared.count)
        let colors = own.matches(of: #/#[0-9a-f]{3,6}\b/#).map { String($0.0) }
        // The drawing of a map is made for white.
        #expect(Set(colors) == ["#ffffff"])
        // Its sides are those of the writing, so a language from right to left needs no other sheet.
        for side in ["-left", "-right", ": left", ": right", "max-width", "max-height"] { #expect(!own.contains(side)) }
        let home = try box.text("index.html")
        let color = try #require(home.firstMatch(of: #/name="theme-color" content="(#[0-9a-f]{6})"/#)?.1)
        #expect(shared.contains("--brand: light-dark(\(color),"))
        #expect(home.contains("<header class=\"bar\">") && home.contains("class=\"card\""))
        #expect(try box.text("markets/sample-market.html").contains("class=\"button\""))
    }

    @Test("Every link within the site leads to a file that is there")
    func links() throws {
        let box = try SiteBox()
        _ = try box.build()
        let files = try box.files()
        var count = 0
        for (path, bytes) in files where path.hasSuffix(".html") {
            let page = String(decoding: bytes, as: UTF8.self)
            for match in page.matches(of: #/(?:href|src)="([^"]*)"/#) {
                let link = String(match.1)
                guard !link.contains(":"), !link.hasPrefix("#") else { continue }
                let target = URL(filePath: "/" + path).deletingLastPathComponent().appending(path: link).standardized
                    .path
                #expect(files[String(target.dropFirst())] != nil, "\(path): \(link)")
                count += 1
            }
        }
        #expect(count > 60)
    }

    @Test(
        "Building again writes nothing; after an edit only what it changes, after a deletion its files go and nothing else does"
    )
    func again() throws {
        let box = try SiteBox()
        let first = try box.build()
        #expect(try box.build().written == 0)
        try Data("mine".utf8).write(to: box.root.appendingPathComponent("markets/notes.txt"))
        try box.directory.write { tables in
            var market = try tables.reader.record(TimeKit.ID("sample-market"))
            market.phone = "602-555-0199"
            try tables.update(market)
        }
        #expect(try box.build().written == 1)
        #expect(try box.text("markets/sample-market.html").contains("602-555-0199"))
        let old = try box.files()
        let numbers = try old.keys.reduce(into: [:]) { $0[$1] = try box.number($1) }
        try box.directory.write { tables in
            var park = try tables.reader.record(TimeKit.ID("sample-park"))
            park.title = "Another park"
            try tables.update(park)
        }
        let edited = try box.build()
        let changed = try box.files().filter { old[$0.key] != $0.value }.keys.sorted()
        // The activity's page lists the parks that offer it.
        #expect(
            changed == [
                "activities/sample-activity.html", "parks/index.html", "parks/map.geojson", "parks/map.svg",
                "parks/sample-park.html",
            ]
        )
        #expect(edited.written == changed.count && edited.removed == 0)
        // Unchanged pages are the same files as before.
        for path in old.keys where !changed.contains(path) { #expect(try box.number(path) == numbers[path], "\(path)") }
        try box.directory.write { tables in
            try tables.delete(try tables.reader.record(TimeKit.ID("sample-recipe")))
        }
        let report = try box.build()
        #expect(report.removed == 4)
        #expect(report.files == first.files - 4)
        let files = try box.files()
        #expect(files["recipes/sample-recipe.html"] == nil && files["recipes/print/sample-recipe.html"] == nil)
        #expect(files["markets/notes.txt"] == Data("mine".utf8))
        #expect(!FileManager.default.fileExists(atPath: box.root.appendingPathComponent("recipes/print").path))
    }

    @Test("A file of somebody else's is never overwritten: the build is refused and changes nothing")
    func inTheWay() throws {
        let box = try SiteBox()
        try FileManager.default.createDirectory(at: box.root, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: box.root.appendingPathComponent("index.html"))
        #expect(throws: DirectoryError.siteFileInTheWay(box.root.appendingPathComponent("index.html").path)) {
            try box.build()
        }
        #expect(try box.files() == ["index.html": Data("mine".utf8)])
    }

    @Test("A link in the folder leads no build out of it")
    func symbolicLink() throws {
        let box = try SiteBox()
        let outside = box.folder.file("outside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: box.root, withIntermediateDirectories: true)
        let link = box.root.appendingPathComponent("markets")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
        #expect(throws: DirectoryError.siteFileInTheWay(link.path)) { try box.build() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
    }

    @Test("A file that was changed since it was written is left where the site has it no more, and told")
    func changedSince() throws {
        let box = try SiteBox()
        _ = try box.build()
        try Data("edited".utf8).write(to: box.root.appendingPathComponent("parks/sample-park.html"))
        try box.directory.write { tables in
            try tables.delete(try tables.reader.record(TimeKit.ID("sample-park")))
        }
        #expect(try box.build().left == ["parks/sample-park.html"])
        #expect(try box.files()["parks/sample-park.html"] == Data("edited".utf8))
    }

    @Test("A build that was cut off after any number of files is completed by the next")
    func cutOff() throws {
        let whole = try SiteBox()
        _ = try whole.build()
        let expected = try whole.files()
        for kept in [0, 1, 7, expected.count - 1] {
            let box = try SiteBox()
            _ = try box.build()
            // The state after a build that was killed while moving files: some files exist, the list names all, and drafts remain.
            for path in expected.keys.sorted().dropFirst(kept) {
                try FileManager.default.removeItem(at: box.root.appendingPathComponent(path))
            }
            let draft = box.root.appendingPathComponent(".maricopa-site.draft")
            try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
            try Data("half".utf8).write(to: draft.appendingPathComponent("3"))
            #expect(try box.build().written == expected.count - kept)
            #expect(try box.files() == expected)
        }
    }

    @Test("Two builds never work in one folder at a time")
    func oneAtATime() throws {
        let box = try SiteBox()
        let other = try SiteFolder(box.root)
        #expect(
            throws: DirectoryError.siteFolder(
                box.root.path,
                reason: "another build is at work there — wait until it is done"
            )
        ) {
            try box.build()
        }
        other.close()
        #expect(try box.build().written > 0)
    }

    @Test("A process that was started during a build doesn't hold the folder when the build is done")
    func startedMeanwhile() throws {
        let box = try SiteBox()
        let build = try SiteFolder(box.root)
        let child = try ChildProcess(URL(filePath: "/bin/cat"))
        build.close()
        #expect(try box.build().written > 0)
        try child.wait()
    }

    @Test("A site needs its address, which is asked for and never made up")
    func address() throws {
        let box = try SiteBox()
        #expect(throws: DirectoryError.siteWithoutAddress) { try box.directory.buildSite(in: box.root) }
        #expect(!FileManager.default.fileExists(atPath: box.root.path))
        try box.directory.setSite(.base, to: "https://example.org/healthy")
        _ = try box.directory.buildSite(in: box.root)
        #expect(try box.text("sitemap.xml").contains("<loc>https://example.org/healthy/</loc>"))
        #expect(try box.text("robots.txt").contains("Sitemap: https://example.org/healthy/sitemap.xml"))
    }

    @Test(
        "Phones are told which app opens the pages, where somebody said which; else nothing is written, and that is told"
    )
    func apps() throws {
        let box = try SiteBox()
        let bare = try box.build()
        #expect(bare.missing.count == 3)
        #expect(try box.files().keys.allSatisfy { !$0.hasPrefix(".well-known") })
        let print = (0..<32).map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }.joined(
            separator: ":"
        )
        try box.directory.setSite(.appleApp, to: "ABCDE12345.org.example.app")
        try box.directory.setSite(.androidPackage, to: "org.example.app")
        try box.directory.setSite(.androidFingerprints, to: print)
        try box.directory.setSite(.playStore, to: "https://play.example.org/app")
        #expect(try box.build().missing.isEmpty)
        let apple = try box.text(".well-known/apple-app-site-association")
        #expect(apple.contains(#""appIDs":["ABCDE12345.org.example.app"]"#))
        for kind in RecordKind.allCases { #expect(apple.contains(#"{"/":"/healthy/\#(kind.plural)/*.html"}"#)) }
        let android = try JSONDecoder().decode(
            AnyJSON.self,
            from: Data(try box.text(".well-known/assetlinks.json").utf8)
        )
        let expected = """
            [{"relation": ["delegate_permission/common.handle_all_urls"],
              "target": {"namespace": "android_app", "package_name": "org.example.app", "sha256_cert_fingerprints": ["\(print.uppercased())"]}}]
            """
        #expect(try android.lacks(JSONDecoder().decode(AnyJSON.self, from: Data(expected.utf8))) == [])
    }

    @Test(
        "The address of every kind's page opens that record in the app, and those of lists and home their screens; others open nothing",
        arguments: RecordKind.allCases
    )
    func screens(_ kind: RecordKind) throws {
        let box = try SiteBox()
        try box.directory.setSite(.base, to: SiteBox.base)
        for id in ["sample-\(kind.rawValue)", "A_b/ö", "index", ".."] {
            let path = SiteAddress.page(kind, id).joined(separator: "/")
            let found = try box.directory.screen(ofPage: SiteBox.base + path + "?from=mail#way")
            #expect(found == .record(kind, TimeKit.ID(id)))
        }
        #expect(try box.directory.screen(ofPage: SiteBox.base + "\(kind.plural)/page.2.html") == .list(kind))
        #expect(try box.directory.screen(ofPage: SiteBox.base) == .home)
        for other in [
            "https://example.com/healthy/markets/x.html", SiteBox.base + "markets/a/b.html",
            SiteBox.base + "robots.txt", "",
        ] {
            #expect(try box.directory.screen(ofPage: other) == nil, "\(other)")
        }
    }

    @Test(
        "Long lists have pages of a hundred, numbered on, with maps of their own; events come by their dates, those that are over last"
    )
    func pages() throws {
        var records = try (0..<230).map {
            try SiteSample.record(.market, "m-\(1000 + $0)", title: "Market \(1000 + $0)")
        }
        for (number, day) in [("a", "2026-12-24"), ("b", "2026-11-22"), ("c", "2020-01-01")] {
            var event = try SiteSample.record(.event, number, title: "Event \(number)")
            let start = try LocalDateTime(iso8601: "\(day)T10:00")
            event.details = .event(EventDetails(schedule: EventSchedule(start: start, end: start)))
            records.append(event)
        }
        let box = try SiteBox(records)
        _ = try box.build()
        let third = try box.text("markets/page.3.html")
        #expect(third.contains("Markets, page 3 of 3") && third.contains("<ol class=\"rows\" start=\"201\">"))
        #expect(third.contains("page.2.html\" rel=\"prev\"") && !third.contains("rel=\"next\""))
        #expect(try box.text("markets/map.3.svg").contains(">201. Market 1200"))
        let events = try box.text("events/index.html")
        let order = ["Event b", "Event a", "Event c"].compactMap { events.range(of: $0 + "<")?.lowerBound }
        #expect(order.count == 3 && order == order.sorted())
        #expect(events.contains("This event is over"))
        #expect(!(try box.text("events/events.ics").contains("Event c")))
    }

    @Test("A sitemap of more addresses than one may hold is an index of several; samples are in none")
    func sitemap() throws {
        let paths = (0..<5).map { ["markets", "m-\($0).html"] }
        let one = SiteFiles.sitemaps(paths, base: SiteBox.base, perMap: 5)
        #expect(one.map(\.path) == [["sitemap.xml"]])
        let several = SiteFiles.sitemaps(paths, base: SiteBox.base, perMap: 2)
        #expect(several.map { $0.path[0] } == ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"])
        let index = String(decoding: several[3].bytes, as: UTF8.self)
        #expect(index.contains("<sitemap><loc>https://example.org/healthy/sitemap-3.xml</loc></sitemap>"))
        #expect(SiteFiles.addressesPerMap == 50_000)
        let box = try SiteBox()
        _ = try box.build()
        #expect(!(try box.text("sitemap.xml").contains("sample-")))
    }
}
