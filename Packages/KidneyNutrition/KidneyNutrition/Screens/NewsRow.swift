public import ScreenKit
public import TimeKit

/// Something new that an evaluation found, as a line: a reward, an alert, a suggestion, or how a day, week or month went.
public struct NewsRow: Hashable, Codable, Identifiable, Sendable {
    /// What it is.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case alert, reward, suggestion, closing
    }

    /// That of what was found.
    public let id: String
    /// What it is.
    public let kind: Kind
    /// How soon it needs somebody; nil for what is no alert.
    @NullEncoded public private(set) var level: AlertLevel?
    /// A plain sentence.
    public let message: String
    /// Why; empty where the message says it all.
    public let why: String
    /// The screen of it.
    public let opens: Link
}

extension NewsRow {
    fileprivate init(_ alert: KidneyAlert) {
        let row = AlertRow(alert)
        self.init(id: row.id, kind: .alert, level: row.level, message: row.message, why: row.why, opens: row.opens)
    }

    fileprivate init(_ entry: RewardEntry) {
        self.init(
            id: entry.id.rawValue,
            kind: .reward,
            level: nil,
            message: Words.sentence(entry.message ?? "\(entry.key.name), \(entry.key.period.name): kept for good"),
            why: "",
            opens: KidneyLink.reward(entry.key).labelled("History")
        )
    }

    fileprivate init(_ suggestion: Suggestion) {
        self.init(
            id: suggestion.id.rawValue,
            kind: .suggestion,
            level: nil,
            message: Words.sentence(suggestion.message),
            why: suggestion.why,
            opens: KidneyLink.found(suggestion.link)
        )
    }

    fileprivate init(closing: KidneyNotice) {
        self.init(
            id: closing.id.rawValue,
            kind: .closing,
            level: nil,
            message: Words.sentence(closing.message),
            why: "",
            opens: KidneyLink.found(closing.link)
        )
    }
}

extension Evaluation {
    /// What is new, the alerts first and of them the gravest, then rewards, suggestions and closings.
    ///
    /// - Parameter kinds: alerts that are left out, as they say what a page says already.
    public func news(without kinds: Set<AlertKind> = []) -> [NewsRow] {
        let alerts = alerts.filter { !kinds.contains($0.kind) }
        return AlertLevel.allCases.reversed().flatMap { level in
            alerts.filter { $0.level == level }.map { NewsRow($0) }
        } + (grants + reversals + pending + settled).map { NewsRow($0) }
            + suggestions.map { NewsRow($0) } + closings.map { NewsRow(closing: $0) }
    }
}

/// What an evaluation found, as a page.
public struct EvaluationScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// The day it was made for.
    public let day: LocalDate
    /// What was done, in a sentence.
    public let text: String
    /// What is new.
    public let news: [NewsRow]
    /// That the care team's word comes first.
    public let careTeam: String
    /// The other pages.
    public let pages: [Link]

    /// What was found.
    public init(_ context: KidneyContext, _ found: Evaluation) {
        title = "Evaluation"
        revision = context.revision
        day = context.today
        text = found.summary
        news = found.news()
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.alerts(nil).labelled("Alerts"), KidneyLink.rewards.labelled("Rewards"),
            KidneyLink.notices.labelled("Notices"), KidneyLink.today(nil).labelled("Today"),
        ]
    }
}
