import DirectoryRecords
import Foundation
import MaricopaDirectory
import TestKit
import Testing
import TimeKit

@Suite("Fields of records as texts")
struct RecordFieldTests {
    /// An empty record of a kind.
    static func blank(_ kind: RecordKind) throws -> Record {
        let day = try HoursSample.date("2026-01-01")
        let texts: [RecordField: String] = kind == .event ? [.schedule: "2026-01-01 all day"] : [:]
        let draft = RecordDraft(kind, texts.merging([.title: "Blank"]) { one, _ in one })
        let (record, errors) = draft.record(id: TimeKit.ID("blank"), addedOn: day)
        try #require(errors.isEmpty)
        return record
    }

    @Test(
        "every field of every kind is written as a text that reads back as what it was",
        arguments: RecordKind.allCases
    )
    func roundTrip(kind: RecordKind) throws {
        let generated = GeneratedDirectory(seed: 11, count: 200)
        for number in 0..<200 {
            let record = generated.record(number, as: kind)
            var other = try Self.blank(kind)
            // A cost of zero is written and read as “free”.
            if case .event(let event) = record.details, event.cost == .cents(0, 0) { continue }
            // All-day events begin and end at midnight, also when they are moved.
            if case .event(let event) = record.details, event.schedule.isAllDay,
                event.schedule.moved.contains(where: { $0.start.time != .midnight || $0.end.time != .midnight })
            {
                continue
            }
            for field in RecordField.all(of: kind) {
                let text = RecordFieldText.text(field, of: record)
                // Single-line fields are read without line breaks.
                if !field.hasLines, field != .hours, field != .schedule, text.contains(where: \.isNewline) { continue }
                try RecordFieldText.read(text, as: field, into: &other)
                #expect(RecordFieldText.text(field, of: other) == text, "\(kind) \(number) \(field)")
            }
            #expect(other.details == record.details, "\(record.details)")
            #expect(other.hours == record.hours && other.coordinate == record.coordinate)
            #expect(
                other.links.sorted { $0.kind.rawValue < $1.kind.rawValue }
                    == record.links.sorted { $0.kind.rawValue < $1.kind.rawValue }
            )
            #expect(other.addedOn == record.addedOn && other.verifiedOn == record.verifiedOn)
            #expect(other.title == record.title && other.zip == record.zip && other.phone == record.phone)
        }
    }

    @Test(
        "a schedule is read as it is written",
        arguments: [
            "2026-12-05 09:00-12:00", "2026-12-05 09:00", "2026-12-05 22:00-02:00",
            "2026-12-05 18:00 to 2026-12-07 12:00",
            "2026-12-05 all day", "2026-12-05 to 2026-12-07 all day", "2026-12-05 09:00-12:00; daily until 2026-12-24",
            "2026-12-05 09:00-12:00; every 3 days 10 times", "2026-12-05 09:00-12:00; weekly on Mon, Sat",
            "2026-12-05 09:00-12:00; every 2 weeks on Fri until 2027-05-01",
            "2026-12-15 09:00-12:00; monthly on day 15",
            "2026-12-31 09:00-12:00; every 3 months on day 31 or the last",
            "2026-12-05 09:00-12:00; weekly on Sat; except 2026-12-26, 2027-01-02 10:00; moved 2027-01-09 to 2027-01-10 10:00-13:00",
            "2026-12-05 all day; weekly on Sat; moved 2026-12-12 to 2026-12-13 all day",
        ]
    )
    func schedule(text: String) throws {
        #expect(try ScheduleText.text(ScheduleText.read(text)) == text)
    }

    @Test(
        "an impossible schedule is refused with what to write",
        arguments: [
            ("", "write when it begins"), ("tomorrow", "begin with a day"),
            ("2026-12-05 12:00 to 2026-12-05 09:00", "ends before it begins"),
            ("2026-12-07 to 2026-12-05 all day", "swap them"), ("2026-12-05 09:00; sometimes", "write daily"),
            ("2026-12-05 09:00; daily; weekly on Sat", "recurs in one way"),
            ("2026-12-05 09:00; except Saturday", "name a day"),
            ("2026-12-05 09:00; daily 0 times", "use 1 or more"), ("2026-12-05 09:00; moved 2026-12-06", "write moved"),
            ("2026-12-05 all day; moved 2026-12-06 to 2026-12-07 10:00", "lasts whole days"),
        ]
    )
    func badSchedule(text: String, reason: String) {
        let error = #expect(throws: DirectoryError.self) { try ScheduleText.read(text) }
        #expect("\(error.map { "\($0)" } ?? "")".contains(reason), "\(error.map { "\($0)" } ?? "")")
    }

    @Test("amounts, ages and coordinates are exact")
    func numbers() throws {
        for (text, cost) in [
            ("free", EventCost.free), ("$0", .free), ("5", .cents(500, 500)), ("$12.50", .cents(1250, 1250)),
            ("$5 - $10.25", .cents(500, 1025)),
        ] { #expect(try CostText.read(text) == cost) }
        for text in ["five", "-5", "5.5", "1.234", "10-5", "$", "99999999", "€5"] {
            #expect(throws: DirectoryError.self, "\(text)") { try CostText.read(text) }
        }
        for (text, ages) in [
            ("5-12", AgeRange(from: 5, to: 12)), ("18+", AgeRange(from: 18)), ("7", AgeRange(from: 7, to: 7)),
            ("all", .all),
        ] {
            #expect(try AgesText.read(text) == ages)
            #expect(AgesText.text(ages) == text)
        }
        for text in ["12-5", "old", "131", "+"] { #expect(throws: DirectoryError.self) { try AgesText.read(text) } }
        let place = try CoordinateText.read("33.4484, -112.0740001")
        #expect(place.latitudeE7 == 334_484_000 && place.longitudeE7 == -1_120_740_001)
        #expect(CoordinateText.text(place) == "33.4484, -112.0740001")
        for text in ["33.4484", "91, 0", "33.44841234567, 1", "a, b", "33,4, 5", "1e3 2"] {
            #expect(throws: DirectoryError.self, "\(text)") { try CoordinateText.read(text) }
        }
    }

    @Test("lists hold commas, colons and quotes")
    func lists() {
        for items in [["Eggs", "Citrus"], ["a, b", "c: d"], ["say \"hi\"", "x"], ["\"", "\"\""], ["é, ñ"]] {
            #expect(ListText.read(ListText.text(items)) == items)
        }
        #expect(ListText.read(" Eggs ,, Citrus\nGreens") == ["Eggs", "Citrus", "Greens"])
    }

    @Test("steps of several lines have numbers, others are lines; numbers that were typed are no part of a step")
    func steps() throws {
        var recipe = try Self.blank(.recipe)
        for (typed, steps, written) in [
            ("Husk.\n\nBoil.", ["Husk.", "Boil."], "Husk.\nBoil."),
            ("1. Husk.\n2. Boil.", ["Husk.", "Boil."], "Husk.\nBoil."),
            ("1. Husk.\n\nAll of it.\n2. Boil.", ["Husk.\n\nAll of it.", "Boil."], "1. Husk.\n\nAll of it.\n2. Boil."),
            (
                "Boil 20 minutes.\n2. is no number here", ["Boil 20 minutes.", "2. is no number here"],
                "Boil 20 minutes.\n2. is no number here"
            ),
        ] {
            try RecordFieldText.read(typed, as: .directions, into: &recipe)
            guard case .recipe(let details) = recipe.details else { return }
            #expect(details.directions == steps)
            #expect(RecordFieldText.text(.directions, of: recipe) == written)
        }
    }

    @Test("a draft tells what is wrong field by field, and changes none of those")
    func draft() throws {
        let market = try Self.blank(.market)
        let draft = RecordDraft(
            .market,
            [
                .zip: "8500", .website: "javascript:alert(1)", .hours: "Sat 8-13", .title: " \u{200B} ", .city: "Mesa",
                .payments: "cash", .features: "Playground",
            ]
        )
        let (record, errors) = draft.applied(to: market)
        #expect(Set(errors.map(\.field)) == [.zip, .website, .hours, .title, .payments, .features])
        #expect(
            errors.first { $0.field == .zip }?.message == "“8500” is no ZIP code — write five digits, such as 85003"
        )
        #expect(errors.first { $0.field == .payments }?.message.contains("credit, wic, wic-cash, sfmnp, snap") == true)
        var expected = market
        expected.city = "Mesa"
        #expect(record == expected)
        let (_, missing) = RecordDraft(.event).record(id: TimeKit.ID("e"), addedOn: market.addedOn)
        #expect(missing.map(\.field) == [.title, .schedule])
    }

    @Test("a field whose text is the record's own stays what it is, whatever its text can't say")
    func untouched() throws {
        var recipe = try Self.blank(.recipe)
        recipe.details = .recipe(RecipeDetails(ingredients: ["Two\nlines", "One"]))
        let (same, errors) = RecordDraft(recipe).applied(to: recipe)
        #expect(same == recipe && errors.isEmpty)
    }

    @Test(
        "Seasons are parted by lines or semicolons, and a semicolon between goods parts none",
        arguments: [
            ("Winter: Citrus, Greens; Spring: Peas", "Winter: Citrus, Greens\nSpring: Peas"),
            ("Winter: Citrus\nSpring: Peas", "Winter: Citrus\nSpring: Peas"),
            ("Winter: Citrus; Greens", "Winter: Citrus; Greens"), ("Early; late: Kale", "Early; late: Kale"),
            ("Winter:", "Winter: "), ("Winter", nil),
        ] as [(String, String?)]
    )
    func seasons(_ text: String, _ read: String?) throws {
        var record = try Self.blank(.market)
        if let read {
            try RecordFieldText.read(text, as: .produce, into: &record)
            #expect(RecordFieldText.text(.produce, of: record) == read)
        } else {
            #expect(throws: DirectoryError.self) { try RecordFieldText.read(text, as: .produce, into: &record) }
        }
    }
}
