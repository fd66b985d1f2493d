public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The clinician's report on a span of days, with its actions.
public struct ReportScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let report: ClinicReport
    /// The state of the last issued copy: "Revised 2026-06-10, in place of that of 2026-06-02".
    public let issue: String
    /// Whether the last issued copy differs from this report.
    public let isOutdated: Bool
    /// The fields `from`, `to` and `question`, with one question a line.
    public let form: Form
    /// Shows the report on the days in the form; disabled if the form has an error.
    public var show: Action { form.buttons[0] }
    /// Writes the report with the questions to a file, to share by mail or message; disabled if the form has an error.
    public var share: Action { form.buttons[1] }
    /// The report card of the last month of the report.
    public let card: Link
    /// The link to today.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    /// - Parameters:
    ///   - given: The last issued copy; nil for none.
    ///   - isOutdated: Whether that copy differs from this report.
    ///   - typed: The form's fields as typed and not yet submitted.
    init(
        _ context: KidneyContext,
        _ report: ClinicReport,
        given: ReportIssue?,
        isOutdated: Bool,
        typed: [String: String] = [:]
    ) {
        title = report.name.isEmpty ? localized("Report") : localized("Report of \(report.name)")
        revision = context.revision
        validUntil = context.dayEnd
        self.report = report
        issue = IssueWords.text(given, isOutdated: isOutdated)
        self.isOutdated = isOutdated
        form = Self.form(context, report, typed)
        card = KidneyLink.reportCard(report.to.startOfMonth).labeled(localized("Report card"))
        back = .today
        careTeam = DayTargets.careTeamFirst
    }

    private static func form(
        _ context: KidneyContext,
        _ report: ClinicReport,
        _ typed: [String: String]
    ) -> Form {
        let span = SpanForm.fields(context, report.from, report.to, typed, longest: ClinicReport.longestSpan)
        var question = Field(
            id: "question",
            label: localized("Questions for the visit, one a line"),
            kind: .lines,
            value: typed["question"] ?? "",
            placeholder: localized("May I eat bananas again?")
        )
        let longest = question.value.split(whereSeparator: \.isNewline).map(\.count).max() ?? 0
        if longest > KidneyNutrition.questionLimit {
            question.error =
                KidneyError.textTooLong(
                    localized("question"),
                    characters: longest,
                    limit: KidneyNutrition.questionLimit
                )
                .description
        }
        var form = Form(
            id: "report",
            title: localized("Other days"),
            fields: span.fields + [question],
            buttons: []
        )
        let availability = Action.Availability.without(form.errors)
        // The questions stay in the form of the other days. A part of a link is no lone point.
        let questions = question.value.split(whereSeparator: \.isNewline).map(String.init)
            .filter { ![".", ".."].contains($0) }
        form.buttons = [
            Action(
                KidneyAct.showReport,
                label: localized("Show these days"),
                availability: availability,
                opens: span.days.map { days in
                    (questions.isEmpty ? KidneyLink.report(days) : .reportAsking(days, questions))
                        .labeled(localized("Report"))
                }
            ),
            Action(KidneyAct.shareReport, label: localized("Share as PDF"), availability: availability),
        ]
        return form
    }
}

/// The patient's report card of a month, with its actions.
public struct ReportCardScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day; nil for a past month.
    @NullEncoded public private(set) var validUntil: Instant?
    public let card: ReportCard
    /// The state of the last issued copy; empty until the month is over, which the card's summary tells.
    public let issue: String
    /// Whether the last issued copy differs from this card.
    public let isOutdated: Bool
    /// Writes the card to a file, to share by mail or message.
    public let share: Action
    /// The links to the months before and after, if they exist, and to the clinician's report.
    public let pages: [Link]
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    /// - Parameters:
    ///   - given: The last issued copy; nil for none.
    ///   - isOutdated: Whether that copy differs from this card.
    init(_ context: KidneyContext, _ card: ReportCard, given: ReportIssue?, isOutdated: Bool) {
        title = Words.sentence(card.title)
        revision = context.revision
        validUntil = card.isWhole ? nil : context.dayEnd
        self.card = card
        issue = card.isWhole ? IssueWords.text(given, isOutdated: isOutdated) : ""
        self.isOutdated = isOutdated
        share = Action(KidneyAct.shareCard, label: localized("Share as PDF"))
        let next = card.to.next
        pages = [
            KidneyLink.reportCard(card.from.previous.startOfMonth).labeled(localized("Month before")),
            next <= context.today ? KidneyLink.reportCard(next).labeled(localized("Month after")) : nil,
            KidneyLink.report(card.from...card.until).labeled(localized("Report for the clinician")),
            KidneyLink.recommend.labeled(localized("Foods to choose")),
            KidneyLink.rewards.labeled(localized("Rewards")), .today,
        ].compactMap { $0 }
        careTeam = DayTargets.careTeamFirst
    }
}

enum IssueWords {
    static func text(_ given: ReportIssue?, isOutdated: Bool) -> String {
        guard let given else { return localized("Not given out yet") }
        return isOutdated
            ? localized("\(given.words); something was entered since: give it out again, marked revised") : given.words
    }
}
