import Foundation
import MarkupKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

/// Records in which every text is hostile.
private enum Hostile {
    static let texts = [
        "\"><script>alert(1)</script>", "'><img src=x onerror=alert(1)>", "</script><!--]]>&amp;",
        "javascript:alert(1)",
        "\u{0}\u{1}\u{7F}\u{202E}\u{FFFF}", "</title></style></textarea>{{x}}%s", "a\r\nBEGIN:VALARM\r\nX:1",
        "\u{1F468}\u{200D}\u{1F33E} ñ 中文",
    ]

    static func record(_ kind: RecordKind, _ text: String, _ number: Int) throws -> Record {
        var record = try SiteSample.record(kind, "x-\(kind.rawValue)-\(number)", title: "T" + text)
        (record.subtitle, record.description, record.address, record.city, record.phone) = (
            text, text + "\n\n" + text, text, text, text
        )
        record.isSample = false
        record.source = RecordSource("a" + text, id: "\(kind)\(number)" + text)
        let morning = DayHours.open([try HoursSample.span("08:00", "13:00")])
        record.hours = Hours(
            week: WeeklyHours([.monday: morning]),
            seasons: [
                Season(
                    text,
                    .once(from: try SiteSample.day(), to: try SiteSample.day()),
                    WeeklyHours([.friday: morning])
                )
            ],
            exceptions: [HoursException(try SiteSample.day(), .closed, note: text)]
        )
        switch record.details {
        case .market: record.details = .market(MarketDetails(produce: [SeasonalProduce(text, [text])], payments: []))
        case .recipe:
            record.details = .recipe(
                RecipeDetails(
                    ingredients: [text],
                    directions: [text],
                    nutrition: [NutritionFact(text, text), NutritionFact("Sodium", text)],
                    servings: text
                )
            )
        case .park: record.details = .park(ParkDetails(features: [text]))
        case .activity: record.details = .activity(ActivityDetails(howTo: text, placeFeature: text))
        case .event(var event):
            event.organizer = text
            record.details = .event(event)
        case .resource: break
        }
        return record
    }

    static func records() throws -> [Record] {
        try RecordKind.allCases.flatMap { kind in
            try texts.enumerated().map { try record(kind, $1, $0) }
        }
    }
}

@Suite("Hostile texts on the site")
struct SiteHostileTests {
    @Test(
        "HTML, script and javascript: in every text field of every kind stay text in every page, list, map and calendar"
    )
    func everywhere() throws {
        let box = try SiteBox(Hostile.records())
        _ = try box.build()
        let files = try box.files()
        #expect(files.count > 60)
        for (path, bytes) in files {
            let text = String(decoding: bytes, as: UTF8.self)
            if path.hasSuffix(".html") || path.hasSuffix(".svg") {
                #expect(!text.contains(#/<script(?! type="application\/ld\+json">)/#), "\(path)")
                #expect(!text.contains("<img src=x"), "\(path)")
                #expect(!text.contains(#/<[^>]* on[a-z]+="/#), "\(path)")
                for match in text.matches(of: #/(?:href|src)="([^"]*)"/#) {
                    let link = String(match.1)
                    let isOurs = link.hasPrefix("#") || !link.prefix { $0 != "/" && $0 != "?" }.contains(":")
                    let isPlain = ["https://", "tel:", "geo:", "maricopa://"].contains { link.hasPrefix($0) }
                    #expect(isOurs || isPlain, "\(path): \(link)")
                }
                for match in text.matches(of: #/<script type="application\/ld\+json">(.*?)<\/script>/#) {
                    #expect(throws: Never.self, "\(path)") {
                        try JSONDecoder().decode(AnyJSON.self, from: Data(match.1.utf8))
                    }
                }
            }
            if path.hasSuffix(".svg") || path.hasSuffix(".xml") {
                #expect(throws: Never.self, "\(path)") {
                    let reader = XMLStreamReader(.bytes(Array(bytes)))
                    while try reader.next() != nil {}
                }
            }
            if path.hasSuffix(".ics") { #expect(!text.contains("\r\nBEGIN:VALARM"), "\(path)") }
            if path.hasSuffix(".geojson") {
                #expect(throws: Never.self, "\(path)") { try JSONDecoder().decode(AnyJSON.self, from: bytes) }
            }
        }
    }

    @Test(
        "Every page, style and drawing of the site is valid, hostile texts included, says the W3C's validator",
        .enabled(if: HTMLJudge.isWanted, "make setup installs the judge"),
        .timeLimit(.minutes(3))
    )
    func valid() throws {
        for box in [try SiteBox(Hostile.records()), try SiteBox()] {
            try box.directory.setSite(.appStore, to: "https://apps.example.org/app/id123456789")
            try box.directory.setSite(.appStoreNumber, to: "123456789")
            _ = try box.build()
            for kind in RecordKind.allCases {
                for id in ["sample-\(kind.rawValue)", "x-\(kind.rawValue)-0"] {
                    guard let page = try? box.directory.sharePage(TimeKit.ID(id)) else { continue }
                    try Data(page).write(to: box.root.appendingPathComponent("shared-\(id).html"))
                }
            }
            let errors = try HTMLJudge.errors(in: box.root)
            #expect(errors.isEmpty, "\(errors.prefix(20).joined(separator: "\n"))")
        }
    }

    @Test(
        "The validator is asked in earnest: a page with a mistake is found",
        .enabled(if: HTMLJudge.isWanted, "make setup installs the judge"),
        .timeLimit(.minutes(3))
    )
    func judged() throws {
        let folder = try TemporaryFolder()
        try Data("<!DOCTYPE html><html lang=\"en\"><head><title>x</title></head><body><p>a<div></p></body></html>".utf8)
            .write(to: folder.file("bad.html"))
        #expect(try !HTMLJudge.errors(in: folder.file("bad.html").deletingLastPathComponent()).isEmpty)
    }

    @Test("Names of files are safe on every file system, lead nowhere else, and no two ids share one")
    func fileNames() throws {
        var random = SeededGenerator(seed: 5)
        var ids = [
            "", "index", "Index", "INDEX", "..", ".", "a/b", "a\\b", "a:b", "ä", "_69ndex", "usda-1018261", "CON",
            "a b", "%2e",
        ]
        for _ in 0..<2_000 {
            let scalars = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 1...0x2FF, using: &random))
            }
            ids.append(String(String.UnicodeScalarView(scalars)))
        }
        var seen: [String: String] = [:]
        for id in ids where !id.isEmpty {
            let name = SiteAddress.fileName(id)
            #expect(
                name.utf8.allSatisfy {
                    (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x5F
                }
            )
            #expect(name != "index")
            #expect(SiteAddress.id(fileName: name).map { Array($0.utf8) } == Array(id.utf8))
            if let other = seen.updateValue(id, forKey: name) { #expect(Array(other.utf8) == Array(id.utf8)) }
        }
    }
}
