public import TimeKit

/// Goals and their progress.
extension KidneyNutrition {
    /// Makes a goal from today on, with the lowest priority.
    ///
    /// - Throws: `goalHarms` with the reason, `goalExists`, `goalOutOfRange`, `goalNotTracked`, `goalDayPast`.
    @discardableResult
    public func addGoal(_ aim: GoalAim) throws(KidneyError) -> GoalReceipt {
        try enter { tables in
            let day = try today(tables)
            let goal = try GoalRule.make(
                aim,
                id: ids.next(at: tables.now),
                among: try tables.reader.goals(),
                in: try tables.reader.goalSetting(on: day)
            )
            try tables.insert(goal)
            return try tables.reader.receipts([goal], on: day)[0]
        }
    }

    /// Changes the number of a goal from today on.
    ///
    /// - Throws: The same errors as `addGoal`; `noSuchRecord`, `goalSubjectChanged`, `goalEnded`.
    @discardableResult
    public func editGoal(_ id: TimeKit.ID<Goal>, to aim: GoalAim) throws(KidneyError) -> GoalReceipt {
        try enter { tables in
            let day = try today(tables)
            let old = try tables.reader.goal(id)
            let goal = try GoalRule.edit(old, to: aim, in: try tables.reader.goalSetting(on: day))
            // An equal aim isn't a new step.
            let isSame = old.aim == aim && old.from <= day
            if !isSame { try tables.update(goal, over: old) }
            return try tables.reader.receipts([isSame ? old : goal], on: day)[0]
        }
    }

    /// Moves a goal to a place among the active goals, from 1. A number above their count means the last place.
    ///
    /// - Throws: `noSuchRecord`, `goalEnded`.
    public func moveGoal(_ id: TimeKit.ID<Goal>, to place: Int) throws(KidneyError) {
        try enter { tables in
            let goal = try tables.reader.goal(id)
            if let day = goal.endedOn { throw KidneyError.goalEnded(day) }
            let goals = GoalRule.order(try tables.reader.goals(), moving: id, to: place).filter { $0.endedOn == nil }
            let reached = goals.first { $0.id == id }?.priority ?? place
            try tables.move(goal, to: reached, numbering: goals)
        }
    }

    /// Ends a goal today. Its past results and rewards remain.
    ///
    /// - Throws: `noSuchRecord`, `goalEnded`.
    @discardableResult
    public func deleteGoal(_ id: TimeKit.ID<Goal>) throws(KidneyError) -> Goal {
        try enter { tables in
            let goal = try tables.reader.goal(id)
            if let day = goal.endedOn { throw KidneyError.goalEnded(day) }
            let ended = GoalRule.end(goal, on: try today(tables))
            let others = try tables.reader.goals().filter { $0.id != id }
            try tables.end(ended, renumbering: GoalRule.order(others).filter { $0.endedOn == nil })
            return ended
        }
    }

    /// Returns the active goals by priority with today's progress, followed by the ended goals if `withEnded` is set.
    public func goals(withEnded: Bool = false) throws(KidneyError) -> [GoalReceipt] {
        try read { tables in
            let day = try tables.boundary().day(of: clock.now(), in: clock.zone())
            return try tables.receipts(try tables.goals(), on: day, withEnded: withEnded)
        }
    }

    // MARK: Typed goals

    /// Returns the aim of a typed goal: "weight 75 kg", "fruit 2", "bp 130/80", "lab potassium", "fluid 50 oz". It changes nothing.
    ///
    /// - Parameters:
    ///   - isFloor: Whether the goal is a floor or a ceiling; nil to let the day's targets decide.
    ///   - day: The last day of a weight goal; ignored for other goals.
    /// - Throws: `notAGoal`, `notAnAnalyte`, `goalAmountUnclear`, `goalDirectionUnclear`, `goalNotTracked`, and the errors of reading a
    ///   weight or a
    ///   pressure.
    public func readGoal(
        _ typed: String,
        isFloor: Bool? = nil,
        by day: LocalDate? = nil
    ) throws(KidneyError) -> GoalAim {
        try read { tables in
            let today = try tables.boundary().day(of: clock.now(), in: clock.zone())
            return try GoalReading.aim(
                line: typed,
                isFloor: isFloor,
                by: day,
                in: try tables.targets(on: today),
                units: try tables.knownProfile().units
            )
        }
    }

    /// Returns the aim of a goal with another number. Nil keeps the number or the last day.
    ///
    /// - Throws: The same errors as the method above; `noSuchRecord`.
    public func readGoal(
        _ typed: String?,
        for id: TimeKit.ID<Goal>,
        by day: LocalDate? = nil
    ) throws(KidneyError) -> GoalAim {
        try read { tables in
            let aim = try tables.goal(id).aim
            let units = try tables.knownProfile().units
            let last = day ?? aim.lastDay
            if case .weight(let kilograms, _) = aim, typed == nil { return .weight(kilograms: kilograms, by: last) }
            guard let typed else { return aim }
            return try GoalReading.aim(aim.subject, typed, by: last, in: units)
        }
    }

    /// Returns the user's logical day at the time of the change.
    private func today(_ tables: KidneyWriter) throws -> LocalDate {
        try tables.reader.boundary().day(of: tables.now, in: clock.zone())
    }
}

extension KidneyReader {
    /// Returns goals with their progress on a day: active goals by priority, then ended goals, the latest first.
    func receipts(_ goals: [Goal], on day: LocalDate, withEnded: Bool = true) throws -> [GoalReceipt] {
        var judge = RewardJudge(try goalRecord(goals, on: day), today: day)
        let open = goals.filter { $0.endedOn == nil }
        let ended = withEnded ? goals.filter { $0.endedOn != nil } : []
        return (open + ended.sorted { ($0.endedOn ?? day, $0.id) > ($1.endedOn ?? day, $1.id) }).map { goal in
            GoalReceipt(goal: goal, progress: judge.progress(of: goal))
        }
    }
}
