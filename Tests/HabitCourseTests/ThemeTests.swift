import HabitCourse
import Testing

@Suite("The themes of the course")
struct ThemeTests {
    @Test("eating slowly, drinking water, portion control and whole foods begin at the ends of weeks 1, 3, 5 and 7")
    func weeks() {
        #expect(Theme.allCases.map(\.week) == [1, 2, 4, 6, 8])
    }
}
