public import TimeKit
import WordKit

/// The regression line through filtration rates.
public struct EGFRTrend: Hashable, Sendable {
    /// The values on which the line is based, the earliest first. All have one formula and one kind of treatment.
    public let points: [EGFRPoint]
    /// The change per year, in mL/min/1.73 m². A negative slope means declining kidney function.
    public let slope: Double
    /// The 95 % confidence interval of the slope.
    public let slopeBand: ClosedRange<Double>
    private let middle: (x: Double, y: Double)
    private let spread: Double
    private let deviation: Double
    private let t: Double

    /// The formula of the values.
    public var formula: EGFRFormula { points[0].formula }

    /// A classification of the slope and its confidence interval.
    public enum Pace: String, CaseIterable, Codable, Sendable {
        /// A slope under −5 a year, with the whole interval.
        case rapid
        /// A slope under −5 a year, with an interval that extends above it.
        case perhapsRapid = "perhaps rapid"
        /// A negative slope, with the whole interval.
        case falling
        /// An interval that contains zero.
        case unclear
        /// A positive slope, with the whole interval.
        case rising

        /// The urgency; nil if no action is needed before the next visit.
        public var level: AlertLevel? {
            switch self {
            case .rapid, .perhapsRapid: .caution
            case .falling, .unclear, .rising: nil
            }
        }
    }

    /// The bound of a rapid decline: a loss of more than 5 mL/min/1.73 m² a year.
    public static let rapidSlope = -5.0
    /// The source of ``rapidSlope``.
    public static let evidence = Evidence("KDIGO 2012, a loss of more than 5 a year", .recalled)

    public var pace: Pace {
        if slope < Self.rapidSlope { return slopeBand.upperBound < Self.rapidSlope ? .rapid : .perhapsRapid }
        if slopeBand.upperBound < 0 { return .falling }
        return slopeBand.lowerBound > 0 ? .rising : .unclear
    }

    /// The line's value on a day, in mL/min/1.73 m².
    public func value(on day: LocalDate) -> Double { middle.y + slope * (years(of: day) - middle.x) }

    /// The 95 % confidence interval of the line on a day.
    public func band(on day: LocalDate) -> ClosedRange<Double> {
        let distance = years(of: day) - middle.x
        let error = t * deviation * (1 / Double(points.count) + distance * distance / spread).squareRoot()
        let line = value(on: day)
        return (line - error)...(line + error)
    }

    /// The slope in words: "−6.1 a year (95 % between −8.2 and −4.0, 5 values, CKD-EPI 2021)".
    var figures: String {
        func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)".replacing("-", with: "−") }
        return localized(
            "\(text(slope)) a year (95 % between \(text(slopeBand.lowerBound)) and \(text(slopeBand.upperBound)), ",
            "\(points.count) values, \(formula.name))"
        )
    }

    /// A sentence with the next step.
    public var message: String {
        switch pace {
        case .rapid: localized("the eGFR falls rapidly, \(figures) — show this to your care team soon")
        case .perhapsRapid:
            localized("the eGFR may be falling rapidly, \(figures) — ask your care team whether to test again")
        case .falling: localized("the eGFR falls slowly, \(figures) — talk about it at the next visit")
        case .unclear: localized("the eGFR shows no clear change, \(figures)")
        case .rising: localized("the eGFR rises, \(figures)")
        }
    }

    private func years(of day: LocalDate) -> Double { Self.years(of: day, from: points[0].moment.day) }

    private static func years(of day: LocalDate, from first: LocalDate) -> Double {
        Double(first.days(until: day)) / 365.25
    }

    /// Trends are equal if their values are equal.
    public static func == (left: EGFRTrend, right: EGFRTrend) -> Bool { left.points == right.points }

    public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

/// A trend, or the reason why there is none.
public enum EGFRTrendFinding: Hashable, Sendable {
    /// No trend is shown on dialysis.
    case hidden
    /// There are fewer values than ``EGFRTrend/leastCount``.
    case tooFew(Int)
    /// The values span fewer days than ``EGFRTrend/leastDays``.
    case tooShort(days: Int)
    case trend(EGFRTrend)

    /// A sentence about the finding.
    public var message: String {
        switch self {
        case .hidden: localized("on dialysis the eGFR says nothing, so no trend is shown")
        case .tooFew(let count): localized("a trend needs three values of one formula; there are \(count)")
        case .tooShort(let days): localized("a trend needs values over a year; these span \(days, "day")")
        case .trend(let trend): trend.message
        }
    }
}

extension EGFRTrend {
    /// The number of values that a trend needs.
    public static let leastCount = 3
    /// The number of days that the values must span.
    public static let leastDays = 365

    /// Returns the trend up to a day. It uses the values with the formula of the newest one, since dialysis last started or ended, or since
    /// a transplant.
    public static func finding(_ points: [EGFRPoint], for profile: Profile, on day: LocalDate) -> EGFRTrendFinding {
        if profile.category(on: day)?.isDialysis == true { return .hidden }
        let segment = segment(points, for: profile, on: day)
        guard segment.count >= leastCount else { return .tooFew(segment.count) }
        let days = segment[0].moment.day.days(until: segment[segment.count - 1].moment.day)
        guard days >= leastDays, let trend = EGFRTrend(through: segment) else { return .tooShort(days: days) }
        return .trend(trend)
    }

    /// Returns the trend up to a day if it is a fast decline, which causes an alert and earns no good mark; nil otherwise.
    static func quickFall(_ points: [EGFRPoint], for profile: Profile, on day: LocalDate) -> EGFRTrend? {
        guard case .trend(let trend) = finding(points, for: profile, on: day), trend.pace.level != nil else {
            return nil
        }
        return trend
    }

    /// Returns the values that can form one line: those with the formula of the newest one, in the kind of treatment of the day.
    public static func segment(_ points: [EGFRPoint], for profile: Profile, on day: LocalDate) -> [EGFRPoint] {
        let start = Treatment.start(on: day, for: profile)
        let past = points.filter { $0.moment.day <= day && $0.moment.day >= start ?? $0.moment.day }.sorted()
        guard let newest = past.last else { return [] }
        return past.filter { $0.formula == newest.formula }
    }

    /// Fits a line by least squares. Returns nil for fewer than three values, or if all are of one day.
    init?(through points: [EGFRPoint]) {
        guard points.count >= Self.leastCount else { return nil }
        let count = Double(points.count)
        let xs = points.map { Self.years(of: $0.moment.day, from: points[0].moment.day) }
        let middleX = xs.reduce(0, +) / count
        let middleY = points.map(\.value).reduce(0, +) / count
        let pairs = zip(xs, points).map { (x: $0 - middleX, y: $1.value - middleY) }
        let spread = pairs.reduce(0) { $0 + $1.x * $1.x }
        guard spread > 0 else { return nil }
        let slope = pairs.reduce(0) { $0 + $1.x * $1.y } / spread
        let rest = pairs.reduce(0) { $0 + ($1.y - slope * $1.x) * ($1.y - slope * $1.x) }
        self.points = points
        self.slope = slope
        self.spread = spread
        middle = (middleX, middleY)
        deviation = (rest / (count - 2)).squareRoot()
        t = StudentT.twoSided(0.95, degrees: points.count - 2)
        let error = t * deviation / spread.squareRoot()
        slopeBand = (slope - error)...(slope + error)
    }
}

/// The kinds of treatment. Filtration rates of different kinds aren't compared.
enum Treatment: Hashable {
    case own, dialysis, transplant

    init(_ category: DiseaseCategory?) {
        switch category {
        case .hemodialysis, .peritonealDialysis: self = .dialysis
        case .transplant: self = .transplant
        default: self = .own
        }
    }

    /// Returns the first day of the kind of treatment of a day; nil if it has always been the same.
    static func start(on day: LocalDate, for profile: Profile) -> LocalDate? {
        let past = profile.categories.filter { $0.from <= day }
        let kind = Treatment(past.last?.category)
        let run = past.reversed().prefix { Treatment($0.category) == kind }
        // Before the first category, the user is assumed to have had their own working kidneys.
        return run.count == past.count && kind == .own ? nil : run.last?.from
    }
}

// MARK: Two values

/// A fall of the filtration rate by more than 20 % from one value to the next.
struct EGFRFall: Hashable, Sendable {
    let from: EGFRPoint
    let to: EGFRPoint
    /// Whether the fall exceeds 30 % within a year.
    let isSharp: Bool

    /// The source of the bound of 30 %.
    static let evidence = Evidence(
        "KDIGO 2024, practice point 2.1.3, asks to look into a change of more than 20 %; that one of more than 30 % is told today is the "
            + "app's own bound",
        .own
    )
    /// The source of the bound of 20 %.
    static let recheck = Evidence("KDIGO 2024, practice point 2.1.3 (more than 20 %)", .guideline)

    var level: AlertLevel { isSharp ? .today : .caution }
    var flag: LabFlag { LabFlag(level, isHigh: false) }
    var evidence: Evidence { isSharp ? Self.evidence : Self.recheck }

    /// The fall in words: "eGFR fell to 34 mL/min/1.73 m², 32 % below the 50 of 2026-03-01".
    var words: String {
        let percent = Int((1 - to.value / from.value) * 100)
        let fall = localized(
            "eGFR fell to \(to.shown) \(LabUnit.mLPerMinute.symbol), \(percent) % below the \(from.shown) of \(from.moment.day)"
        )
        return from.formula == to.formula ? fall : localized("\(fall), which another formula gave")
    }

    /// Returns the fall to a value from the previous one of its formula and treatment, or of another formula if there is none of its own; nil if it
    /// didn't fall.
    static func found(in point: EGFRPoint, among points: [EGFRPoint], for profile: Profile) -> EGFRFall? {
        all(in: points.filter { $0 <= point }, for: profile)[point.result]
    }

    /// Returns the falls to the given values, by the id of the result.
    ///
    /// - Complexity: O(n log n).
    static func all(in points: [EGFRPoint], for profile: Profile) -> [LabResult.ID: EGFRFall] {
        var past: [EGFRPoint] = []
        var ofFormula: [EGFRFormula: [EGFRPoint]] = [:]
        var falls: [LabResult.ID: EGFRFall] = [:]
        for point in points.sorted() {
            let day = point.moment.day
            let start = Treatment.start(on: day, for: profile)
            // The first that fits is nearly always the last one.
            func last(of values: [EGFRPoint]) -> EGFRPoint? {
                values.last { $0.moment.day <= day && $0.moment.day >= start ?? $0.moment.day }
            }
            if let before = last(of: ofFormula[point.formula, default: []]) ?? last(of: past),
                point.value < before.value * 0.8
            {
                let isSharp = point.value < before.value * 0.7 && before.moment.day.days(until: day) <= 365
                falls[point.result] = EGFRFall(from: before, to: point, isSharp: isSharp)
            }
            past.append(point)
            ofFormula[point.formula, default: []].append(point)
        }
        return falls
    }
}

/// A decline between filtration rates.
public enum EGFRChange: String, CaseIterable, Codable, Sendable {
    /// More than 20 % below the previous value, which calls for another test.
    case recheck
    /// A worse stage and at least 25 % below the first value.
    case certainDrop = "certain drop"

    /// A sentence with the next step.
    public var message: String {
        switch self {
        case .recheck:
            localized("the eGFR is more than 20 % below the one before — ask your care team about another test soon")
        case .certainDrop:
            localized(
                "the eGFR has fallen by a quarter or more and into another stage — talk about it with your care team"
            )
        }
    }

    /// Returns the changes from the previous value and from the first one to the newest.
    ///
    /// - Parameter segment: Values of one formula and one treatment, the earliest first.
    public static func changes(in segment: [EGFRPoint]) -> [EGFRChange] {
        guard let newest = segment.last, let first = segment.first, segment.count >= 2 else { return [] }
        var changes: [EGFRChange] = []
        if newest.value < segment[segment.count - 2].value * 0.8 { changes.append(.recheck) }
        if KidneyStage(eGFR: newest.value) > KidneyStage(eGFR: first.value), newest.value <= first.value * 0.75 {
            changes.append(.certainDrop)
        }
        return changes
    }
}
