import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The timer after a clock that ran ahead")
struct FarAheadTimerTests {
    @Test("a log by a clock that was days ahead hides no running wait, and makes none", arguments: [true, false])
    func farAhead(isAhead: Bool) throws {
        let family = try Family(now: isAhead ? "2026-01-09T08:00" : "2026-01-05T07:00")
        let peanut = try family.item("Peanut").id
        let cashew = try family.item("Cashew").id
        try family.ann.log(try family.item("Almond").id)
        try family.at("2026-01-05T08:00")
        let receipt = try family.ann.log(peanut, clockIsRight: true)
        #expect(try receipt.timer?.endsAt == family.instant("2026-01-05T08:15"))
        try family.at("2026-01-05T08:14")
        #expect(throws: TIPsError.timerRuns(until: try family.instant("2026-01-05T08:15"), item: "Cashew")) {
            try family.ann.log(cashew, clockIsRight: true)
        }
        try family.at("2026-01-05T08:15")
        #expect(try !family.ann.log(cashew, clockIsRight: true).entry.claim.isEarly)
    }
}
