import TestKit
import Testing
import TimeKit

@testable import TIPsTracker

@Suite("Setting up")
struct SetupTests {
    @Test("one setup makes the room, its admin, the usual units, the first cycle and its items in order")
    func everything() throws {
        let family = try Family()
        let plan = try family.ann.plan()
        #expect(plan.cycle?.number == 1)
        print(plan.items.map(\.name), try family.item("peanut"), plan.units.map(\.name))
    }
}
