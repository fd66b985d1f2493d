public import NotificationKit
import ScreenKit
import TimeKit

extension KidneyNutrition {
    /// How many days a notice is worth telling.
    static let noticeDays = 7

    /// Every reason to tell the user something: what came about while nobody looked, each once (category its type, name its id), and
    /// the doses that are reminded of (category `doses`). Nothing before the terms were accepted.
    ///
    /// What an entry of the user's brought about was shown with it and isn't among them. It changes nothing.
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
                    link: try DeepLink(KidneyLink.found(told.notice.link).target),
                    timing: .occurred(told.at),
                    usefulFor: Int64(Self.noticeDays) * 86_400_000
                )
            } + tables.doseReminders()
        }
    }

    /// How the user wants to be told: by this machine's clocks, each type on or off.
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
    /// What stands above a notification.
    var title: String {
        switch self {
        case .rewards: "Rewards"
        case .intake: "What you ate and drank"
        case .alarms: "Don’t wait"
        case .measurements: "Your measurements"
        case .conflicts: "Advice that doesn't go together"
        case .interactions: "Medicines and food"
        case .doses: "Medicines"
        case .suggestions: "Foods to choose"
        case .dayEnd: "Your day"
        case .weekEnd: "Your week"
        case .monthEnd: "Your month"
        }
    }
}
