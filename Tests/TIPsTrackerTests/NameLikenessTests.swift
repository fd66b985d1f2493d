import Testing
import TimeKit

@testable import TIPsTracker

@Suite("Names that look alike")
struct NameLikenessTests {
    @Test(
        "names that look alike have one key, and others have two",
        arguments: [
            ("Bob", "bob", true), ("Bob", "B\u{043E}b", true), ("Ann", "\u{0410}nn", true), ("Bill", "BiIl", true),
            ("Ann", "A\u{200D}nn", true),
            ("Ann", "Ann.", true), ("Ann", "A n n", true), ("Émile", "Emile", true), ("Tom", "T0m", true),
            ("Mia", "rnia", true),
            ("Ann", "Anna", false), ("Bob", "Rob", false), ("Ann", "安", false),
        ]
    )
    func keys(left: String, right: String, isAlike: Bool) {
        #expect((NameLikeness.key(left) == NameLikeness.key(right)) == isAlike)
    }

    @Test("the room shows the start of the id beside such names alone")
    func shown() throws {
        let family = try Family()
        for name in ["Bob", "Cy"] { _ = try family.ann.addMember(name, role: .logger) }
        let alike = try family.ann.addMember("B\u{043E}b", role: .logger)
        let names = try family.ann.roomPage().members.map(\.name)
        #expect(names.contains("Ann") && names.contains("Cy"))
        #expect(names.contains { $0.hasPrefix("B\u{043E}b (\(alike.id.rawValue.prefix(8))") })
        #expect(names.filter { $0.hasPrefix("Bob (") }.count == 1)
    }
}
