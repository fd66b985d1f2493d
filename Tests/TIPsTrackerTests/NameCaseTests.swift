import TIPsTracker
import TestKit
import Testing

@Suite("Names that are nearly the same")
struct NameCaseTests {
    @Test(
        "TIPSCASE-052: case and spaces make no other name, a plural, an accent and an emoji do, but a usual unit's plural and an accent make no other unit",
        arguments: [
            ("piece", " PIECE ", false), ("piece", "pieces", true), ("crème", "creme", true), ("🥜", "🥜🥜", true),
            ("ملعقة", " ملعقة", false), ("ملعقة", "ملاعق", true), ("big  spoon", "Big Spoon", false),
        ]
    )
    func units(first: String, second: String, isAnother: Bool) throws {
        let isAnotherUnit = isAnother && !["pieces", "creme"].contains(second)
        let family = try Family()
        // The usual units exist already.
        let one = try family.ann.plan().units.first { TextRule.key($0.name) == TextRule.key(first) }
        let unit = try one ?? family.ann.addUnit(first)
        let count = try family.ann.plan().units.count
        let other = try? family.ann.addUnit(second)
        #expect(try family.ann.plan().units.count == count + (isAnotherUnit ? 1 : 0))
        #expect(isAnotherUnit ? other != nil && other?.id != unit.id : other == nil || other?.id == unit.id)
        let members = try family.ann.addMember(first, role: .logger)
        if isAnother {
            #expect(try family.ann.addMember(second, role: .logger).id != members.id)
        } else {
            #expect(throws: TIPsError.self) { try family.ann.addMember(second, role: .logger) }
        }
    }
}
