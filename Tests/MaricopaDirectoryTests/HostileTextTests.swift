import Foundation
import MaricopaDirectory
import TestKit
import Testing
import TimeKit

@Suite("Hostile texts")
struct HostileTextTests {
    static let texts = [
        "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "javascript:alert(1)", "\"><svg/onload=alert(1)>",
        "'; DROP TABLE record; --", "{{7*7}}", "data:text/html,<b>x</b>", "&lt;b&gt; &amp;", "=HYPERLINK(\"http://x\")",
    ]

    @Test(
        "HTML, script and javascript: in every text field stay the plain text that was typed",
        arguments: RecordKind.allCases
    )
    func plain(kind: RecordKind) throws {
        let box = try UserBox()
        let id = UserBox.id(kind)
        let plain: [RecordField] = [
            .title, .subtitle, .description, .address, .city, .howTo, .placeFeature, .organizer, .ingredients,
            .directions, .servings,
        ]
        for text in Self.texts {
            for field in RecordField.all(of: kind) where plain.contains(field) {
                let record = try box.owner.edit(id, [field: text]).record
                #expect(RecordFieldText.text(field, of: record) == text, "\(field)")
            }
        }
        let lists: [RecordField] = [.produce, .features, .nutrition]
        for text in Self.texts {
            for field in RecordField.all(of: kind) where lists.contains(field) {
                let item = ListText.item(text)
                let typed = field == .features ? item : "\(item): \(field == .produce ? item : text)"
                let record = try box.owner.edit(id, [field: typed]).record
                switch record.details {
                case .market(let market): #expect(market.produce == [SeasonalProduce(text, [text])])
                case .park(let park): #expect(park.features == [text])
                case .recipe(let recipe): #expect(recipe.nutrition == [NutritionFact(text, text)])
                default: Issue.record("\(kind) has no lists")
                }
            }
        }
    }

    @Test("no link field of any kind takes an address that runs something", arguments: RecordKind.allCases)
    func links(kind: RecordKind) throws {
        let box = try UserBox()
        let id = UserBox.id(kind)
        let before = try box.owner.read(id)
        for field in RecordField.all(of: kind) where field.link != nil {
            for text in [
                "javascript:alert(1)", " JavaScript:alert(1)", "java\tscript:alert(1)", "data:text/html,x",
                "vbscript:x",
                "file:///etc/passwd", "https://user:pass@example.org", "https://example.org/\u{0}",
                "mailto:a@example.org",
                "https://ex ample.org",
            ] {
                let error = box.refusal { _ = try box.owner.edit(id, [field: text]) }
                guard case .fields(let errors)? = error else {
                    Issue.record("\(field) took \(text)")
                    continue
                }
                #expect(errors.map(\.field) == [field])
            }
        }
        #expect(try box.owner.read(id) == before)
    }

    @Test("a field with a form of its own refuses other texts, and nothing is changed", arguments: RecordKind.allCases)
    func forms(kind: RecordKind) throws {
        let box = try UserBox()
        let id = UserBox.id(kind)
        let before = try box.owner.read(id)
        let formed: [RecordField] = [
            .zip, .coordinates, .phone, .hours, .added, .verified, .payments, .schedule, .cost, .ages, .status,
            .meals,
            .featured,
        ]
        for field in RecordField.all(of: kind) where formed.contains(field) {
            for text in Self.texts {
                #expect(box.refusal { _ = try box.owner.edit(id, [field: text]) } != nil, "\(field) took \(text)")
            }
        }
        #expect(try box.owner.read(id) == before)
    }

    @Test("notes and names within hours stay plain text")
    func hours() throws {
        let box = try UserBox()
        for text in Self.texts {
            let hours = Hours(exceptions: [HoursException(try HoursSample.date("2026-11-26"), .closed, note: text)])
            let record = try box.owner.edit(UserBox.id(.market), [.hours: HoursText.text(hours)]).record
            #expect(record.hours == hours)
        }
    }

    @Test("control characters and invisible padding don't get in")
    func controls() throws {
        let box = try UserBox()
        let record = try box.owner.edit(UserBox.id(.market), [.title: "A\u{0}\u{1B}[31m  market\u{200B}\r\n"]).record
        #expect(record.title == "A[31m market")
    }
}

extension MaricopaDirectory {
    /// A record as it is stored.
    func read(_ id: TimeKit.ID<Record>) throws -> Record {
        let form = try freshness(limit: 100).first { $0.id == id }
        return try #require(form)
    }
}
