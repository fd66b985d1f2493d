import ScreenKit
public import TimeKit

/// The screens of findings. They change nothing. All throw `termsNotAccepted`.
extension KidneyNutrition {
    /// Returns the alerts of a day; for nil, those that apply now and those of the last 30 days.
    public func alertsScreen(_ day: LocalDate? = nil) throws(KidneyError) -> AlertsScreen {
        try read { tables in
            let context = try context(tables)
            if let day {
                let alerts = try tables.alerts(of: day, context)
                return AlertsScreen(
                    context,
                    day: day,
                    openLimits: try tables.summary(of: day).openLimits(on: context.today),
                    standing: alerts.standing,
                    until: alerts.until,
                    found: alerts.found,
                    dismissed: try tables.dismissedAlerts().count,
                    acknowledged: try tables.acknowledgments()
                )
            }
            let standing = try tables.standing(context.now, in: context.zone)
            let first = context.today.adding(days: -30)
            let entries = try tables.entries(from: first, to: context.today.previous)
            return AlertsScreen(
                context,
                day: nil,
                partDays: Dictionary(grouping: entries, by: \.day).count { IntakeDay($0, $1).isInPart },
                standing: standing.alerts,
                until: standing.until,
                found: try tables.recentAlerts(from: first, context),
                dismissed: try tables.dismissedAlerts().count,
                acknowledged: try tables.acknowledgments()
            )
        }
    }

    /// Returns the points, level and badges, the rewards in progress, and every granted reward.
    public func rewardsScreen() throws(KidneyError) -> RewardsScreen {
        try read { tables in
            let context = try context(tables)
            let month = context.today.startOfMonth
            let state = try tables.evaluationState(
                from: RewardPeriod(.week, of: month).first,
                today: context.today,
                zone: context.zone
            )
            return RewardsScreen(
                context,
                try tables.ledger(),
                underway: Evaluating.underway(state, today: context.today)
            )
        }
    }

    /// Returns one reward with its history.
    public func rewardScreen(_ key: RewardKey) throws(KidneyError) -> RewardScreen {
        try read { tables in
            let context = try context(tables)
            let from = RewardPeriod(.week, of: key.period.first).first
            let state = try tables.evaluationState(from: from, today: context.today, zone: context.zone)
            var judge = RewardJudge(state.record, today: context.today)
            return RewardScreen(context, key, state.ledger, judge.finding(key))
        }
    }

    /// Returns the past notices and the switches.
    public func noticesScreen(limit: Int = 50) throws(KidneyError) -> NoticesScreen {
        try read { tables in
            let context = try context(tables)
            let notices = try tables.told(try tables.notices(limit: limit), at: context.now, in: context.zone)
            let until = try tables.standing(context.now, in: context.zone).until
            let subjects = try notices.compactMap { told in
                try tables.alert(told.notice.findingID).map { (told.notice.id, $0.subject) }
            }
            return NoticesScreen(
                context,
                notices,
                subjects: Dictionary(subjects) { first, _ in first },
                until: until,
                off: try tables.noticesOff()
            )
        }
    }

    /// Returns the reasons for an item on a page.
    ///
    /// - Throws: The same errors as `why`.
    public func whyScreen(_ id: String) throws(KidneyError) -> WhyScreen {
        try read { tables in
            let context = try context(tables)
            let until = try tables.standing(context.now, in: context.zone).until
            return WhyScreen(context, id, try tables.reason(id, context.now, in: context.zone), until: until)
        }
    }
}

extension KidneyNutrition {
    /// Returns the result of an evaluation as a page.
    public func evaluationScreen(_ found: Evaluation) throws(KidneyError) -> EvaluationScreen {
        let now = clock.now()
        return try read { tables in
            let seen = try tables.acknowledgments()
            let standing = try tables.standingAlerts(now, in: clock.zone()).filter { seen.time(of: $0) == nil }
            return EvaluationScreen(try context(tables), found, standing: standing)
        }
    }
}
