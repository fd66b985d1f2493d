import Foundation
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The alerts: those that apply now, and those found before.
public struct AlertsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day, or an earlier one at which an alert ends; nil for a past day.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The day of the alerts; nil for the current and recent ones.
    @NullEncoded public private(set) var day: LocalDate?
    /// The alerts that apply now, the most urgent first; empty for a day other than today and the day before.
    public let standing: [AlertRow]
    /// The past alerts, the latest of each subject, the latest day first, without the subjects in `standing`. Those of a single day have its
    /// amounts as they are written down now.
    public let found: [FoundRow]
    /// The number of subjects dismissed for good, in words; nil for none.
    @NullEncoded public private(set) var dismissedText: String?
    /// Restores the dismissed subjects; disabled if there are none.
    public let restore: Action
    /// Runs every check now.
    public let evaluate: Action
    /// The reason why no limit of the day is known to be kept, a sentence; nil if that can be told.
    @NullEncoded public private(set) var openLimits: String?
    /// The number of recent days with fewer than three meals, of which it isn't told what they lack, in sentences; nil for none, and on the
    /// page of a day.
    @NullEncoded public private(set) var partDays: String?
    /// The text for an empty page, which is `openLimits` if there is one.
    public let emptyText: String
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The links to other pages.
    public let pages: [Link]

    /// An alert that was found.
    public struct FoundRow: Hashable, Codable, Identifiable, Sendable {
        /// The alert's identifier.
        public let id: String
        /// The day that the alert is about.
        public let day: LocalDate
        public let kind: AlertKind
        public let alert: AlertRow
        /// The number of times that it was found in the shown time.
        public let count: Int
        /// The count in words: "12 times since 2026-05-02"; empty for once.
        public let countText: String
        /// Dismisses its subject for good; disabled for an urgent alert.
        public let dismiss: Action

        init(_ alert: KidneyAlert, shown: AlertRow, all: [KidneyAlert]) {
            id = alert.id.rawValue
            day = alert.day
            kind = alert.kind
            self.alert = shown
            count = all.count
            let first = all.map(\.day).min() ?? alert.day
            countText = all.count > 1 ? localized("\(all.count) times since \(first)") : ""
            dismiss = Action(
                KidneyAct.alert(.dismiss, alert.id),
                label: localized("Don’t show again"),
                availability: alert.canBeDismissed ? .enabled : .disabled(why: localized("it can't wait")),
                confirmation: .init(
                    question: localized("Never show this again?"),
                    proceed: localized("Don’t show again")
                )
            )
        }
    }

    /// - Parameters:
    ///   - day: The day of the alerts; nil for the current and recent ones.
    ///   - openLimits: The reason why no limit of the day is known to be kept; nil if that can be told.
    ///   - partDays: The number of recent days that are over and have entries, but fewer than three meals.
    ///   - until: The time at which the first alert of `standing` ends; nil for the end of the day.
    ///   - dismissed: The number of subjects dismissed for good, which aren't among the alerts.
    ///   - acknowledged: The times of the acknowledgments, by ``KidneyAlert/acknowledgmentID``.
    init(
        _ context: KidneyContext,
        day: LocalDate?,
        openLimits: String? = nil,
        partDays: Int = 0,
        standing: [KidneyAlert],
        until: Instant? = nil,
        found: [KidneyAlert],
        dismissed: Int = 0,
        acknowledged: [KidneyAlert.ID: Instant] = [:]
    ) {
        let shown = day == nil ? standing.firstOfEachSubject() : standing
        let ids = Set(shown.map(\.id))
        let subjects = day == nil ? Set(shown.map(\.subject)) : []
        let bySubject = Dictionary(grouping: found, by: \.subject)
        let rest = found.filter { !ids.contains($0.id) && !subjects.contains($0.subject) }
        title = day.map { localized("Alerts of \($0)") } ?? localized("Alerts")
        revision = context.revision
        validUntil = (day ?? context.today) < context.today.previous ? nil : context.end(before: until)
        self.day = day
        func row(_ alert: KidneyAlert) -> AlertRow {
            let isOfGraver = acknowledged.isOfGraver(alert)
            return AlertRow(
                alert,
                acknowledged: acknowledged.time(of: alert).map { .at($0, context.zone, isOfGraver: isOfGraver) } ?? .not
            )
        }
        self.standing = shown.map(row)
        // A value that was told for two reasons, such as a rise and its own height, is judged once.
        var told = Set(shown.map(\.message))
        let others = (day == nil ? rest.firstOfEachSubject() : rest).filter {
            !$0.kind.isOfMeasurement || told.insert($0.message).inserted
        }
        self.found = others.map { alert in
            FoundRow(alert, shown: row(alert), all: day == nil ? bySubject[alert.subject] ?? [alert] : [alert])
        }
        dismissedText =
            dismissed == 0 ? nil : localized("\(dismissed, "kind of alert", "kinds of alerts") dismissed for good.")
        restore = Action(
            KidneyAct.restoreAlerts,
            label: localized("Show them again"),
            availability: dismissed == 0 ? .disabled(why: localized("nothing was dismissed")) : .enabled
        )
        evaluate = Action(KidneyAct.evaluate, label: localized("Check everything now"))
        self.openLimits = openLimits
        self.partDays =
            partDays == 0
            ? nil
            : localized(
                "Fewer than three meals are written down for \(partDays, "day") of the last 30. What such a day lacks isn’t told, as it ",
                "may be written down in part; on dialysis a lack of protein is."
            )
        emptyText =
            day == nil
            ? localized("Nothing to know today, and nothing was found lately.")
            : openLimits ?? localized("Nothing was found for that day.")
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.today(day).labeled(day == nil ? localized("Today") : localized("The day")),
            KidneyLink.rewards.labeled(localized("Rewards")),
            KidneyLink.notices.labeled(localized("Notices")),
            KidneyLink.interactions(day).labeled(localized("Medicines and food")),
        ]
    }
}

extension AlertRow {
    /// An alert without an action to acknowledge it.
    public init(_ alert: KidneyAlert) {
        self.init(alert, acknowledged: nil)
    }

    /// An alert that stands for others of its group, with their number and the link to all of them.
    ///
    /// - Parameter day: The day of the alerts; nil for the current ones.
    init(_ alert: KidneyAlert, others: Int, of day: LocalDate?) {
        guard others > 0 else {
            self.init(alert)
            return
        }
        let more =
            localized(
                "\(others, one: "# more alert of this kind is on the page of alerts.", other: "# more alerts of this kind are on the page of alerts.")"
            )
        self.init(
            id: alert.id.rawValue,
            level: alert.level,
            message: Words.sentence(alert.message) + (alert.message.last == "." ? " " : ". ") + more,
            why: alert.why,
            opens: alert.level.cantWait
                ? KidneyLink.found(alert.link) : KidneyLink.alerts(day).labeled(localized("Alerts"))
        )
    }

    /// The state of an alert's acknowledgment.
    enum Acknowledgment {
        case not
        /// The time, and whether the alert was to be acted on at once then and isn't now.
        case at(Instant, TimeZone, isOfGraver: Bool)
    }

    /// - Parameter acknowledgment: nil if the page doesn't offer to acknowledge the alert.
    init(_ alert: KidneyAlert, acknowledged acknowledgment: Acknowledgment?) {
        var action: Action?
        var text: String?
        if alert.level.cantWait, let acknowledgment {
            let isNoted: Bool
            if case .at(let instant, let zone, let isOfGraver) = acknowledgment {
                isNoted = true
                let time = Moment(instant, in: zone).words
                text =
                    isOfGraver
                    ? localized("acknowledged on \(time), when it was “\(AlertLevel.atOnce.words)”")
                    : localized("acknowledged on \(time)")
            } else {
                isNoted = false
            }
            action = Action(
                KidneyAct.alert(.acknowledge, alert.id),
                label: localized("I have seen it and act on it"),
                availability: isNoted ? .disabled(why: localized("it was acknowledged")) : .enabled
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
    /// Reads the page of a finding, such as "journal/2026-03-10". An unreadable one is today.
    init(finding text: String) { self = Self("\(Self.scheme)://\(text)") ?? .today(nil) }

    /// Returns the link of a finding with the page's name as its label.
    static func found(_ text: String) -> Link {
        let link = KidneyLink(finding: text)
        return link.labeled(link.pageName)
    }

    /// The page's name on a button.
    var pageName: String {
        switch self {
        case .terms: localized("Terms of use")
        case .profile: localized("Profile")
        case .today: localized("Today")
        case .journal: localized("Journal")
        case .labs, .lab: localized("Laboratory values")
        case .weight: localized("Weight")
        case .pressure: localized("Blood pressure")
        case .activity: localized("Activity")
        case .targets: localized("Targets")
        case .foods, .foundFoods, .foodsOn, .food, .foodOn: localized("Foods")
        case .onlineFoods: localized("Foods online")
        case .dish: localized("Own foods")
        case .substitute: localized("Substitutes")
        case .medicines, .medicine: localized("Medicines")
        case .drugLabel: localized("Drug label")
        case .interactions: localized("Medicines and food")
        case .goals, .goal: localized("Goals")
        case .rewards, .reward: localized("Rewards")
        case .alerts: localized("Alerts")
        case .recommend: localized("Foods to choose")
        case .trends, .trendOn: localized("Trends")
        case .report, .reportAsking: localized("Report")
        case .reportCard: localized("Report card")
        case .notices: localized("Notices")
        case .files: localized("Import and export")
        case .preferences: localized("What you like")
        case .why: localized("Why")
        }
    }
}
