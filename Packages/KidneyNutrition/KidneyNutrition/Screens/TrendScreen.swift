public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The trend of a subject over time: a chart, with a summary in words.
public struct TrendScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The lines, their targets and the summary.
    public let trend: Trend
    /// The fields `from` and `to`.
    public let form: Form
    /// Shows the trend on the days in the form; disabled if the form has an error.
    public var show: Action { form.buttons[0] }
    /// The related trends: for a laboratory value the intake of it, and the reverse.
    public let related: [Link]
    /// The list of all trends.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    /// - Parameter typed: The form's fields as typed and not yet submitted.
    init(_ context: KidneyContext, _ subject: TrendSubject, _ trend: Trend, typed: [String: String] = [:]) {
        title = trend.title
        revision = context.revision
        validUntil = context.dayEnd
        self.trend = trend
        let span = SpanForm.fields(context, trend.from, trend.to, typed)
        form = Form(
            id: "trend",
            title: localized("Other days"),
            fields: span.fields,
            buttons: [
                Action(
                    KidneyAct.showTrend,
                    label: localized("Show these days"),
                    availability: .without(span.fields.compactMap(\.error)),
                    opens: span.days.map { KidneyLink.trendOn(subject, $0).labeled(trend.title) }
                )
            ]
        )
        related = subject.related.map { KidneyLink.trends($0).labeled($0.title) }
        back = KidneyLink.trends(nil).labeled(localized("Trends"))
        careTeam = DayTargets.careTeamFirst
    }
}

/// The subjects with data over time.
public struct TrendsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day.
    @NullEncoded public private(set) var validUntil: Instant?
    /// A row for each subject.
    public let rows: [Row]
    /// A hint if there is no data yet; otherwise nil.
    @NullEncoded public private(set) var hint: String?
    /// The link to today.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The subject's key, as commands use it: "lab-potassium".
        public let id: String
        public let title: String
        /// The number of values: days or points in time.
        public let count: Int
        /// The latest value with its unit; both values of a blood pressure.
        public let latest: String
        /// The day of the latest value.
        public let day: LocalDate
        /// The value before it; nil if there is none.
        @NullEncoded public private(set) var previous: String?
        /// The page of the trend.
        public let opens: Link

        init?(_ trend: Trend) {
            let lines = trend.lines.filter { !$0.isComputed && !$0.points.isEmpty }
            guard let last = lines.compactMap(\.points.last).max(by: { $0.day < $1.day }),
                let subject = TrendSubject(word: trend.subject)
            else { return nil }
            let ends = subject == .pressure ? lines : lines.filter { $0.points.last == last }.suffix(1)
            func text(_ back: Int) -> String? {
                let texts = ends.compactMap {
                    $0.points.count > back ? $0.points[$0.points.count - 1 - back].text : nil
                }
                return texts.isEmpty ? nil : texts.joined(separator: "/")
            }
            id = trend.subject
            title = trend.title
            count = subject == .pressure ? (lines.first?.points.count ?? 0) : trend.count
            latest = "\(text(0) ?? last.text) \(trend.unit)"
            day = last.day
            previous = text(1)
            opens = KidneyLink.trends(subject).labeled(trend.title)
        }
    }

    init(_ context: KidneyContext, _ trends: [Trend]) {
        title = localized("Trends")
        revision = context.revision
        validUntil = context.dayEnd
        rows = trends.compactMap(Row.init)
        back = .today
        hint =
            rows.isEmpty
            ? localized("There is nothing to follow yet: enter a laboratory value, a weight or a meal.") : nil
        careTeam = DayTargets.careTeamFirst
    }
}

extension TrendSubject {
    /// The subjects that relate to it.
    var related: [TrendSubject] {
        switch self {
        case .lab(.potassium): [.nutrient(.potassium)]
        case .lab(.phosphorus): [.nutrient(.phosphorus)]
        case .lab(.calcium): [.nutrient(.calcium)]
        case .lab(.magnesium): [.nutrient(.magnesium)]
        case .lab(.sodium): [.nutrient(.sodium)]
        case .lab(.vitaminD): [.nutrient(.vitaminD)]
        case .lab(.inr): [.nutrient(.vitaminK)]
        case .lab(.albumin): [.nutrient(.protein)]
        case .lab(.hbA1c), .lab(.glucose): [.nutrient(.carbohydrate)]
        case .nutrient(.potassium): [.lab(.potassium)]
        case .nutrient(.phosphorus): [.lab(.phosphorus)]
        case .nutrient(.calcium): [.lab(.calcium)]
        case .nutrient(.magnesium): [.lab(.magnesium)]
        case .nutrient(.vitaminD): [.lab(.vitaminD)]
        case .nutrient(.vitaminK): [.lab(.inr)]
        case .nutrient(.protein): [.lab(.albumin)]
        case .nutrient(.sodium): [.pressure, .gain, .lab(.sodium)]
        case .fluid: [.gain, .weight]
        case .gain: [.fluid, .weight]
        case .weight: [.gain, .fluid]
        case .pressure: [.nutrient(.sodium), .weight]
        default: []
        }
    }
}
