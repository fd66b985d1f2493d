public import NotificationKit
import ScreenKit
import TimeKit
import WordKit

extension KidneyNutrition {
    /// The number of days for which a notice is worth a notification.
    static let noticeDays = 7

    /// Returns the candidates for notifications: the findings that nobody has seen, each once (the category is the kind, the name its
    /// identifier), and the reminders of doses (category `doses`). Before the terms are accepted there are none.
    ///
    /// Findings of the user's own entry were shown with its receipt and aren't among them. The call changes nothing.
    public func notificationCandidates() throws(KidneyError) -> [NotificationCandidate] {
        let (now, zone) = (clock.now(), clock.zone())
        return try readBeforeTerms { tables in
            guard let accepted = try tables.acceptance(), accepted.version >= terms.version else { return [] }
            let unseen = try tables.unseenNotices(since: now.adding(days24h: -Self.noticeDays))
            let notices = try tables.told(unseen, at: now, in: zone)
            return try notices.map { told in
                NotificationCandidate(
                    series: NotificationSeries(
                        app: KidneyLink.scheme,
                        category: told.notice.kind.rawValue,
                        name: told.notice.id.rawValue
                    ),
                    title: told.notice.kind.title,
                    body: Words.sentence(told.notice.message),
                    link: KidneyLink(finding: told.notice.link).deepLink,
                    timing: .occurred(told.at),
                    usefulFor: Int64(Self.noticeDays) * 86_400_000
                )
            } + tables.doseReminders()
        }
    }

    /// Returns the notification preferences: the device's time zone, and each kind on or off.
    public func notificationPreferences() throws(KidneyError) -> NotificationPreferences {
        let zone = clock.zone()
        return try readBeforeTerms { tables in
            var preferences = NotificationPreferences(zone: zone)
            for kind in try tables.noticesOff() { preferences[kind.rawValue] = .init(isOn: false) }
            return preferences
        }
    }
}

extension NoticeKind {
    /// The heading of a notification.
    var title: String {
        switch self {
        case .rewards: localized("Rewards")
        case .intake: localized("Food and drink")
        case .alarms: localized("Don’t wait")
        case .measurements: localized("Your measurements")
        case .conflicts: localized("Advice that doesn't go together")
        case .interactions: localized("Medicines and food")
        case .doses: localized("Medicines")
        case .suggestions: localized("Foods to choose")
        case .dayEnd: localized("Your day")
        case .weekEnd: localized("Your week")
        case .monthEnd: localized("Your month")
        }
    }
}
