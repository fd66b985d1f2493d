import FractionParser
public import TimeKit

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
        labs = parts.labs
        intake = parts.intakeLines
        body = parts.body
        goals = parts.goals
        let earned = Rewards(history.ledger, from: first, to: until, category: category)
        rewards = earned
        (foods, refused) = parts.foods
        tries = parts.tries
        trends = parts.trends
        summary = parts.summary(earned, isWhole: until == last)
    }

    /// Returns the month: "May 2026".
    static func name(of day: LocalDate) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November",
            "December",
        ]
        return "\(names[day.month - 1]) \(day.year)"
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
        if lab.isOld || lab.place == .open { return .open }
        return lab.place == .within ? .good : .look
    }

    private func words(_ lab: ClinicReport.LabLine) -> String {
        let aim = "its \(lab.isGoal ? "goal" : "range") of \(lab.goal)"
        let call = lab.isOld ? "" : ": call your care team, unless they know"
        var words: String
        switch (lab.flag, lab.place) {
        case _ where lab.analyte == .eGFR: words = "the aim is to keep it from falling"
        case (.criticalHigh, _), (.veryHigh, _): words = "far too high\(call)"
        case (.criticalLow, _), (.veryLow, _): words = "far too low\(call)"
        case (_, .above): words = "above \(aim)"
        case (_, .below): words = "below \(aim)"
        case (_, .within): words = "within \(aim)"
        case (_, .open): words = "it can't be told whether it is where it should be"
        }
        if let previous = lab.previous, let day = lab.previousDay {
            switch lab.change {
            case .up?: words += "; up from \(previous) on \(day)"
            case .down?: words += "; down from \(previous) on \(day)"
            case .same?: words += "; as on \(day)"
            case nil: words += "; before it \(previous) on \(day)"
            }
        }
        if lab.isOld { words += "; older than 90 days: ask for a new test" }
        return Words.sentence(words) + "."
    }

    // MARK: Eating, drinking and the body

    var intakeLines: [ReportCard.Line] {
        intake.means.filter { $0.target != "no limit" && $0.target != "not known" && $0.target != "–" }.map { mean in
            let days = mean.days.isEmpty ? "" : "; \(mean.days)"
            let holes = mean.coverage < 100 ? " Some foods have no figure, so there was more." : ""
            let mark: ReportCard.Mark = mean.isOutside.map { $0 ? .look : .good } ?? .open
            return ReportCard.Line(
                Words.sentence(mean.name),
                "\(mean.mean) on an average day; aimed for: \(mean.target)\(days).\(holes)",
                mark
            )
        }
    }

    var body: [ReportCard.Line] {
        ClinicReport.body(history, from: from, to: until).filter { !$0.value.hasPrefix("none") }.map {
            ReportCard.Line($0.name, Words.sentence($0.value) + ".", .open)
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
                more: advice.more.prefix(Self.foodLimit).map(\.name),
                less: advice.less.prefix(Self.foodLimit).map(\.name),
                why: (advice.lab.map { "\($0.words) — " } ?? "") + advice.row.evidence.citation
            )
        }
        return (advice, found.refused.map { Words.sentence($0.reason) })
    }

    // MARK: Suggestions

    /// Up to three suggestions: for a quantity over its limit, a substitute for the food with the largest share; then to keep the diary
    /// more often.
    var tries: [String] {
        var tries: [String] = []
        let needs = SwapNeeds(
            history.targets(on: until),
            profile: history.profile,
            hints: history.hints(on: until),
            medicines: MedicineClassName.of(history.medicines, on: until),
            preferences: history.preferences
        )
        for part in contributors {
            guard let mean = intake.means.first(where: { $0.name == part.name }), mean.isOutside == true,
                mean.days.hasPrefix("over"), let nutrient = Nutrient(rawValue: part.name), let most = part.foods.first
            else { continue }
            var text = "\(most.food) brought most of the \(part.name): \(most.percent) % of it."
            let food = history.entries.last { $0.food.name == most.food }?.food
            let swap = food.flatMap { Substitution.advice(for: $0, lowering: nutrient, needs: needs).offered.first }
            if let swap {
                text += " To try: \(swap.text)."
            } else {
                text += " Ask a dietitian what could take its place."
            }
            tries.append(text)
        }
        let count = from.days(until: until) + 1
        if intake.loggedDays > 0, intake.loggedDays * 2 < count {
            tries.append(
                "Write down what you eat on more days: the figures above rest on \(intake.loggedDays) of \(count)."
            )
        }
        return Array(tries.prefix(3))
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
        if !isWhole { sentences.append("The month isn't over: this is how it stands on \(until).") }
        sentences.append(
            intake.loggedDays == 0
                ? "Nothing was written down this month."
                : "You wrote down what you ate on \(intake.loggedDays) of \(Words.count(count, "day"))."
        )
        let fresh = labs.filter { $0.day >= from }
        if !fresh.isEmpty {
            let good = fresh.count { $0.mark == .good }
            sentences.append(
                "\(Words.count(fresh.count, "laboratory value")) came in"
                    + (good > 0 ? ", \(good) of them where they should be." : ".")
            )
        }
        if rewards.monthPoints > 0 {
            sentences.append(
                "You earned \(rewards.monthPoints) points in \(Words.count(rewards.count, "reward"))"
                    + (rewards.goals > 0 ? ", for \(Words.count(rewards.goals, "goal"))." : ".")
            )
        }
        return sentences
    }
}

extension GoalProgress.State {
    /// The state in a report: "under way", "not reached".
    public var reportWords: String {
        switch self {
        case .reached: "reached"
        case .underway: "under way"
        case .missed: "not reached"
        case .unknown: "not known"
        case .paused: "pauses"
        }
    }
}
