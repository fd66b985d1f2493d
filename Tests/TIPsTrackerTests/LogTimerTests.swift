import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Logging while the treatment timer runs")
struct LogTimerTests {
    @Test("the receipt has the timer of the member who logs, by their own minutes; none is left after the last food")
    func receipt() throws {
        let family = try Family()
        let names = ["Peanut", "Cashew", "Sesame"]
        var ends: [Int?] = []
        for name in names {
            let receipt = try family.ann.log(family.item(name).id)
            ends.append(receipt.timer?.remainingSeconds(at: family.clock.now))
            family.clock.advance(minutes: 15)
        }
        #expect(ends == [900, 900, nil])
    }

    @Test("the next treatment food needs early while the timer runs; it is marked and the count begins anew")
    func early() throws {
        let family = try Family()
        let (peanut, cashew) = (try family.item("Peanut").id, try family.item("Cashew").id)
        try family.ann.log(peanut)
        let end = family.clock.now.adding(minutes: 15)
        family.clock.advance(milliseconds: 59_999, minutes: 14)
        #expect(throws: TIPsError.timerRuns(until: end, item: "Cashew")) { try family.ann.log(cashew) }
        #expect(try !family.ann.log(family.item("Almond").id).entry.claim.isEarly, "other foods don't wait")
        let receipt = try family.ann.log(cashew, early: true)
        #expect(receipt.entry.claim.isEarly)
        #expect(receipt.timer?.endsAt == family.clock.now.adding(minutes: 15))
    }

    @Test("the next food is not early after the timer has ended, even if early was said")
    func ended() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        family.clock.advance(minutes: 15)
        #expect(try !family.ann.log(family.item("Cashew").id, early: true).entry.claim.isEarly)
    }

    @Test("A member whose timer is off has none, and the plan's wait holds all the same")
    func off() throws {
        let family = try Family(settings: MemberSettings(timerIsOn: false))
        #expect(try family.ann.log(family.item("Peanut").id).timer == nil)
        let cashew = try family.item("Cashew").id
        let end = family.clock.now.adding(minutes: 15)
        #expect(throws: TIPsError.timerRuns(until: end, item: "Cashew")) { try family.ann.log(cashew) }
        #expect(try family.ann.homeScreen().prompts.contains { $0.kind == "timer" })
        #expect(try family.ann.log(cashew, early: true).entry.claim.isEarly)
    }

    @Test(
        "a back-dated log counts from its own time: one from before the running timer needs no early and doesn't move it"
    )
    func backDated() throws {
        let family = try Family(now: "2026-01-05T08:00")
        try family.ann.log(family.item("Peanut").id)
        let end = family.clock.now.adding(minutes: 15)
        try family.at("2026-01-05T08:10")
        let before = try family.ann.log(family.item("Cashew").id, at: family.instant("2026-01-05T07:30"))
        #expect(!before.entry.claim.isEarly)
        #expect(before.timer?.endsAt == end)
    }

    @Test("a back-dated log from within a wait that is over is taken and marked early")
    func backDatedEarly() throws {
        let family = try Family(now: "2026-01-05T08:00")
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-05T09:00")
        let receipt = try family.ann.log(family.item("Cashew").id, at: family.instant("2026-01-05T08:05"))
        #expect(receipt.entry.claim.isEarly)
        #expect(receipt.timer == nil, "its own fifteen minutes are over, too")
    }

    @Test("un-ticking an older item leaves the timer; un-ticking the newest takes it back to the log before")
    func unticked() throws {
        let family = try Family(now: "2026-01-05T08:00", settings: MemberSettings(timerMinutes: 60))
        let (peanut, cashew, sesame) = (
            try family.item("Peanut").id, try family.item("Cashew").id, try family.item("Sesame").id
        )
        try family.ann.log(peanut)
        try family.at("2026-01-05T08:20")
        try family.ann.log(cashew, early: true)
        try family.ann.unlog(peanut)
        #expect(throws: TIPsError.timerRuns(until: try family.instant("2026-01-05T09:20"), item: "Sesame")) {
            try family.ann.log(sesame)
        }
        try family.ann.log(peanut, at: family.instant("2026-01-05T08:00"), early: true)
        try family.ann.unlog(cashew)
        #expect(throws: TIPsError.timerRuns(until: try family.instant("2026-01-05T09:00"), item: "Sesame")) {
            try family.ann.log(sesame)
        }
        try family.ann.unlog(peanut)
        #expect(try !family.ann.log(sesame).entry.claim.isEarly)
    }

    @Test("the timer runs on over midnight and holds back the next day's first food")
    func overMidnight() throws {
        let family = try Family(now: "2026-01-05T23:55")
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-06T00:05")
        let end = try family.instant("2026-01-06T00:10")
        #expect(throws: TIPsError.timerRuns(until: end, item: "Cashew")) {
            try family.ann.log(family.item("Cashew").id)
        }
        try family.at("2026-01-06T00:10")
        #expect(try !family.ann.log(family.item("Cashew").id).entry.claim.isEarly)
    }

    @Test("an edited time that leaves the wait takes the early mark away; one within it keeps it")
    func editedEarly() throws {
        let family = try Family(now: "2026-01-05T08:00")
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-05T08:05")
        let early = try family.ann.log(family.item("Cashew").id, early: true).entry
        try family.at("2026-01-05T10:00")
        let within = try family.ann.editLog(early.id, at: family.instant("2026-01-05T08:10"))
        #expect(within.claim.isEarly)
        let after = try family.ann.editLog(within.id, at: family.instant("2026-01-05T08:15"))
        #expect(!after.claim.isEarly)
    }

    @Test(
        "two offline phones that log one box: the later intake starts the wait, also where the earlier one was logged last",
        arguments: [true, false]
    )
    func loggedLaterAtEarlierTime(isFuture: Bool) throws {
        let family = try Family(now: "2026-01-05T08:20")
        let bob = try family.member("Bob", .logger)
        let phone = try family.device(family.ann, seed: 5)
        let peanut = try family.item("Peanut").id
        try bob.log(peanut)
        // The other phone doesn't know of it yet. Its log has the later clock, and is the one that is shown.
        phone.clock.now = try family.instant(isFuture ? "2026-01-05T20:00" : "2026-01-05T08:30")
        try phone.tracker.log(peanut, at: isFuture ? nil : family.instant("2026-01-05T08:00"))
        try family.at("2026-01-05T08:31")
        try family.ann.importRoom(phone.tracker.exportRoom())
        #expect(try family.ann.entries(in: date("2026-01-05")..<date("2026-01-06"))[0].others.count == 1)
        let end = try family.instant("2026-01-05T08:35")
        #expect(throws: TIPsError.timerRuns(until: end, item: "Cashew")) {
            try family.ann.log(family.item("Cashew").id)
        }
        #expect(try family.ann.homeScreen().categories.compactMap(\.timer?.endsAt) == [end])
    }

    @Test("a log that a wrong clock put into the future starts no timer here")
    func futureLog() throws {
        let family = try Family(now: "2026-01-05T08:00")
        let bob = try family.member("Bob", .logger)
        let phone = try family.device(bob, ahead: 20 * 3_600_000, seed: 5)
        try phone.tracker.log(family.item("Peanut").id)
        try family.ann.importRoom(try phone.tracker.exportRoom())
        #expect(try !family.ann.log(family.item("Cashew").id).entry.claim.isEarly)
    }
}
