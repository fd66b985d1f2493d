import FractionParser
public import TimeKit
import WordKit

extension ReportCard {
    /// Creates the card of the month that contains a day. The card of the current month ends with `today`.
    public init(_ history: CareHistory, of day: LocalDate, today: LocalDate) {
        let (first, last) = (day.startOfMonth, day.endOfMonth)
        let until = min(last, max(today, first))
        let category = history.category(on: until)
        let parts = CardParts(history: history, from: first, until: until)
        name = history.profile.name
        month = Self.name(of: first)
        from = first
        to = last
        self.until = until
        isWhole = today > last
        labs = parts.labs
        intake = parts.intakeLines
        body = parts.body
        goals = parts.goals
        let earned = Rewards(history.ledger, from: first, to: until, category: category)
        rewards = earned
        (foods, refused) = parts.foods
        tries = parts.tries
        trends = parts.trends
        summary = parts.summary(earned, isWhole: isWhole)
    }

    /// Returns the month and year of a day: "May 2026".
    static func name(of day: LocalDate) -> String {
        switch day.month {
        case 1: localized("January \(day.year)")
        case 2: localized("February \(day.year)")
        case 3: localized("March \(day.year)")
        case 4: localized("April \(day.year)")
        case 5: localized("May \(day.year)")
        case 6: localized("June \(day.year)")
        case 7: localized("July \(day.year)")
        case 8: localized("August \(day.year)")
        case 9: localized("September \(day.year)")
        case 10: localized("October \(day.year)")
        case 11: localized("November \(day.year)")
        default: localized("December \(day.year)")
        }
    }
}

/// The parts of a report card.
struct CardParts {
    let history: CareHistory
    let from: LocalDate
    let until: LocalDate
    private let intake: ClinicReport.Intake
    private let contributors: [ClinicReport.Contributors]

    init(history: CareHistory, from: LocalDate, until: LocalDate) {
        self.history = history
        self.from = from
        self.until = until
        intake = ClinicReport.intake(history, from: from, to: until)
        contributors = ClinicReport.contributors(history, from: from, to: until, limit: 3)
    }

    // MARK: Laboratory values

    var labs: [ReportCard.Lab] {
        ClinicReport.labs(history, on: until).filter { $0.analyte != .creatinine }.map { lab in
            ReportCard.Lab(
                analyte: lab.analyte,
                title: lab.title,
                meaning: LabMeaning.words(lab.analyte),
                value: "\(lab.value) \(lab.unit)",
                day: lab.day,
                words: words(lab),
                mark: mark(lab)
            )
        }
    }

    private func mark(_ lab: ClinicReport.LabLine) -> ReportCard.Mark {
        if lab.flag.cantWait && !lab.isOld { return .urgent }
        if lab.analyte == .eGFR, !lab.isOld, filtrationFall != nil { return .look }
        if lab.isOld || lab.place == .open { return .open }
        return lab.place == .within ? .good : .look
    }

    private func words(_ lab: ClinicReport.LabLine) -> String {
        let fall = lab.analyte == .eGFR && !lab.isOld ? filtrationFall : nil
        let words = [
            place(lab), ClinicReport.correction(of: lab, in: history, on: until), fall, change(lab), grave(lab),
            lab.isOld ? localized("older than 90 days: ask for a new test") : nil,
        ]
        return Words.sentence(words.compactMap(\.self).joined(separator: "; ")) + "."
    }

    /// A sentence about the fall of the filtration rate, the same as on the laboratory page; nil if there is none.
    private var filtrationFall: String? {
        let points = history.filtrationRates.filter { $0.moment.day <= until }
        if let trend = EGFRTrend.quickFall(points, for: history.profile, on: until) { return trend.message }
        return EGFRChange.changes(in: EGFRTrend.segment(points, for: history.profile, on: until)).last?.message
    }

    /// The position of the value relative to its goal or range, in words.
    private func place(_ lab: ClinicReport.LabLine) -> String {
        switch (lab.flag, lab.place) {
        case _ where lab.analyte == .eGFR: localized("the aim is to keep it from falling")
        case (.criticalHigh, _), (.veryHigh, _):
            lab.isOld ? localized("far too high") : localized("far too high: call your care team, unless they know")
        case (.criticalLow, _), (.veryLow, _):
            lab.isOld ? localized("far too low") : localized("far too low: call your care team, unless they know")
        case (_, .above):
            lab.isGoal ? localized("above its goal of \(lab.goal)") : localized("above its range of \(lab.goal)")
        case (_, .below):
            lab.isGoal ? localized("below its goal of \(lab.goal)") : localized("below its range of \(lab.goal)")
        case (_, .within):
            lab.isGoal ? localized("within its goal of \(lab.goal)") : localized("within its range of \(lab.goal)")
        case (_, .open): localized("it can't be told whether it is where it should be")
        }
    }

    /// The change from the previous value, in words; nil without one.
    private func change(_ lab: ClinicReport.LabLine) -> String? {
        guard let previous = lab.previous, let day = lab.previousDay else { return nil }
        return switch lab.change {
        case .up?: localized("up from \(previous) on \(day)")
        case .down?: localized("down from \(previous) on \(day)")
        case .same?: localized("as on \(day)")
        case nil: localized("before it \(previous) on \(day)")
        }
    }

    /// The analyte's other values of the month that couldn't wait, with their days; nil without any.
    private func grave(_ lab: ClinicReport.LabLine) -> String? {
        let unit = LabTable.facts(lab.analyte).unit(history.profile.units)
        let values = results.filter { result in
            result.analyte == lab.analyte
                && (result.moment.day, result.number(in: unit)) != (lab.day, lab.value)
                && LabRule.finding(result, for: history.patient, among: history.labs, on: until).flag.cantWait
        }
        .sorted(by: LabResult.isBefore).map { "\($0.number(in: unit)) (\($0.moment.day))" }
        return values.isEmpty ? nil : localized("couldn't wait this month: \(listed(values, .and))")
    }

    /// The results of the month.
    private var results: [LabResult] { history.labs.filter { (from...until).contains($0.moment.day) } }

    // MARK: Eating, drinking and the body

    var intakeLines: [ReportCard.Line] {
        let without = [localized("no limit"), localized("not set"), localized("not known"), "–"]
        return intake.means.filter { !without.contains($0.target) }.map { mean in
            let days = mean.days.isEmpty ? "" : "; \(mean.days)"
            let holes = mean.coverage < 100 ? " " + localized("Some foods have no figure, so there was more.") : ""
            let mark: ReportCard.Mark = mean.isOutside.map { $0 ? .look : .good } ?? .open
            return ReportCard.Line(
                Words.sentence(mean.name),
                localized("\(mean.mean) on an average day; aimed for: \(mean.target)") + days + "." + holes,
                mark
            )
        }
    }

    var body: [ReportCard.Line] {
        ClinicReport.body(history, from: from, to: until).filter { $0.fact.value != ClinicReport.noneInTime }.map {
            ReportCard.Line($0.fact.name, Words.sentence($0.fact.value) + ".", $0.mark)
        }
    }

    // MARK: Goals

    var goals: [ReportCard.Line] {
        ClinicReport.goals(history, from: from, to: until).map { goal in
            let mark: ReportCard.Mark =
                switch goal.state {
                case .reached: .good
                case .underway, .unknown: .open
                case .missed, .paused: .look
                }
            let shown = goal.state == .paused ? "" : ": \(goal.shown)"
            let note = goal.note.isEmpty ? "" : " — \(goal.note)"
            return ReportCard.Line(
                Words.sentence(goal.aim),
                "\(Words.sentence(goal.state.reportWords))\(shown)\(note).",
                mark
            )
        }
    }

    // MARK: Foods

    /// The maximum number of foods in each list.
    private static let foodLimit = 8

    var foods: ([ReportCard.Foods], refused: [String]) {
        let setting = history.setting(on: until)
        // The engine refuses contradictory preferences, but a file may still contain some.
        let own = try? Recommendations.of(setting, goals: history.goals, preferences: history.preferences)
        guard let found = own ?? (try? Recommendations.of(setting, goals: history.goals)) else { return ([], []) }
        let advice = found.advice.map { advice in
            ReportCard.Foods(
                words: Words.sentence(advice.row.words),
                more: advice.more.prefix(Self.foodLimit).map(\.shownName),
                less: advice.less.prefix(Self.foodLimit).map(\.shownName),
                why: (advice.lab.map { "\($0.words) — " } ?? "") + advice.row.evidence.citation
            )
        }
        return (advice, found.refused.map { Words.sentence($0.reason) })
    }

    // MARK: Suggestions

    /// Up to three suggestions. For a quantity over its limit, one names a substitute for the food with the largest share, unless the card
    /// advises more of that food. The last one is to keep the diary more often.
    var tries: [String] {
        var tries: [String] = []
        let wanted = Set(foods.0.flatMap(\.more))
        let needs = SwapNeeds(
            history.targets(on: until),
            profile: history.profile,
            hints: history.hints(on: until),
            medicines: MedicineClassName.of(history.medicines, on: until),
            preferences: history.preferences
        )
        for part in contributors {
            guard let mean = intake.means.first(where: { $0.name == part.name }), mean.isOutside == true,
                let quantity = ClinicReport.counted.first(where: { $0.title == part.name }),
                let nutrient = quantity.nutrient,
                isOver(quantity), let most = part.foods.first, !wanted.contains(most.food)
            else { continue }
            var text = localized("\(most.food) brought most of the \(part.name): \(most.percent) % of it.")
            let food = history.entries.last { $0.food.shownName == most.food }?.food
            let swap = food.flatMap { Substitution.advice(for: $0, lowering: nutrient, needs: needs).offered.first }
            if let swap {
                text += " " + localized("To try: \(swap.text).")
            } else {
                text += " " + localized("Ask a dietitian what could take its place.")
            }
            tries.append(text)
        }
        let count = from.days(until: until) + 1
        if intake.loggedDays > 0, intake.loggedDays * 2 < count {
            tries.append(
                localized(
                    "Write down what you eat on more days: the figures above rest on \(intake.loggedDays) of \(count)."
                )
            )
        }
        return Array(tries.prefix(3))
    }

    /// Whether the known total of at least one day exceeded its ceiling.
    private func isOver(_ quantity: TargetQuantity) -> Bool {
        history.entries(from: from, to: until).contains { day, entries in
            let target = history.targets(on: day)[quantity]
            guard target.warnsAbove, target.high != nil, let total = Totals(entries).total(of: quantity) else {
                return false
            }
            return target.place(of: total.known.value) == .over
        }
    }

    // MARK: Charts and the summary

    var trends: [Trend] {
        let day = until
        let labs = [Analyte.eGFR, .potassium, .phosphorus, .hbA1c].map {
            Trend.of(.lab($0), in: history, from: day.adding(days: -ClinicReport.labDays), to: day)
        }.filter { $0.count >= 3 }
        let others = [TrendSubject.weight, .gain, .pressure, .nutrient(.sodium)].map {
            Trend.of($0, in: history, from: from, to: day)
        }.filter { $0.count >= 4 }
        return Array(labs.prefix(2)) + others.prefix(2)
    }

    func summary(_ rewards: ReportCard.Rewards, isWhole: Bool) -> [String] {
        let count = from.days(until: until) + 1
        var sentences: [String] = []
        if let refusal = TableScope.refusal(for: history.profile, on: until) {
            sentences.append(Words.sentence(refusal) + ".")
        }
        if !isWhole { sentences.append(localized("The month isn't over: this is how it stands on \(until).")) }
        sentences.append(
            intake.loggedDays == 0
                ? localized("Nothing was written down this month.")
                : localized("You wrote down what you ate on \(intake.loggedDays) of \(count, "day").")
        )
        let fresh = labs.filter { $0.day >= from }
        if !results.isEmpty {
            let good = fresh.count { $0.mark == .good }
            sentences.append(
                good > 0
                    ? localized(
                        "\(results.count, "laboratory result") came in. ",
                        "The newest value is where it should be in \(good) of \(fresh.count, "test")."
                    )
                    : localized("\(results.count, "laboratory result") came in.")
            )
        }
        if rewards.monthPoints > 0 {
            sentences.append(
                rewards.goals > 0
                    ? localized(
                        "You earned \(rewards.monthPoints, "point") in \(rewards.count, "reward"), for \(rewards.goals, "goal")."
                    )
                    : localized("You earned \(rewards.monthPoints, "point") in \(rewards.count, "reward").")
            )
        }
        return sentences
    }
}

extension GoalProgress.State {
    /// The state in words for reports: "under way", "not reached".
    public var reportWords: String {
        switch self {
        case .reached: localized("reached")
        case .underway: localized("under way")
        case .missed: localized("not reached")
        case .unknown: localized("not known")
        case .paused: localized("pauses")
        }
    }
}
