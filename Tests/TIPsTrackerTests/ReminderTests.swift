import Foundation
import NotificationKit
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

/// The planned and delivered notifications of a member as time passes.
struct Notices {
    let tracker: TIPsTracker
    let store: NotificationStore

    init(_ tracker: TIPsTracker) throws {
        self.tracker = tracker
        store = NotificationStore(try LocalStore.inMemory(schemas: [NotificationStore.schema]), ids: .seeded(9))
    }

    /// All future requests of a category.
    func planned(_ category: String, after now: Instant) throws -> [NotificationRequest] {
        let preferences = try tracker.notificationPreferences()
        return NotificationPlan.plan(
            try tracker.notificationCandidates(),
            preferences: preferences,
            now: now,
            budget: 10_000
        ).requests.filter { $0.category == category }
    }

    /// Runs one round of a daemon, and returns the titles of the delivered notifications.
    @discardableResult
    func round(at now: Instant) throws -> [String] {
        let preferences = try tracker.notificationPreferences()
        try store.refresh(
            try tracker.notificationCandidates(),
            of: NotificationScope(app: "tips"),
            preferences: preferences,
            now: now
        )
        return try store.tellDue(now: now) { _ in preferences }.told.map(\.request.title)
    }
}

extension Notices {
    /// The time of the next due notification.
    func nextDue() throws -> Instant? { try store.nextDue() }
}

extension MemberSettings {
    /// Settings with a reminder of each category at a time.
    static func reminding(at time: String, zone: String? = nil) throws -> MemberSettings {
        let reminder = Reminder(isOn: true, time: try LocalTime(iso8601: time))
        let all = Dictionary(uniqueKeysWithValues: Category.allCases.map { ($0, reminder) })
        return MemberSettings(reminders: all, timeZoneID: zone)
    }
}

@Suite("Reminders")
struct ReminderTests {
    @Test(
        "a daily reminder of a category from the start to the last dosing day; of medicine and maintenance foods on the challenge day too",
        arguments: [(Category.medicine, 85), (.maintenance, 85), (.treatment, 84), (.recommended, 84)]
    )
    func days(category: Category, count: Int) throws {
        let family = try Family(now: "2026-01-01T08:00", settings: .reminding(at: "18:30"))
        let requests = try Notices(family.ann).planned(category.rawValue, after: family.clock.now)
        let times = requests.map { family.zone.local(at: $0.fireAt) }
        let first = try date("2026-01-05")
        let time = try LocalTime(iso8601: "18:30")
        #expect(times == (0..<count).map { LocalDateTime(first.adding(days: $0), time) })
        #expect(Set(requests.map(\.link)) == ["tips://home"])
        #expect(Set(requests.map(\.series.name)) == ["cycle-1"])
    }

    @Test("silent once nothing of the category is left to log, and given again when a box is cleared")
    func silentWhenLogged() throws {
        let family = try Family(settings: .reminding(at: "18:30"))
        let notices = try Notices(family.ann)
        let today = { (category: String) in
            try notices.planned(category, after: family.clock.now).first.map { family.zone.date(at: $0.fireAt) }
        }
        for name in ["Peanut", "Cashew"] { try family.ann.log(try family.item(name).id, early: true) }
        #expect(try today("treatment") == date("2026-01-05"))
        try family.ann.log(try family.item("Sesame").id, early: true)
        #expect(try today("treatment") == date("2026-01-06"))
        #expect(try today("medicine") == date("2026-01-05"))
        try family.ann.unlog(try family.item("Cashew").id)
        #expect(try today("treatment") == date("2026-01-05"))
    }

    @Test("a recommended food is no reason anymore once it was eaten five times in its week")
    func recommended() throws {
        let family = try Family(settings: .reminding(at: "18:30"))
        let egg = try family.item("Egg").id
        for day in 5...9 {
            try family.at("2026-01-\(day < 10 ? "0" : "")\(day)T08:00")
            try family.ann.log(egg)
        }
        let next = try Notices(family.ann).planned("recommended", after: family.clock.now).first
        #expect(next.map { family.zone.date(at: $0.fireAt) } == (try date("2026-01-12")))
    }

    @Test("silent on held days, and in a category without items")
    func heldAndEmpty() throws {
        let family = try Family(
            [ItemDraft("Cetirizine", .medicine, .same(DoseDraft("5", "mL")))],
            settings: .reminding(at: "18:30")
        )
        try family.ann.hold(date("2026-01-06")...date("2026-01-08"), reason: "a fever")
        let notices = try Notices(family.ann)
        let days = try notices.planned("medicine", after: family.clock.now).prefix(3)
            .map { family.zone.date(at: $0.fireAt) }
        #expect(days == [try date("2026-01-05"), try date("2026-01-09"), try date("2026-01-10")])
        for category in ["maintenance", "treatment", "recommended"] {
            #expect(try notices.planned(category, after: family.clock.now).isEmpty)
        }
    }

    @Test("each member by their own settings: what is off isn't told, the time is the member's")
    func ownSettings() throws {
        let family = try Family(settings: .reminding(at: "18:30"))
        let bob = try family.member("Bob", .logger)
        #expect(try Notices(bob).planned("medicine", after: family.clock.now).isEmpty)
        try bob.setReminder(.medicine, isOn: true, at: LocalTime(iso8601: "07:15"))
        try bob.setOwnTimeZone(.named("America/New_York"))
        let his = try Notices(bob).planned("medicine", after: family.clock.now)
        // 07:15 in New York is 05:15 in Phoenix, where the first room day began at 00:00.
        #expect(his.first?.fireAt == (try family.instant("2026-01-06T05:15")))
        #expect(try Notices(bob).planned("treatment", after: family.clock.now).isEmpty)
        try family.ann.setReminder(.medicine, isOn: false)
        #expect(try Notices(family.ann).planned("medicine", after: family.clock.now).isEmpty)
        #expect(try !Notices(family.ann).planned("treatment", after: family.clock.now).isEmpty)
    }

    @Test("a member who was removed, and a device without a room, are told nothing")
    func nobody() throws {
        let family = try Family(settings: .reminding(at: "18:30"))
        let bob = try family.member("Bob", .logger)
        try bob.setReminder(.medicine, isOn: true)
        #expect(try !bob.notificationCandidates().isEmpty)
        try family.ann.revoke(bob.currentMember().id)
        #expect(try bob.notificationCandidates().isEmpty)
        let nowhere = try Family(isSetUp: false)
        #expect(try nowhere.ann.notificationCandidates().isEmpty)
        #expect(try nowhere.ann.notificationPreferences().zone == nowhere.zone)
    }

    @Test("before the start the first reminder is that of the start; after the challenge there is none")
    func ends() throws {
        let family = try Family(now: "2025-12-01T08:00", settings: .reminding(at: "18:30"))
        let first = try Notices(family.ann).planned("treatment", after: family.clock.now).first
        #expect(first?.fireAt == (try family.instant("2026-01-05T18:30")))
        try family.at("2026-03-31T08:00")
        for category in Category.allCases {
            #expect(try Notices(family.ann).planned(category.rawValue, after: family.clock.now).isEmpty)
        }
    }

    @Test("the next cycle's reminders are planned before it starts, and on its first day there is one, not two")
    func nextCycle() throws {
        let family = try Family(now: "2026-03-30T08:00", settings: .reminding(at: "18:30"))
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-04-06"), challenge: date("2026-05-04"), dosesFollow: true)
        )
        let planned = try Notices(family.ann).planned("medicine", after: family.clock.now)
        let days = planned.prefix(3).map { family.zone.date(at: $0.fireAt) }
        #expect(days == [try date("2026-03-30"), try date("2026-04-06"), try date("2026-04-07")])
        let other = try Family(now: "2026-03-30T08:00", settings: .reminding(at: "18:30"))
        try other.ann.newCycle(
            NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-05-04"), dosesFollow: true)
        )
        let same = try Notices(other.ann).planned("medicine", after: other.clock.now)
        #expect(
            same.prefix(2).map(\.fireAt) == [
                try other.instant("2026-03-30T18:30"), try other.instant("2026-03-31T18:30"),
            ]
        )
    }

    @Test("wishes carry the member's zone, or the device's, and the timer's switch")
    func preferences() throws {
        let family = try Family(settings: .reminding(at: "18:30"))
        #expect(try family.ann.notificationPreferences().zone == family.zone)
        family.clock.zone = try TimeZone.named("Asia/Tokyo")
        #expect(try family.ann.notificationPreferences().zone.identifier == "Asia/Tokyo")
        try family.ann.setOwnTimeZone(.named("Europe/Berlin"))
        let wishes = try family.ann.notificationPreferences()
        #expect(wishes.zone.identifier == "Europe/Berlin")
        #expect(wishes["treatment"].time == (try LocalTime(iso8601: "18:30")))
        #expect(wishes["timer"].isOn)
        try family.ann.setTimer(isOn: false)
        #expect(try !family.ann.notificationPreferences()["timer"].isOn)
    }
}

@Suite("Reminders in five zones, as the clocks change")
struct ReminderZoneTests {
    @Test(
        "once a day at the member's wall time through the week in which the clocks change",
        arguments: [
            ("America/New_York", "2026-03-05"), ("America/New_York", "2026-10-29"), ("Europe/Berlin", "2026-03-26"),
            ("Australia/Lord_Howe", "2026-04-02"), ("Africa/Cairo", "2026-04-22"), ("America/Phoenix", "2026-03-05"),
        ],
        ["00:00", "02:15", "08:00", "23:45"]
    )
    func week(place: (zone: String, start: String), time: String) throws {
        let start = try date(place.start)
        let family = try Family(
            [ItemDraft("Cetirizine", .medicine, .same(DoseDraft("5", "mL")))],
            zone: place.zone,
            now: "\(start.previous)T12:00",
            start: place.start,
            challenge: "\(start.adding(days: 7))",
            settings: .reminding(at: time)
        )
        let notices = try Notices(family.ann)
        var told: [Instant] = []
        let end = family.clock.now.adding(hours: 9 * 24)
        while family.clock.now < end {
            let now = family.clock.now
            for title in try notices.round(at: now) where title == "Medicine" { told.append(now) }
            // The clock advances as a daemon sleeps: until something is due, but at most five hours.
            family.clock.now = min(try notices.nextDue() ?? end, now.adding(hours: 5))
        }
        let wall = try LocalTime(iso8601: time)
        #expect(told == (0..<8).map { family.zone.instant(of: LocalDateTime(start.adding(days: $0), wall)) })
    }

    @Test("a member in another zone is reminded by their own clock, on the days of the room")
    func elsewhere() throws {
        for (zone, time, first) in [
            ("Asia/Tokyo", "08:00", "2026-01-06T08:00"), ("Asia/Tokyo", "18:00", "2026-01-05T18:00"),
            ("Pacific/Honolulu", "23:00", "2026-01-04T23:00"), ("Pacific/Honolulu", "20:00", "2026-01-05T20:00"),
        ] {
            let family = try Family(now: "2026-01-01T08:00", settings: .reminding(at: time, zone: zone))
            let planned = try Notices(family.ann).planned("treatment", after: family.clock.now)
            let own = try TimeZone.named(zone)
            #expect(
                planned.first.map { own.local(at: $0.fireAt) } == (try LocalDateTime(iso8601: first)),
                "\(zone) \(time)"
            )
            #expect(planned.count == 84)
        }
    }
}
