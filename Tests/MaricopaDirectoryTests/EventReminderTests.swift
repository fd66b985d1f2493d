import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("Reminders of events")
struct EventReminderTests {
    let box: EventBox
    let notices: NotificationStore
    /// An event on Saturday, 7 March 2026, from 08:00 to 13:00.
    let event: TimeKit.ID<Record>

    init() throws {
        box = try EventBox()
        event = try box.add("cooking", try EventSample.once("2026-03-07T08:00", "2026-03-07T13:00"))
        let store = try LocalStore.inMemory(schemas: [NotificationStore.schema])
        notices = NotificationStore(store, ids: .seeded(3))
    }

    /// Ana's pending notifications in order of delivery: "2026-03-07T07:00 Cooking class".
    private func pending() throws -> [String] {
        try plan().plan.requests.map { "\(County.zone.local(at: $0.fireAt)) \($0.title)" }
    }

    @discardableResult
    private func plan() throws -> NotificationRefresh {
        try notices.refresh(
            box.ana.notificationCandidates(),
            of: box.ana.notificationScope,
            preferences: box.ana.notificationPreferences(),
            now: box.clock.now
        )
    }

    /// The title and body of notifications that a daemon's round delivers now.
    private func told() throws -> [String] {
        try box.owner.refreshEvents()
        try plan()
        let preferences = box.ana.notificationPreferences()
        let telling = try notices.tellDue(now: box.clock.now) { _ in preferences }
        return telling.told.map { "\($0.request.title): \($0.request.body)" }
    }

    @Test("are on their event's page for whoever set them, the next one first, and are removed there")
    func page() async throws {
        let hour = try box.ana.remind(of: event, minutesBefore: 60)
        try box.ana.remind(of: event, minutesBefore: 1440)
        let page = try box.ana.recordScreen(event)
        #expect(
            page.reminders.map(\.sentence) == ["You are reminded 1 day before.", "You are reminded 1 hour before."]
        )
        #expect(try box.ben.recordScreen(event).reminders.isEmpty)
        let remove = Act("reminder/\(hour.id)/remove", isConfirmed: true)
        guard case .done = try await box.ana.perform(remove, at: .record(.event, event)) else {
            Issue.record("the reminder wasn't removed")
            return
        }
        #expect(try box.ana.recordScreen(event).reminders.map(\.sentence) == ["You are reminded 1 day before."])
    }

    @Test("are told at their time before the event begins, several of one event each at its own, with when and where")
    func told_() throws {
        try box.ana.remind(of: event, minutesBefore: 60)
        try box.ana.remind(of: event, minutesBefore: 1440)
        #expect(try pending() == ["2026-03-06T08:00 Cooking class", "2026-03-07T07:00 Cooking class"])
        #expect(try told().isEmpty)
        try box.set("2026-03-07T06:59")
        #expect(try told() == ["Cooking class: Sat 2026-03-07, 08:00 to 13:00, 1221 N Central Ave, Phoenix"])
        try box.set("2026-03-07T07:00")
        #expect(try told().count == 1)
        #expect(try told().isEmpty)
    }

    @Test("follow an event that moves, are withdrawn while it is called off or gone, and come back with it")
    func follow() throws {
        try box.ana.remind(of: event, minutesBefore: 60)
        try box.edit(event) { $0.schedule = try EventSample.once("2026-03-08T10:00", "2026-03-08T11:00") }
        #expect(try pending().contains("2026-03-08T09:00 Cooking class"))
        #expect(try !pending().contains("2026-03-07T07:00 Cooking class"))
        try box.edit(event) { $0.isCancelled = true }
        #expect(try !pending().contains("2026-03-08T09:00 Cooking class"))
        try box.edit(event) { $0.isCancelled = false }
        #expect(try pending().contains("2026-03-08T09:00 Cooking class"))
        try box.delete(event)
        #expect(try !pending().contains("2026-03-08T09:00 Cooking class"))
        try box.undo()
        #expect(try pending().contains("2026-03-08T09:00 Cooking class"))
    }

    @Test(
        "reminders of a recurring event are for every occurrence, or for the one that is named by its day, its time, or its slot"
    )
    func occurrences() throws {
        var schedule = try EventSample.weekly("2026-03-04T18:00", "2026-03-04T19:00", until: .count(3))
        schedule.moved = [
            MovedOccurrence(
                from: try EventSample.moment("2026-03-11T18:00"),
                start: try EventSample.moment("2026-03-12T17:00"),
                end: try EventSample.moment("2026-03-12T18:00")
            )
        ]
        let yoga = try box.add("yoga", schedule, title: "Yoga")
        try box.ana.remind(of: yoga, minutesBefore: 30)
        #expect(try pending() == ["2026-03-04T17:30 Yoga", "2026-03-12T16:30 Yoga", "2026-03-18T17:30 Yoga"])
        for reminder in try box.ana.reminders() { try box.ana.removeReminder(reminder.id) }
        #expect(try pending().isEmpty)
        let names: [OccurrenceName] = [
            .day(try LocalDate(iso8601: "2026-03-12")), .at(try EventSample.moment("2026-03-12T17:00")),
            .at(try EventSample.moment("2026-03-11T18:00")),
        ]
        for name in names { try box.ana.remind(of: yoga, minutesBefore: 30, occurrence: name) }
        #expect(try box.ana.reminders().count == 1)
        #expect(try pending() == ["2026-03-12T16:30 Yoga"])
        // The reminder follows its occurrence when it is moved.
        try box.edit(yoga) { $0.schedule.moved[0].start = try EventSample.moment("2026-03-10T17:00") }
        #expect(try pending().contains("2026-03-10T16:30 Yoga"))
        try box.edit(yoga) { $0.schedule.exceptions = [try EventSample.moment("2026-03-11T18:00")] }
        #expect(try !pending().contains { $0.hasSuffix("Yoga") && $0.hasPrefix("2026-03-1") })
    }

    @Test(
        "need a user, an event that is still to come, a time before it that hasn't passed, and a day on which it takes place"
    )
    func refusals() throws {
        let park = TimeKit.ID<Record>("park")
        var record = try EventSample.record("park", EventSample.once("2026-03-07T08:00", "2026-03-07T09:00"))
        record.details = .park(ParkDetails())
        try box.owner.write { try $0.insert(record) }
        let past = try box.add("past", try EventSample.once("2026-03-01T08:00", "2026-03-01T09:00"), title: "Past")
        let off = try box.add("off", try EventSample.once("2026-03-07T08:00", "2026-03-07T09:00"), title: "Off")
        try box.edit(off) { $0.isCancelled = true }
        let sunday = OccurrenceName.day(try LocalDate(iso8601: "2026-03-08"))
        #expect(box.refusal { try box.owner.remind(of: event, minutesBefore: 60) } == .signInFirst)
        #expect(box.refusal { try box.ana.remind(of: EventBox.id("none"), minutesBefore: 60) } == .noSuchRecord("none"))
        let table: [(TimeKit.ID<Record>, Int, OccurrenceName?, DirectoryError)] = [
            (park, 60, nil, .notAnEvent(title: "Cooking class")), (past, 60, nil, .eventOver(title: "Past")),
            (off, 60, nil, .eventCanceled(title: "Off")), (event, -1, nil, .leadOutOfRange(minutes: -1)),
            (event, 525_601, nil, .leadOutOfRange(minutes: 525_601)),
            (event, 60, sunday, .noSuchOccurrence(title: "Cooking class", sunday)),
            (
                event, 10_080, nil,
                .reminderPast(title: "Cooking class", try EventSample.moment("2026-02-28T08:00"))
            ),
        ]
        for (id, minutes, name, error) in table {
            #expect(box.refusal { try box.ana.remind(of: id, minutesBefore: minutes, occurrence: name) } == error)
        }
        #expect(try box.ana.reminders().isEmpty)
    }

    @Test("are one's own: nobody else is told, lists or removes them, and the same one is kept once")
    func own() throws {
        let mine = try box.ana.remind(of: event, minutesBefore: 60)
        #expect(try box.ana.remind(of: event, minutesBefore: 60) == mine)
        #expect(try box.ben.notificationCandidates().isEmpty && box.ben.reminders().isEmpty)
        #expect(try box.owner.notificationCandidates().isEmpty)
        #expect(box.refusal { try box.ben.removeReminder(mine.id) } == .noSuchReminder(mine.id.rawValue))
        try box.ana.removeReminder(mine.id)
        #expect(try pending().isEmpty)
    }

    @Test("reminders that came due while nothing ran are told late until the event has begun, and not after it")
    func late() throws {
        try box.ana.remind(of: event, minutesBefore: 60)
        try plan()
        try box.set("2026-03-07T07:40")
        #expect(try told().count == 1)
        let other = try box.add("other", try EventSample.once("2026-03-08T08:00", "2026-03-08T09:00"))
        try box.ana.remind(of: other, minutesBefore: 60)
        try plan()
        try box.set("2026-03-08T08:00")
        #expect(try told().isEmpty)
    }

    @Test(
        "news: who keeps an event, or is reminded of it, is told once that it moved, was called off, takes place after all, or went"
    )
    func news() throws {
        try box.ana.remind(of: event, minutesBefore: 0)
        #expect(try told().isEmpty)
        try box.edit(event) { $0.organizer = "Sample kitchen" }
        #expect(try told().isEmpty)
        try box.edit(event) { $0.schedule = try EventSample.once("2026-03-08T10:00", "2026-03-08T11:00") }
        let moved = "Cooking class: Now Sun 2026-03-08, 10:00 to 11:00; it was Sat 2026-03-07, 08:00 to 13:00"
        #expect(try told() == [moved])
        #expect(try told().isEmpty)
        try box.edit(event) { $0.isCancelled = true }
        #expect(try told() == ["Cooking class: It was called off"])
        try box.undo()
        #expect(try told() == ["Cooking class: It takes place after all"])
        try box.delete(event)
        #expect(try told() == ["Cooking class: It was taken out of the directory"])
    }

    @Test("news of a sample say that it is one, in the reader's language, and when it is gone, too")
    func sampleNews() throws {
        let schedule = try EventSample.once("2026-03-07T08:00", "2026-03-07T13:00")
        var record = try EventSample.record("event-neighborhood-ride", schedule, title: "Neighborhood Bike Ride")
        record.isSample = true
        try box.owner.write { [record] in try $0.insert(record) }
        try box.ana.addFavorite(record.id)
        try box.edit(record.id) { $0.schedule = try EventSample.once("2026-03-08T10:00", "2026-03-08T11:00") }
        try box.delete(record.id)
        let english = try box.ana.notificationCandidates().map(\.title)
        #expect(english == ["Sample: Neighborhood Bike Ride", "Sample: Neighborhood Bike Ride"])
        let spanish = try Language.$current.withValue(.spanish) { try box.ana.notificationCandidates().map(\.title) }
        #expect(spanish == ["Ejemplo: Paseo en bicicleta por el barrio", "Ejemplo: Paseo en bicicleta por el barrio"])
    }

    @Test("news of a favorite come to who kept it before the change, and to nobody else")
    func favorites() throws {
        try box.ana.addFavorite(event)
        try box.set("2026-03-02T13:00")
        try box.edit(event) { $0.isCancelled = true }
        #expect(try box.ben.notificationCandidates().isEmpty)
        #expect(try told() == ["Cooking class: It was called off"])
        try box.set("2026-03-02T14:00")
        try box.ben.addFavorite(event)
        #expect(try box.ben.notificationCandidates().isEmpty)
    }

    @Test("the page of notifications lists them by when they are told next, then what has nothing to tell, and why")
    func screen() throws {
        let weekly = try EventSample.weekly("2026-03-04T18:00", "2026-03-04T19:00")
        let yoga = try box.add("yoga", weekly, title: "Yoga")
        let gone = try box.add("gone", try EventSample.once("2026-03-05T08:00", "2026-03-05T09:00"), title: "Gone")
        for id in [event, yoga, gone] { try box.ana.remind(of: id, minutesBefore: 90) }
        try box.delete(gone)
        try box.edit(event) { $0.isCancelled = true }
        let screen = try box.ana.notificationsScreen()
        #expect(screen.reminders.map(\.event) == ["Yoga", "Cooking class", "Gone"])
        #expect(screen.reminders.map(\.state) == [.coming, .canceled, .gone])
        let first = try #require(screen.reminders.first)
        #expect(first.words == "1 hour and 30 minutes before, each time")
        #expect(first.occurrence == "Wed 2026-03-04, 18:00 to 19:00")
        #expect(first.tellsAt?.description == "2026-03-04T16:30" && first.link?.target == "maricopa://events/yoga")
        #expect(screen.reminders.last?.link == nil && screen.signIn == nil)
        let nobody = try box.owner.acting(as: .signedOut).notificationsScreen()
        #expect(nobody.reminders.isEmpty && nobody.signIn?.links.first?.target == "maricopa://account/login")
    }
}
