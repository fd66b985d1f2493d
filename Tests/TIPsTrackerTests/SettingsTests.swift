import Foundation
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Each member's own settings")
struct SettingsTests {
    @Test("without a word said there is no reminder, and a timer of 15 minutes")
    func defaults() throws {
        let bob = try Family().member("Bob", .logger)
        let settings = try bob.settings()
        #expect(settings == MemberSettings())
        #expect(settings.reminders.isEmpty)
        #expect(settings.timerIsOn)
        #expect(settings.timerMinutes == 15)
    }

    @Test("each member sets their own reminders and has the timer on or off, a logger too, and nobody else's move")
    func own() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let time = try LocalTime(iso8601: "19:30")
        try bob.setReminder(.medicine, isOn: true, at: time)
        try bob.setTimer(isOn: false)
        #expect(try bob.settings().reminders == [.medicine: MemberSettings.Reminder(isOn: true, time: time)])
        #expect(try !bob.settings().timerIsOn)
        #expect(try family.ann.settings() == MemberSettings())
        #expect(
            try family.summaries().suffix(2) == [
                "Bob: reminder for Medicine at 19:30", "Bob: treatment timer off",
            ]
        )
    }

    @Test("a reminder of any category goes on and off and keeps its time", arguments: Category.allCases)
    func reminder(category: Category) throws {
        let ann = try Family().ann
        let first = try LocalTime(iso8601: "08:00")
        let evening = try LocalTime(iso8601: "20:15")
        #expect(try ann.setReminder(category, isOn: true).reminders[category] == .init(isOn: true, time: first))
        #expect(try ann.setReminder(category, at: evening).reminders[category] == .init(isOn: true, time: evening))
        #expect(try ann.setReminder(category, isOn: false).reminders[category] == .init(isOn: false, time: evening))
        #expect(try ann.setReminder(category, isOn: true).reminders[category] == .init(isOn: true, time: evening))
        #expect(try ann.settings().reminders.keys.sorted { $0.rawValue < $1.rawValue } == [category])
    }

    @Test("a time alone turns no reminder on")
    func timeAlone() throws {
        let ann = try Family().ann
        let time = try LocalTime(iso8601: "07:00")
        #expect(try ann.setReminder(.treatment, at: time).reminders[.treatment] == .init(isOn: false, time: time))
    }

    @Test("the timer takes 1 to 240 minutes and nothing else", arguments: [0, -1, 241, 1, 15, 240])
    func minutes(count: Int) throws {
        let family = try Family()
        let before = try family.dump()
        if MemberSettings.timerRange.contains(count) {
            #expect(try family.ann.setTimer(minutes: count).timerMinutes == count)
        } else {
            #expect(throws: TIPsError.timerOutOfRange(count)) { try family.ann.setTimer(minutes: count) }
            #expect(try family.dump() == before)
        }
    }

    @Test("a member's own zone is set, and given back to the device")
    func zone() throws {
        let family = try Family()
        let berlin = try TimeZone.named("Europe/Berlin")
        #expect(try family.ann.setOwnTimeZone(berlin).timeZoneID == "Europe/Berlin")
        #expect(try family.ann.settings().timeZoneID == "Europe/Berlin")
        #expect(try family.ann.plan().room.timeZoneID == "America/Phoenix")
        try family.ann.setOwnTimeZone(nil)
        #expect(try family.ann.settings().timeZoneID == nil)
    }

    @Test("a setting that is set as it is leaves no trace")
    func same() throws {
        let family = try Family()
        try family.ann.setTimer(isOn: true, minutes: 15)
        #expect(try family.summaries() == ["plan for Mia set up"])
    }

    @Test("settings are in the file, not in the app: another process finds them")
    func kept() throws {
        let folder = try TemporaryFolder()
        let family = try Family(file: folder.file("tips.sqlite"))
        try family.ann.setTimer(minutes: 30)
        let again = try TIPsTracker.open(at: folder.file("tips.sqlite"), clock: family.clock.wallClock, ids: .seeded(5))
        #expect(try again.settings().timerMinutes == 30)
        #expect(try again.currentMember().name == "Ann")
    }
}
