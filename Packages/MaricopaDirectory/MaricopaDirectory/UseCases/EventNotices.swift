import AccountKit
import NotificationKit
import ScreenKit
import TimeKit
import WordKit

/// The notifications about events: a user's reminders, and changes of events that they follow.
struct EventNotices {
    /// The notification categories that a user can turn on and off.
    static let reminders = "reminder"
    static let news = "event-news"

    let user: TimeKit.ID<User>
    let now: Instant

    private var moment: LocalDateTime { County.zone.local(at: now) }

    /// Returns a candidate for each occurrence of a reminder; none while its event is canceled, over or deleted.
    func candidates(
        of reminder: EventReminder,
        _ record: Record?
    ) -> [NotificationCandidate] {
        guard let record, case .event(let event) = record.details, !event.isCancelled else { return [] }
        var found: [NotificationCandidate] = []
        for occurrence in ReminderRule.occurrences(of: event.schedule, slot: reminder.slot, at: moment) {
            let told = ReminderRule.moment(of: occurrence, minutesBefore: reminder.minutesBefore)
            let place = [record.address, record.city].filter { !$0.isEmpty }.joined(separator: ", ")
            let when = EventText.when(occurrence, isAllDay: event.schedule.isAllDay)
            found.append(
                NotificationCandidate(
                    series: series(Self.reminders, reminder.id.rawValue),
                    title: EventText.title(of: record),
                    body: place.isEmpty ? when : "\(when), \(place)",
                    link: DirectoryLink.record(.event, record.id).deepLink,
                    timing: .at([County.zone.instant(of: told)]),
                    // A reminder is useless after the start, unless it was set for the start itself.
                    usefulFor: Int64(max(reminder.minutesBefore, 15)) * 60_000
                )
            )
        }
        return found
    }

    /// Returns the candidate for a change of an event; nil if it means nothing to its followers.
    func candidate(of change: EventChange) -> NotificationCandidate? {
        let at = change.at ?? now
        guard let news = EventNews.of(change.before, change.after, at: County.zone.local(at: at)) else { return nil }
        let isAllDay = (change.after ?? change.before).schedule.isAllDay
        let body =
            if case .moved(let from, let to) = news {
                EventNews.movedSentence(
                    to: EventText.when(to, isAllDay: isAllDay),
                    from: EventText.when(from, isAllDay: change.before.schedule.isAllDay)
                )
            } else {
                news.sentence.map { localized($0) } ?? ""
            }
        let title = BundledTexts.translated(change.title, of: change.record) ?? change.title
        return NotificationCandidate(
            series: series(Self.news, "\(change.record.rawValue)/\(change.serial)"),
            title: change.isSample ? EventText.sample(title) : title,
            body: body,
            link: (news == .gone ? DirectoryLink.list(.event) : .record(.event, change.record)).deepLink,
            timing: .occurred(at),
            usefulFor: 14 * 86_400_000
        )
    }

    private func series(_ category: String, _ name: String) -> NotificationSeries {
        NotificationSeries(
            app: DirectoryLink.scheme,
            recipient: user.rawValue,
            category: category,
            name: name
        )
    }
}

extension EventNews {
    /// The sentence about news that needs no time; nil for a moved event.
    fileprivate var sentence: Phrase? {
        switch self {
        case .moved: nil
        case .otherTimes: Phrase("Some of its days or times have changed")
        case .canceled: Phrase("It was called off")
        case .restored: Phrase("It takes place after all")
        case .ended: Phrase("It doesn't take place anymore")
        case .gone: Phrase("It was taken out of the directory")
        }
    }

    /// The sentences about all news that need no time.
    static let sentences = [EventNews.otherTimes, .canceled, .restored, .ended, .gone].compactMap(\.sentence)

    /// Returns the sentence about an event that was moved.
    static func movedSentence(to: String, from: String) -> String { localized("Now \(to); it was \(from)") }
}
