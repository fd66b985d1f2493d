import FractionParser
import TimeKit
import WordKit

extension EvaluationRun {
    mutating func findAlerts() {
        for day in [today.previous, today] where day >= state.from {
            findIntakeAlerts(day)
        }
        findFoodsThatGoOn()
        findLabAlerts()
        findPressureAlerts()
        findFluidAlerts()
        for goal in state.record.goals {
            guard let progress = judge.progress(of: goal), progress.state == .paused,
                let harm = GoalHarmRule.harm(progress.aim, in: judge.setting(today))
            else { continue }
            let units = state.record.profile.units
            let (sentence, reason) = (progress.aim.sentence(in: units), harm.message(in: units))
            alert(
                "goal-paused/\(goal.lineage.rawValue)/\(today.startOfMonth)",
                .goalPaused,
                .caution,
                localized("the goal to \(sentence) pauses: \(reason)"),
                why: Why.harm(harm, in: units),
                link: "goal/\(goal.id)"
            )
        }
    }

    // MARK: Measurements

    /// Alerts about the newest result of each analyte if it is at most 90 days old, and about every result of the last 72 hours that can't
    /// wait.
    private mutating func findLabAlerts() {
        let labs = markedLabs
        for analyte in Analyte.allCases {
            // A value after a dialysis session stands beside the one before it, and one of a hemolyzed sample beside the last good one.
            let told = [LabLimitRule.newest, LabLimitRule.leading].compactMap { $0(analyte, labs, latest) }
                .filter { $0.moment.day.days(until: today) <= LabCitation.freshDays }.map(\.id)
            guard !told.isEmpty else { continue }
            for result in labs where result.analyte == analyte && (told.contains(result.id) || isRecent(result.moment))
            {
                let medicines = interactions(on: today).medicines(calledOver: result.id)
                findLabAlert(result, among: labs, isTold: told.contains(result.id), beforeDosesOf: medicines)
            }
        }
        findFiltrationTrend(labs)
    }

    /// Alerts about the results of the last ``AlarmTable/lateDays`` that couldn't wait, whenever they were entered.
    mutating func findPastLabAlarms() {
        let labs = markedLabs
        for result in labs
        where result.moment.day <= latest && result.moment.day.days(until: today) <= AlarmTable.lateDays {
            findLabAlert(result, among: labs, isTold: false, beforeDosesOf: [])
        }
    }

    private var markedLabs: [LabResult] {
        AfterDialysis.marking(
            state.record.labs + state.beyond.labs,
            by: state.record.weights + state.beyond.weights,
            for: state.record.profile
        )
    }

    /// An alert about a result.
    ///
    /// - Parameters:
    ///   - isTold: Whether the result is reported because it is the newest. Any other result is reported only if it can't wait.
    ///   - medicines: The medicines before whose next dose the value asks for a call.
    private mutating func findLabAlert(
        _ result: LabResult,
        among labs: [LabResult],
        isTold: Bool,
        beforeDosesOf medicines: [String]
    ) {
        let found = LabRule.finding(
            result,
            for: judge.patient,
            among: labs,
            on: today,
            until: latest,
            seen: state.seen,
            waiting: state.waiting,
            beforeDosesOf: medicines
        )
        guard let level = found.level, isTold || found.flag.cantWait else { return }
        if !isTold { end(at: result.moment) }
        facts[found.alertID] = found.fact
        alert(
            found.alertID.rawValue,
            .lab,
            level,
            found.message,
            why: Why.flag(result, for: judge.patient, among: labs, on: today),
            link: "lab/\(result.id)",
            on: result.moment.day
        )
    }

    /// An alert about a quick fall of the filtration rate, as long as the newest rate is fresh.
    private mutating func findFiltrationTrend(_ labs: [LabResult]) {
        let points = EGFR.points(labs, for: state.record.profile)
        guard let trend = EGFRTrend.quickFall(points, for: state.record.profile, on: today),
            let level = trend.pace.level, let newest = trend.points.last,
            newest.moment.day.days(until: today) <= LabCitation.freshDays
        else { return }
        facts[.filtrationTrend(newest.result)] = "\(LabTable.facts(.eGFR).title) \(trend.figures)"
        alert(
            KidneyAlert.ID.filtrationTrend(newest.result).rawValue,
            .lab,
            level,
            EGFRTrend.evidence.remarked(Words.sentence(trend.message), on: today),
            why: "\(EGFRTrend.evidence.citation). \(DayTargets.careTeamFirst)",
            link: "labs/eGFR",
            on: newest.moment.day
        )
    }

    /// Whether a moment lies within the last 72 hours. A moment with only a day counts if its day does.
    private func isRecent(_ moment: Moment) -> Bool {
        let first = instant.adding(hours: -AlarmTable.judgedHours)
        guard moment.day <= latest else { return false }
        return moment.isDayOnly ? moment.day >= moment.zone.date(at: first) : moment.at >= first
    }

    /// Records the instant at which the alert about a moment leaves the 72 hours.
    private mutating func end(at moment: Moment) {
        let last =
            moment.isDayOnly
            ? DayBoundary.midnight.end(of: moment.day, in: moment.zone) : moment.at.adding(milliseconds: 1)
        let end = last.adding(hours: AlarmTable.judgedHours)
        until = min(until ?? end, end)
    }

    /// Alerts about the newest blood pressure of the last seven days, about each of the last 72 hours that can't wait, and about a high
    /// mean of the seven days. An older one that couldn't wait is told as well until somebody acknowledges it or a later one alarms in
    /// the same direction.
    private mutating func findPressureAlerts() {
        let known = pressures.filter { $0.moment.day.days(until: today) <= LabCitation.freshDays }
        guard let newest = known.max(by: { PressureRule.isBefore($0, $1, for: state.record.profile) }) else { return }
        let week = known.filter { $0.moment.day.days(until: today) < 7 }
        for reading in known {
            let isNewest = reading.id == newest.id
            let isFresh = isRecent(reading.moment)
            let flag = PressureRule.flag(reading, for: state.record.profile)
            // A later alarm in the same direction takes the place of an older one.
            let isReplaced = known.contains {
                let later = PressureRule.flag($0, for: state.record.profile)
                return $0.moment > reading.moment && later.cantWait && later.isHigh == flag.isHigh
            }
            let id = KidneyAlert.ID.pressure(reading, flag)
            let isWaiting = state.waiting.contains(id.ofAnyValue) && !isReplaced
            guard isNewest || isFresh || isWaiting else { continue }
            let found = finding(reading, among: known)
            guard let level = found.level, found.flag.cantWait || isNewest,
                level.cantWait || isNewest || isFresh,
                level.cantWait || week.contains(where: { $0.id == reading.id })
            else { continue }
            if !isNewest, isFresh { end(at: reading.moment) }
            tell(reading, found, level)
        }
        guard let mean = PressureRule.highMean(week) else { return }
        alert(
            "pressure/mean/\(RewardPeriod(.week, of: today).first)",
            .pressure,
            .caution,
            mean,
            why: PressureRule.toldEvidence.citation,
            link: "pressure"
        )
    }

    /// Alerts about the blood pressures of the last ``AlarmTable/lateDays`` that couldn't wait, whenever they were entered.
    mutating func findPastPressureAlarms() {
        let known = pressures
        for reading in known where reading.moment.day.days(until: today) <= AlarmTable.lateDays {
            let found = finding(reading, among: known)
            if let level = found.level, found.flag.cantWait { tell(reading, found, level) }
        }
    }

    private var pressures: [PressureReading] {
        (state.record.pressures + state.beyond.pressures).filter { $0.moment.day <= latest }
    }

    private func finding(_ reading: PressureReading, among known: [PressureReading]) -> PressureFinding {
        PressureRule.finding(
            reading,
            for: state.record.profile,
            among: known,
            on: today,
            until: latest,
            seen: state.seen,
            waiting: state.waiting,
            entered: state.entered
        )
    }

    private mutating func tell(_ reading: PressureReading, _ found: PressureFinding, _ level: AlertLevel) {
        let id = KidneyAlert.ID.pressure(reading, found.flag)
        facts[id] = PressureRule.fact(reading)
        alert(
            id.rawValue,
            .pressure,
            level,
            found.message,
            why: found.evidence.citation,
            link: "pressure",
            on: reading.moment.day
        )
    }

    // MARK: Advice

    private mutating func recommended() -> Recommended? {
        let setting = judge.setting(today)
        // Contradictory preferences are rejected when they are entered. An imported file can still have some.
        let own = try? Recommendations.of(setting, goals: state.record.goals, preferences: state.preferences)
        return own ?? (try? Recommendations.of(setting, goals: state.record.goals))
    }

    mutating func findConflicts() {
        if let found = recommended() { findConflicts(found) }
    }

    mutating func findSuggestions() {
        guard let found = recommended() else { return }
        findConflicts(found)
        for advice in found.advice {
            let id = "suggest/\(advice.row.topic)/" + (advice.lab?.result.rawValue ?? "\(today.startOfMonth)")
            guard !state.known.contains(id) else { continue }
            let message = advice.message
            result.suggestions.append(
                Suggestion(id: TimeKit.ID(id), day: today, message: message, why: advice.why, link: "recommend")
            )
            tell(id, .suggestions, message, "recommend")
        }
    }

    private mutating func findConflicts(_ found: Recommended) {
        // Pages show that a user is outside the scope of the tables. That isn't a conflict.
        guard TableScope.refusal(for: state.record.profile, on: today) == nil else { return }
        for refused in found.refused {
            alert(
                "conflict/\(refused.word)/\(today.startOfMonth)",
                .conflict,
                .caution,
                refused.reason,
                why: TargetConflict.why,
                link: "recommend"
            )
        }
    }

    // MARK: Closings

    /// Adds summaries of the last day, week and month that ended. There is at most one of each, even after a long absence, and none for a
    /// period without entries.
    mutating func findClosings() {
        close(RewardPeriod(.day, of: today.previous), .dayEnd)
        close(RewardPeriod(.week, of: RewardPeriod(.week, of: today).first.previous), .weekEnd)
        close(RewardPeriod(.month, of: today.startOfMonth.previous), .monthEnd)
    }

    private mutating func close(_ period: RewardPeriod, _ kind: NoticeKind) {
        let id = "closing/\(period.word)"
        guard !state.known.contains(id), period.first >= state.from else { return }
        let days = period.days.filter { judge.intake($0).count > 0 }
        guard let last = days.last else { return }
        let message: String
        if kind == .dayEnd {
            let (intake, setting) = (judge.intake(last), judge.setting(last))
            // As on the page of the day, a day with too little food keeps no limit.
            let isFull = setting.targets.canTellCeilings(with: intake.totals, on: today)
            let effects = IntakeAlerts.effects(of: intake, in: setting)
            var parts = effects.filter { isFull || $0.place != .ok }.map(\.figures)
            if !isFull, !effects.isEmpty {
                parts.append(localized("too little is written down to tell whether a limit was kept"))
            }
            message = "\(period.name): " + (parts.isEmpty ? localized("written down") : parts.joined(separator: "; "))
        } else {
            let ledger = state.ledger.merging(result.rewards)
            let points = ledger.keys.filter { (period.first...period.last).contains($0.period.first) }
                .filter { ledger.state(of: $0) != .pending }.reduce(0) { $0 + ledger.sum(of: $1) }
            message = localized(
                "\(period.name): written down on \(days.count) of \(period.days.count, "day"), \(points, "point")"
            )
        }
        let link = kind == .dayEnd ? "journal/\(last)" : kind == .weekEnd ? "rewards" : "report-card/\(period.first)"
        let notice = KidneyNotice(id: TimeKit.ID(id), kind: kind, message: message, link: link)
        result.closings.append(notice)
        tell(id, kind, message, link)
    }

    // MARK: Parts

    mutating func alert(
        _ id: String,
        _ kind: AlertKind,
        _ level: AlertLevel,
        _ message: String,
        why: String,
        link: String,
        on day: LocalDate? = nil
    ) {
        add(
            KidneyAlert(
                id: TimeKit.ID(id),
                kind: kind,
                level: level,
                day: day ?? today,
                message: message,
                why: why,
                link: link
            )
        )
    }

    /// Adds an alert that wasn't found before, with its notice.
    mutating func add(_ alert: KidneyAlert) {
        let id = alert.id.rawValue
        guard !state.known.contains(id), !result.alerts.contains(where: { $0.id == alert.id }) else { return }
        result.alerts.append(alert)
        if alert.level.cantWait {
            tell(id, .alarms, alert.message, alert.link)
        } else if !state.dismissed.contains(alert.subject) {
            tell(id, alert.kind.notice, alert.message, alert.link)
        }
    }
}

extension AlertKind {
    /// Whether the alert is about food or doses of its day, so that it ends with the day.
    var isOfItsDay: Bool {
        switch self {
        case .intakeNear, .intakeOver, .intakeLow, .unsafeItem, .interaction: true
        case .lab, .pressure, .weight, .conflict, .goalPaused: false
        }
    }

    /// Whether the alert is about a measured value itself.
    var isOfMeasurement: Bool {
        switch self {
        case .lab, .pressure, .weight: true
        case .intakeNear, .intakeOver, .intakeLow, .unsafeItem, .interaction, .conflict, .goalPaused: false
        }
    }

    /// The kind of the notice for such an alert.
    public var notice: NoticeKind {
        switch self {
        case .intakeNear, .intakeOver, .intakeLow, .unsafeItem: .intake
        case .lab, .pressure, .weight: .measurements
        case .conflict, .goalPaused: .conflicts
        case .interaction: .interactions
        }
    }
}

extension RewardLedger {
    /// The ledger with more entries.
    func merging(_ entries: [RewardEntry]) -> RewardLedger {
        var ledger = self
        ledger.append(entries)
        return ledger
    }
}
