import NotificationKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("Notices that were told in another language")
struct ToldTextTests {
    @Test(
        "A time is shown in Spanish, also of an event that was moved, and a place stays as it is",
        arguments: [
            ("2026-03-07T08:00", "2026-03-07T13:00", false), ("2026-03-07T08:00", "2026-03-07T08:00", false),
            ("2026-03-07T22:00", "2026-03-08T01:00", false), ("2026-03-07T00:00", "2026-03-08T00:00", true),
            ("2026-05-01T00:00", "2026-05-04T00:00", true),
        ]
    )
    func times(start: String, end: String, isAllDay: Bool) throws {
        let start = try EventSample.moment(start)
        let occurrence = EventOccurrence(slot: start, start: start, end: try EventSample.moment(end))
        func time() -> String { EventText.when(occurrence, isAllDay: isAllDay) }
        func texts() -> [String] {
            [time(), "\(time()), 1221 N Central Ave, Phoenix", EventNews.movedSentence(to: time(), from: time())]
        }
        let told = texts()
        let spanish = Language.$current.withValue(.spanish) {
            #expect(told.map { ToldText.shown($0) } == texts())
            #expect(texts().allSatisfy { !told.contains($0) })
            return texts()
        }
        #expect(told.map { ToldText.shown($0) } == told)
        #expect(spanish.map { ToldText.shown($0) } == told)
    }

    @Test("Each sentence of news is shown in Spanish")
    func sentences() {
        let told = EventNews.sentences.map { localized($0) }
        #expect(told.count == 5)
        Language.$current.withValue(.spanish) {
            #expect(told.map { ToldText.shown($0) } == EventNews.sentences.map { localized($0) })
            #expect(told.allSatisfy { ToldText.shown($0) != $0 })
        }
    }

    @Test("A sample's title is shown in Spanish, with the word that it is a sample")
    func sample() {
        let shown = Language.$current.withValue(.spanish) { ToldText.shown("Sample: Class of Ana") }
        #expect(shown == "Ejemplo: Class of Ana")
        #expect(ToldText.shown("Ejemplo: Class of Ana") == "Sample: Class of Ana")
    }

    @Test("Texts that were told in Spanish are shown in English: sentences of news and titles of bundled records")
    func spanish() {
        let told = EventNews.sentences.map { localized($0) } + ["Saturday Morning Park Walk"]
        let spanish = Language.$current.withValue(.spanish) { told.map { ToldText.shown($0) } }
        #expect(zip(told, spanish).allSatisfy { $0 != $1 })
        #expect(spanish.map { ToldText.shown($0) } == told)
        #expect(ToldText.shown("Clase de Ana") == "Clase de Ana")
    }

    @Test(
        "A title of somebody's own and a text that was told in Spanish stay as they are",
        arguments: [
            "Cooking class with Ana", "Sat 2026-03-08, 08:00", "sáb 2026-03-07, 08:00 a 13:00", "Se canceló", "",
        ]
    )
    func own(text: String) {
        // The eighth of March is a Sunday.
        Language.$current.withValue(.spanish) { #expect(ToldText.shown(text) == text) }
    }

    @Test("The page of notifications shows what was told in the reader's language")
    func page() throws {
        let box = try EventBox()
        let event = try box.add("cooking", try EventSample.once("2026-03-07T08:00", "2026-03-07T13:00"))
        try box.ana.remind(of: event, minutesBefore: 60)
        let store = NotificationStore(try LocalStore.inMemory(schemas: [NotificationStore.schema]), ids: .seeded(3))
        let (scope, preferences) = (box.ana.notificationScope, box.ana.notificationPreferences())
        let candidates = try box.ana.notificationCandidates()
        try store.refresh(candidates, of: scope, preferences: preferences, now: box.clock.now)
        try box.set("2026-03-07T07:00")
        _ = try store.tellDue(now: box.clock.now) { _ in preferences }
        let told = try store.inboxScreen(of: scope, in: County.zone)
        let screen = try Language.$current.withValue(.spanish) { try box.ana.notificationsScreen(told: told) }
        let texts = screen.told?.items.map { "\($0.title): \($0.body)" }
        #expect(texts == ["Cooking class: sáb 2026-03-07, 08:00 a 13:00, 1221 N Central Ave, Phoenix"])
    }
}
