import KidneyNutrition
import Testing
import TimeKit

@Suite("The user's profile")
struct ProfileTests {
    @Test(
        "the age is counted in full years, by the birthday",
        arguments: [
            ("1960-05-20", "2026-05-19", 65), ("1960-05-20", "2026-05-20", 66), ("2004-02-29", "2026-02-28", 21),
            ("2004-02-29", "2026-03-01", 22), ("2004-02-29", "2024-02-29", 20), ("2026-05-20", "2026-05-20", 0),
        ]
    )
    func age(born: String, on day: String, years: Int) throws {
        let profile = Profile(name: "Ann", birthDate: try LocalDate(iso8601: born))
        #expect(profile.age(on: try LocalDate(iso8601: day)) == years)
        #expect(profile.age(on: try LocalDate(iso8601: born).previous) == nil)
    }

    @Test("each category holds from its day to the next one's, in whatever order they were entered")
    func categories() throws {
        let first = try LocalDate(iso8601: "2020-01-01")
        let second = try LocalDate(iso8601: "2025-06-01")
        let profile = Profile(
            name: "Ann",
            categories: [CategoryPeriod(from: second, .hemodialysis), CategoryPeriod(from: first, .g4)]
        )
        #expect(profile.category(on: first.previous) == nil)
        #expect(profile.category(on: first) == .g4 && profile.category(on: second.previous) == .g4)
        #expect(profile.category(on: second) == .hemodialysis)
    }

    @Test("every nutrient has its own number in both of USDA's tables")
    func numbers() {
        #expect(Set(Nutrient.allCases.map(\.usdaNumber)).count == Nutrient.allCases.count)
        #expect(Set(Nutrient.allCases.map(\.fdcID)).count == Nutrient.allCases.count)
    }
}
