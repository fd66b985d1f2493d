import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Items whose names are nearly the same")
struct ItemNameCaseTests {
    @Test(
        "an item of the same name is another one and is warned about, whatever its case and spaces; a plural, an accent, an emoji make another name",
        arguments: [
            ("Peanut", "Peanut", false), ("Peanut", " PEANUT ", false), ("Peanut", "Peanuts", true),
            ("crème", "creme", true), ("cafe\u{301}", "CAFÉ", false), ("🥜", "🥜🥜", true), ("🥜", " 🥜", false),
            ("חלב", " חלב ", false), ("חלב", "חלבים", true), ("Peanut  butter", "peanut Butter", false),
        ]
    )
    func items(first: String, second: String, isAnother: Bool) throws {
        let family = try Family([])
        let one = try family.ann.addItem(ItemDraft(first, .maintenance, nil))
        #expect(one.warnings.isEmpty)
        let kept = try TextRule.itemName.checked(second)
        let other = try family.ann.addItem(ItemDraft(second, .maintenance, nil))
        #expect(other.item.id != one.item.id && other.item.name == kept)
        #expect(other.warnings == (isAnother ? [] : [.sameName(kept, .maintenance)]))
        if isAnother {
            #expect(try family.ann.findItem(first) == one.item)
            #expect(try family.ann.findItem(second) == other.item)
        } else {
            #expect(throws: TIPsError.self) { try family.ann.findItem(first) }
            #expect(try family.ann.findItem(other.item.id.rawValue) == other.item)
        }
    }
}
