public import ScreenKit
public import TimeKit

/// The report of a span for the clinician, and what can be done with it.
public struct ReportScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the day ends; nil for a span of the past.
    @NullEncoded public private(set) var validUntil: Instant?
    /// What it says.
    public let report: ClinicReport
    /// Whether it was given out, and whether something was entered since: "Revised 2026-06-10, in place of that of 2026-06-02".
    public let issue: String
    /// Whether what was given out says something else than this.
    public let isOutdated: Bool
    /// Writes it as a file, which can be shared by mail or message.
    public let share: Action
    /// That the care team's word comes first.
    public let careTeam: String

    /// The screen of a report.
    ///
    /// - Parameters:
    ///   - given: the copy that was given out last; nil for none.
    ///   - isOutdated: whether it says something else.
    public init(_ context: KidneyContext, _ report: ClinicReport, given: ReportIssue?, isOutdated: Bool) {
        title = report.name.isEmpty ? "Report" : "Report of \(report.name)"
        revision = context.revision
        validUntil = report.to < context.today ? nil : context.dayEnd
        self.report = report
        issue = IssueWords.text(given, isOutdated: isOutdated)
        self.isOutdated = isOutdated
        share = Action(id: "report/share", label: "Share as PDF")
        careTeam = DayTargets.careTeamFirst
    }
}

/// The card of a month for the patient, and what can be done with it.
public struct ReportCardScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the day ends; nil for a month that is over.
    @NullEncoded public private(set) var validUntil: Instant?
    /// What it says.
    public let card: ReportCard
    /// Whether it was given out, and whether something was entered since.
    public let issue: String
    /// Whether what was given out says something else than this.
    public let isOutdated: Bool
    /// Writes it as a file, which can be shared by mail or message.
    public let share: Action
    /// The months before and after, as far as there are any, and the report for the clinician.
    public let pages: [Link]
    /// That the care team's word comes first.
    public let careTeam: String

    /// The screen of a card; parameters as of ``ReportScreen``.
    public init(_ context: KidneyContext, _ card: ReportCard, given: ReportIssue?, isOutdated: Bool) {
        title = "\(card.month)" + (card.isWhole ? "" : ", so far")
        revision = context.revision
        validUntil = card.isWhole && card.to < context.today ? nil : context.dayEnd
        self.card = card
        issue = card.isWhole ? IssueWords.text(given, isOutdated: isOutdated) : "The month isn’t over"
        self.isOutdated = isOutdated
        share = Action(id: "report-card/share", label: "Share as PDF")
        let next = card.to.next
        pages = [
            KidneyLink.reportCard(card.from.previous.startOfMonth).labelled("Month before"),
            next <= context.today ? KidneyLink.reportCard(next).labelled("Month after") : nil,
            KidneyLink.report(from: card.from, to: card.until).labelled("Report for the clinician"),
            KidneyLink.recommend.labelled("Foods to choose"), KidneyLink.rewards.labelled("Rewards"),
        ].compactMap { $0 }
        careTeam = DayTargets.careTeamFirst
    }
}

enum IssueWords {
    static func text(_ given: ReportIssue?, isOutdated: Bool) -> String {
        guard let given else { return "Not given out yet" }
        return given.words + (isOutdated ? "; something was entered since: give it out again, marked revised" : "")
    }
}
