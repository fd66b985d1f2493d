import Foundation
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The form in which a room is shared")
struct WireFormTests {
    @Test("a slot is the room-local day, the item and a one; the doses of weeks have a letter before their number")
    func keys() throws {
        let family = try Family()
        let entry = try family.ann.log(family.item("Peanut").id).entry
        #expect(entry.slot.key == "2026-01-05_\(entry.item)_1")
        let file = String(decoding: try family.ann.exportRoom(), as: UTF8.self)
        for week in 1...12 {
            #expect(file.contains("\"field\":\"w\(week < 10 ? "0" : "")\(week)\""), "week \(week)")
        }
        #expect(!file.contains("\"field\":\"1\""))
    }

    @Test("the countdown is counted from the shared end: a clock that is set changes what is left and not the end")
    func sharedEnd() throws {
        let family = try Family()
        let end = try #require(family.ann.log(family.item("Peanut").id).timer?.endsAt)
        func timer() throws -> HomeScreen.TimerPart? {
            try family.ann.homeScreen().categories.first { $0.category == .treatment }?.timer
        }
        try family.at("2026-01-05T08:10")
        #expect(try timer()?.endsAt == end)
        #expect(try timer()?.remainingSeconds == 300)
        try family.at("2026-01-05T08:04")
        #expect(try timer()?.endsAt == end)
        #expect(try timer()?.remainingSeconds == 660)
        #expect(try family.ann.homeScreen().validUntil == end)
    }
}
