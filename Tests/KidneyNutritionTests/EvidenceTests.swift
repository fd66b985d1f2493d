import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Sources of the tables")
struct EvidenceTests {
    /// Every source that a page can show.
    private static let all: [Evidence] =
        TargetTable.rows.map(\.evidence) + RecommendationTable.rows.map(\.evidence) + RewardTable.rows.map(\.evidence)
        + InteractionTable.rules.map(\.evidence) + LabTable.rows.flatMap { [$0.evidence] + $0.goals.map(\.evidence) }

    @Test("No page names a question-and-answer site, a blog or a copy of a text as a source")
    func names() {
        let none = [
            "droracle", "gpnotebook", "cld.bz", "davita", "blog", "docksci", "litmetric", "table of their brands",
            "healthjade",
        ]
        #expect(Self.all.count > 150)
        for evidence in Self.all {
            for word in none { #expect(!evidence.source.lowercased().contains(word), "\(evidence.source)") }
        }
    }

    @Test("A label is good for 12 months after its reading, a guideline for 24; the last day still counts")
    func expiry() throws {
        for (grade, last, after) in [
            (Evidence.Grade.label, "2027-11-22", "2027-11-23"), (.guideline, "2028-11-22", "2028-11-23"),
            (.secondary, "2028-11-22", "2028-11-23"),
        ] {
            let evidence = Evidence("a text", grade, read: "2026-11-22")
            let day = try LocalDate(iso8601: last)
            #expect(evidence.expires == day)
            #expect(!evidence.isExpired(on: day) && evidence.caution(on: day) == nil)
            #expect(evidence.caution(on: try LocalDate(iso8601: after))?.contains("last read") == true)
        }
    }

    @Test("General knowledge and own choices have no reading; general knowledge always says that it isn't confirmed")
    func unread() throws {
        let day = try LocalDate(iso8601: "2026-11-22")
        for grade in [Evidence.Grade.recalled, .own] {
            let evidence = Evidence("a text", grade)
            #expect(evidence.read == nil && evidence.expires == nil && !evidence.isExpired(on: day))
            #expect((evidence.caution(on: day) != nil) == (grade == .recalled))
        }
    }
}
