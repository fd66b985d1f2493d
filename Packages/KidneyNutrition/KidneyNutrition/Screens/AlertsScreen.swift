import Foundation
public import ScreenKit
public import TimeKit

/// What the user should know: what stands today, and what was found before.
public struct AlertsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends; nil for a day of the past.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The day it is about; nil for today and what was found before.
    @NullEncoded public private(set) var day: LocalDate?
    /// What stands as things are now, the gravest first; empty for a day of the past.
    public let standing: [AlertRow]
    /// What was found, the newest of each subject, the newest day first, without the subjects that stand.
    public let found: [FoundRow]
    /// How many subjects were dismissed for good, in words; nil for none.
    @NullEncoded public private(set) var dismissedText: String?
    /// Brings back what was dismissed; disabled where nothing was.
    public let restore: Action
    /// What is said where there is nothing.
    public let emptyText: String
    /// That the care team's word comes first.
    public let careTeam: String
    /// The other pages.
    public let pages: [Link]

    /// An alert that was found.
    public struct FoundRow: Hashable, Codable, Identifiable, Sendable {
        /// That of the alert.
        public let id: String
        /// The day it is about.
        public let day: LocalDate
        /// What it is about.
        public let kind: AlertKind
        /// The alert.
        public let alert: AlertRow
        /// How often it was found in the time that is shown.
        public let count: Int
        /// "12 times since 2026-05-02"; empty for once.
        public let countText: String
        /// Dismisses its subject for good; disabled for what can't wait.
        public let dismiss: Action

        init(_ alert: KidneyAlert, all: [KidneyAlert]) {
            id = alert.id.rawValue
            day = alert.day
            kind = alert.kind
            self.alert = AlertRow(alert)
            count = all.count
            let first = all.map(\.day).min() ?? alert.day
            countText = all.count > 1 ? "\(all.count) times since \(first)" : ""
            dismiss = Action(
                id: "alerts/\(alert.id)/dismiss",
                label: "Don’t show again",
                availability: alert.canBeDismissed ? .enabled : .disabled(why: "it can't wait"),
                confirmation: .init(question: "Never show this again?", proceed: "Don’t show again")
            )
        }
    }

    /// The alerts of a day; nil for what stands today and what was found lately.
    ///
    /// - Parameters:
    ///   - dismissed: how many subjects were dismissed for good; they aren't among the alerts.
    ///   - acknowledged: when alerts were acknowledged.
    public init(
        _ context: KidneyContext,
        day: LocalDate?,
        standing: [KidneyAlert],
        found: [KidneyAlert],
        dismissed: Int = 0,
        acknowledged: [KidneyAlert.ID: Instant] = [:]
    ) {
        let newest = standing.gravestFirst(on: context.today)
        let shown = day.map { day in standing.filter { $0.day == day } } ?? newest.firstOfEachSubject()
        let ids = Set(shown.map(\.id))
        let subjects = day == nil ? Set(shown.map(\.subject)) : []
        let bySubject = Dictionary(grouping: found, by: \.subject)
        let rest = found.filter { !ids.contains($0.id) && !subjects.contains($0.subject) }
        title = day.map { "Alerts of \($0)" } ?? "Alerts"
        revision = context.revision
        validUntil = (day ?? context.today) < context.today ? nil : context.dayEnd
        self.day = day
        self.standing = shown.map {
            AlertRow($0, acknowledged: acknowledged[$0.id].map { .at($0, context.zone) } ?? .not)
        }
        self.found = (day == nil ? rest.firstOfEachSubject() : rest).map { alert in
            FoundRow(alert, all: day == nil ? bySubject[alert.subject] ?? [alert] : [alert])
        }
        dismissedText =
            dismissed == 0 ? nil : "\(Words.count(dismissed, "kind of alert", "kinds of alerts")) dismissed for good."
        restore = Action(
            id: "alerts/restore",
            label: "Show them again",
            availability: dismissed == 0 ? .disabled(why: "nothing was dismissed") : .enabled
        )
        emptyText =
            day == nil ? "Nothing to know today, and nothing was found lately." : "Nothing was found for that day."
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.today(day).labelled(day == nil ? "Today" : "The day"), KidneyLink.rewards.labelled("Rewards"),
            KidneyLink.notices.labelled("Notices"), KidneyLink.interactions(nil).labelled("Medicines and food"),
        ]
    }
}

extension AlertRow {
    /// An alert that an evaluation found, without its acknowledgment.
    public init(_ alert: KidneyAlert) {
        self.init(alert, acknowledged: nil)
    }

    /// Whether an alert was acknowledged.
    enum Acknowledgment {
        case not
        case at(Instant, TimeZone)
    }

    /// - Parameter acknowledgment: nil where acknowledging isn't offered.
    init(_ alert: KidneyAlert, acknowledged acknowledgment: Acknowledgment?) {
        var action: Action?
        var text: String?
        if alert.level.cantWait, let acknowledgment {
            let isNoted: Bool
            if case .at(let instant, let zone) = acknowledgment {
                isNoted = true
                text = "acknowledged on \(Moment(instant, in: zone).words)"
            } else {
                isNoted = false
            }
            action = Action(
                id: "alerts/\(alert.id)/acknowledge",
                label: "I have seen it and act on it",
                availability: isNoted ? .disabled(why: "it was acknowledged") : .enabled
            )
        }
        self.init(
            id: alert.id.rawValue,
            level: alert.level,
            message: Words.sentence(alert.message),
            why: alert.why,
            opens: KidneyLink.found(alert.link),
            acknowledge: action,
            acknowledgedText: text
        )
    }
}

extension KidneyLink {
    /// The link of a finding, "journal/2026-03-10", with the page's name on it. One that leads nowhere leads to today.
    static func found(_ text: String) -> Link {
        let link = KidneyLink("\(scheme)://\(text)") ?? .today(nil)
        return link.labelled(link.pageName)
    }

    /// What the page is called on a button.
    var pageName: String {
        switch self {
        case .terms: "Terms of use"
        case .profile: "Profile"
        case .today: "Today"
        case .journal: "Journal"
        case .labs, .lab: "Laboratory values"
        case .weight: "Weight"
        case .pressure: "Blood pressure"
        case .activity: "Activity"
        case .targets: "Targets"
        case .foods, .food: "Foods"
        case .dish: "Own foods"
        case .substitute: "Substitutes"
        case .medicines, .medicine: "Medicines"
        case .interactions: "Medicines and food"
        case .goals, .goal: "Goals"
        case .rewards, .reward: "Rewards"
        case .alerts: "Alerts"
        case .recommend: "Foods to choose"
        case .trends: "Trends"
        case .report: "Report"
        case .reportCard: "Report card"
        case .notices: "Notices"
        case .preferences: "What you like"
        case .why: "Why"
        }
    }
}
