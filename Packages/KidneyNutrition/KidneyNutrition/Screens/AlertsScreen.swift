public import ScreenKit
public import TimeKit

/// What the user should know: what stands today, and what was found before.
public struct AlertsScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the day ends; nil for a day of the past.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The day it is about; nil for today and what was found before.
    @NullEncoded public private(set) var day: LocalDate?
    /// What stands as things are now, the gravest first; empty for a day of the past.
    public let standing: [AlertRow]
    /// What was found, the newest day first, without what stands.
    public let found: [FoundRow]
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
    }

    /// The alerts of a day; nil for what stands today and what was found lately.
    public init(_ context: KidneyContext, day: LocalDate?, standing: [KidneyAlert], found: [KidneyAlert]) {
        let shown = day.map { day in standing.filter { $0.day == day } } ?? standing
        let known = Set(shown.map(\.id))
        title = day.map { "Alerts of \($0)" } ?? "Alerts"
        revision = context.revision
        validUntil = (day ?? context.today) < context.today ? nil : context.dayEnd
        self.day = day
        self.standing = shown.map(AlertRow.init)
        self.found = found.filter { !known.contains($0.id) }.map {
            FoundRow(id: $0.id.rawValue, day: $0.day, kind: $0.kind, alert: AlertRow($0))
        }
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
    /// An alert that an evaluation found.
    public init(_ alert: KidneyAlert) {
        self.init(
            id: alert.id.rawValue,
            level: Level(rawValue: alert.level.rawValue) ?? .notice,
            message: Words.sentence(alert.message),
            why: alert.why,
            opens: KidneyLink.found(alert.link)
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
