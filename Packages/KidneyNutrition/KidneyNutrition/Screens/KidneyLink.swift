public import ScreenKit
public import TimeKit
import WordKit

/// The links to the app's screens: `kidney://today`, `kidney://journal/2026-03-10`.
public enum KidneyLink: ScreenLink {
    case terms
    case profile
    /// The summary of a day; nil for today.
    case today(LocalDate?)
    /// The food, drinks and photos of a day; nil for today.
    case journal(LocalDate?)
    /// The laboratory values of one analyte; nil for all.
    case labs(Analyte?)
    /// One laboratory value with its receipt.
    case lab(TimeKit.ID<LabResult>)
    /// The weights, and the gains between dialysis sessions.
    case weight
    case pressure
    case activity
    /// The target of one quantity with its reasons; nil for all.
    case targets(TargetQuantity?, on: LocalDate? = nil)
    /// The food search.
    case foods
    /// The foods that a search finds.
    case foundFoods(String)
    /// The food search for an earlier day, with the foods that it finds; nil for an empty form.
    case foodsOn(LocalDate, String? = nil)
    /// The search in the food database on the network, with its last answer; nil for an empty form.
    case onlineFoods(String?, isBranded: Bool = false)
    case food(TimeKit.ID<Food>)
    /// A food, with the form for an earlier day.
    case foodOn(TimeKit.ID<Food>, LocalDate)
    /// The form for a dish; nil for a new one.
    case dish(TimeKit.ID<CustomFood>?)
    /// The substitutes for a food with less of a nutrient.
    case substitute(TimeKit.ID<Food>, Nutrient)
    case medicines
    /// One medicine with its known facts.
    case medicine(TimeKit.ID<Medicine>)
    /// The labels of a medicine by its name, of which one is chosen by its identifier; nil for an empty form.
    case drugLabel(String?, chosen: String? = nil, showsAll: Bool = false)
    /// The interactions on a day; nil for today. A sick day has its own rules.
    case interactions(LocalDate?, isIll: Bool = false)
    /// The goals with their progress.
    case goals
    case goal(TimeKit.ID<Goal>)
    /// The points, level, badges and ledger.
    case rewards
    /// One reward with its history.
    case reward(RewardKey)
    /// The alerts of a day; nil for the current and recent ones.
    case alerts(LocalDate?)
    /// The foods to choose more and less.
    case recommend
    /// The user's food preferences.
    case preferences
    /// The trend of a subject over all its days; nil for the list of subjects.
    case trends(TrendSubject?)
    /// The trend of a subject over a span of days.
    case trendOn(TrendSubject, ClosedRange<LocalDate>)
    /// The clinician's report for a span of days; nil for the last thirty.
    case report(ClosedRange<LocalDate>?)
    /// The report for a span of days, with the questions of the patient that were typed and aren't issued yet.
    case reportAsking(ClosedRange<LocalDate>, [String])
    /// The report card of the month that begins on this day; nil for the last one that is over.
    case reportCard(LocalDate?)
    /// The past notices, and the switches for each kind.
    case notices
    /// The import and export of files.
    case files
    /// The reasons for a shown item, by its identifier.
    case why(String)
}

extension Link {
    /// The link to today, to which most pages lead back.
    static var today: Link { KidneyLink.today(nil).labeled(localized("Today")) }
}

extension KidneyLink {
    /// The food search that enters on a day; that of today for a day that isn't over, and for none.
    static func addingFood(on day: LocalDate?, _ context: KidneyContext) -> KidneyLink {
        guard let day, day < context.today else { return .foods }
        return .foodsOn(day)
    }
}

// MARK: As text

extension KidneyLink {
    /// The scheme of the app's links.
    public static let scheme = "kidney"

    public var parts: [String] {
        switch self {
        case .terms: ["terms"]
        case .profile: ["profile"]
        case .today(let day): ["today"] + (day.map { ["\($0)"] } ?? [])
        case .journal(let day): ["journal"] + (day.map { ["\($0)"] } ?? [])
        case .labs(let analyte): ["labs"] + (analyte.map { [$0.rawValue] } ?? [])
        case .lab(let id): ["lab", id.rawValue]
        case .weight: ["weight"]
        case .pressure: ["pressure"]
        case .activity: ["activity"]
        case .targets(let quantity, let day):
            ["targets"] + [day.map { "\($0)" }, quantity?.rawValue].compactMap(\.self)
        case .foods: ["foods"]
        case .foundFoods(let text): ["foods", text]
        case .foodsOn(let day, let text): ["foods", "on", "\(day)"] + (text.map { [$0] } ?? [])
        case .onlineFoods(let text, let isBranded):
            ["online-foods"] + (text.map { [$0] + (isBranded ? ["branded"] : []) } ?? [])
        case .food(let id): ["food", id.rawValue]
        case .foodOn(let id, let day): ["food", id.rawValue, "\(day)"]
        case .dish(let id): ["dish"] + (id.map { [$0.rawValue] } ?? [])
        case .substitute(let id, let nutrient): ["substitute", id.rawValue, nutrient.rawValue]
        case .medicines: ["medicines"]
        case .medicine(let id): ["medicine", id.rawValue]
        case .drugLabel(let name, let chosen, let showsAll):
            ["label"] + [name, chosen].compactMap(\.self) + (chosen != nil && showsAll ? ["all"] : [])
        case .interactions(let day, let isIll):
            ["interactions"] + (day.map { ["\($0)"] } ?? []) + (isIll ? ["ill"] : [])
        case .goals: ["goals"]
        case .goal(let id): ["goal", id.rawValue]
        case .rewards: ["rewards"]
        case .reward(let key): ["rewards", key.lineage.rawValue, key.period.word]
        case .alerts(let day): ["alerts"] + (day.map { ["\($0)"] } ?? [])
        case .recommend: ["recommend"]
        case .preferences: ["preferences"]
        case .trends(let subject): ["trends"] + (subject.map { [$0.word] } ?? [])
        case .trendOn(let subject, let days): ["trends", subject.word, "\(days.lowerBound)", "\(days.upperBound)"]
        case .report(let days): ["report"] + (days.map { ["\($0.lowerBound)", "\($0.upperBound)"] } ?? [])
        case .reportAsking(let days, let questions):
            ["report", "\(days.lowerBound)", "\(days.upperBound)"] + questions
        case .reportCard(let month): ["report-card"] + (month.map { ["\($0)"] } ?? [])
        case .notices: ["notices"]
        case .files: ["files"]
        case .why(let id): ["why"] + id.split(separator: "/").map(String.init)
        }
    }

    /// Reads a link.
    ///
    /// - Returns: nil for other apps' links and for an unknown page.
    public init?(_ target: String) {
        guard let read = Self.read(target) else { return nil }
        self = read
    }

    public init?(parts: [String]) {
        let rest = Array(parts.dropFirst())
        switch (parts.first, rest.count) {
        case (nil, _), ("today", 0), ("home", 0): self = .today(nil)
        case ("journal", 0): self = .journal(nil)
        case ("today", 1), ("journal", 1):
            guard let day = LocalDate(rest[0]) else { return nil }
            self = parts[0] == "today" ? .today(day) : .journal(day)
        case ("terms", 0): self = .terms
        case ("profile", 0): self = .profile
        case ("labs", 0): self = .labs(nil)
        case ("labs", 1):
            guard let analyte = Analyte(rawValue: rest[0]) else { return nil }
            self = .labs(analyte)
        case ("lab", 1): self = .lab(TimeKit.ID(rest[0]))
        case ("weight", 0): self = .weight
        case ("pressure", 0): self = .pressure
        case ("activity", 0): self = .activity
        case ("targets", 0): self = .targets(nil)
        case ("targets", 1), ("targets", 2):
            let day = LocalDate(rest[0])
            let word = rest.dropFirst(day == nil ? 0 : 1)
            let quantity = word.first.flatMap { TargetQuantity(rawValue: $0) }
            guard word.count == (quantity == nil ? 0 : 1) else { return nil }
            self = .targets(quantity, on: day)
        case ("foods", 0): self = .foods
        case ("foods", 1): self = .foundFoods(rest[0])
        case ("foods", 2) where rest[0] == "on", ("foods", 3) where rest[0] == "on":
            guard let day = LocalDate(rest[1]) else { return nil }
            self = .foodsOn(day, rest.dropFirst(2).first)
        case ("online-foods", 0): self = .onlineFoods(nil)
        case ("online-foods", 1): self = .onlineFoods(rest[0])
        case ("online-foods", 2) where rest[1] == "branded": self = .onlineFoods(rest[0], isBranded: true)
        case ("food", 1): self = .food(TimeKit.ID(rest[0]))
        case ("food", 2):
            guard let day = LocalDate(rest[1]) else { return nil }
            self = .foodOn(TimeKit.ID(rest[0]), day)
        case ("dish", 0): self = .dish(nil)
        // A dish is called by its own id or by that of its food, which is shown.
        case ("dish", 1): self = .dish(TimeKit.ID(String(rest[0].trimmingPrefix("own-"))))
        case ("substitute", 2):
            guard let nutrient = Nutrient(rawValue: rest[1]) else { return nil }
            self = .substitute(TimeKit.ID(rest[0]), nutrient)
        default:
            guard let link = Self.care(parts.first ?? "", rest) else { return nil }
            self = link
        }
    }

    private static func care(_ page: String, _ rest: [String]) -> KidneyLink? {
        let day = rest.first.flatMap { LocalDate($0) }
        switch (page, rest.count) {
        case ("medicines", 0): return .medicines
        case ("medicine", 1): return .medicine(TimeKit.ID(rest[0]))
        case ("label", 0): return .drugLabel(nil)
        case ("label", 1): return .drugLabel(rest[0])
        case ("label", 2): return .drugLabel(rest[0], chosen: rest[1])
        case ("label", 3) where rest[2] == "all": return .drugLabel(rest[0], chosen: rest[1], showsAll: true)
        case ("interactions", 0): return .interactions(nil)
        case ("interactions", 1) where rest[0] == "ill": return .interactions(nil, isIll: true)
        case ("interactions", 1): return day.map { .interactions($0) }
        case ("interactions", 2) where rest[1] == "ill": return day.map { .interactions($0, isIll: true) }
        case ("goals", 0): return .goals
        case ("goal", 1): return .goal(TimeKit.ID(rest[0]))
        case ("rewards", 0): return .rewards
        case ("rewards", 2):
            return RewardPeriod(word: rest[1]).map { .reward(RewardKey(GoalLineage(rawValue: rest[0]), $0)) }
        case ("alerts", 0): return .alerts(nil)
        case ("alerts", 1): return day.map { .alerts($0) }
        case ("recommend", 0): return .recommend
        case ("preferences", 0): return .preferences
        case ("trends", 0): return .trends(nil)
        case ("trends", 1): return TrendSubject(word: rest[0]).map { .trends($0) }
        case ("trends", 3):
            guard let subject = TrendSubject(word: rest[0]), let from = LocalDate(rest[1]), let to = LocalDate(rest[2]),
                from <= to
            else { return nil }
            return .trendOn(subject, from...to)
        case ("report", 0): return .report(nil)
        case ("report", 2...):
            guard let day, let last = LocalDate(rest[1]), day <= last else { return nil }
            return rest.count == 2 ? .report(day...last) : .reportAsking(day...last, Array(rest.dropFirst(2)))
        case ("report-card", 0): return .reportCard(nil)
        case ("report-card", 1): return day.map { .reportCard($0.startOfMonth) }
        case ("notices", 0): return .notices
        case ("files", 0): return .files
        case ("why", 1...): return .why(rest.joined(separator: "/"))
        default: return nil
        }
    }
}
