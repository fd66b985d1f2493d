public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A line about a new finding of an evaluation: a reward, an alert, a suggestion, or the summary of a day, week or month.
public struct NewsRow: Hashable, Codable, Identifiable, Sendable {
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case alert, reward, suggestion, closing
    }

    /// The identifier of the finding.
    public let id: String
    public let kind: Kind
    /// The urgency of an alert; nil for other news.
    @NullEncoded public private(set) var level: AlertLevel?
    public let message: String
    /// The reason; empty if the message has it all.
    public let why: String
    /// The screen of the finding.
    public let opens: Link
}

extension NewsRow {
    /// - Parameter today: The day of new findings; nil for no day. A finding about the food or the doses of another day shows that day.
    fileprivate init(_ alert: KidneyAlert, on today: LocalDate? = nil) {
        let row = AlertRow(alert)
        let isDated = alert.kind == .interaction && alert.day != today ?? alert.day
        self.init(
            id: row.id,
            kind: .alert,
            level: row.level,
            message: isDated ? "\(alert.day): \(row.message)" : row.message,
            why: row.why,
            opens: row.opens
        )
    }

    fileprivate init(_ entry: RewardEntry) {
        self.init(
            id: entry.id.rawValue,
            kind: .reward,
            level: nil,
            message: Words.sentence(
                entry.message ?? localized("\(entry.key.name), \(entry.key.period.name): kept for good")
            ),
            why: "",
            opens: KidneyLink.reward(entry.key).labeled(localized("History"))
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
    /// Returns the news: alerts by urgency, then rewards, suggestions and summaries.
    ///
    /// - Parameter kinds: The kinds of alerts to leave out because the page shows them elsewhere.
    public func news(without kinds: Set<AlertKind> = []) -> [NewsRow] {
        news { kinds.contains($0.kind) }
    }

    /// Returns the same news without the alerts that the page shows elsewhere.
    func news(leavingOut isElsewhere: (KidneyAlert) -> Bool) -> [NewsRow] {
        alerts.filter { !isElsewhere($0) }.gravestFirst(on: today).map { NewsRow($0, on: today) }
            + (grants + reversals + pending + settled).map { NewsRow($0) }
            + suggestions.map { NewsRow($0) } + closings.map { NewsRow(closing: $0) }
    }
}

/// The result of an evaluation.
public struct EvaluationScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The day of the evaluation.
    public let day: LocalDate
    /// A summary in a sentence.
    public let text: String
    /// The new findings.
    public let news: [NewsRow]
    /// The alerts that can't wait, were found earlier, and go on because nobody acknowledged them.
    public let standing: [NewsRow]
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The links to other pages.
    public let pages: [Link]

    /// - Parameter standing: The alerts that stand and that nobody acknowledged.
    init(_ context: KidneyContext, _ found: Evaluation, standing: [KidneyAlert] = []) {
        title = localized("Evaluation")
        revision = context.revision
        day = context.today
        let known = Set(found.alerts.map(\.id))
        self.standing = standing.filter { $0.level.cantWait && !known.contains($0.id) }.map { NewsRow($0) }
        let goingOn = self.standing.count
        let later = standing.count { $0.level == .caution && !known.contains($0.id) }
        var words = [found.summary]
        if later > 0 {
            words.append(
                localized("\(later, one: "# alert is for the next visit.", other: "# alerts are for the next visit.")")
            )
        }
        if goingOn > 0 {
            words.append(
                localized(
                    "\(goingOn, one: "# alert that can't wait goes on:", other: "# alerts that can't wait go on:")"
                )
            )
        }
        text = words.joined(separator: " ")
        news = found.news()
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.alerts(nil).labeled(localized("Alerts")), KidneyLink.rewards.labeled(localized("Rewards")),
            KidneyLink.notices.labeled(localized("Notices")), KidneyLink.today(nil).labeled(localized("Today")),
        ]
    }
}
