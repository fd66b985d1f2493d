import FractionParser
import TimeKit
import WordKit

extension EvaluationRun {
    mutating func findAlerts() {
        for day in [today.previous, today] where day >= state.from {
            findIntakeAlerts(day)
        }
        findLabAlerts()
        findPressureAlerts()
        findFluidAlerts()
        for goal in state.record.goals {
            guard let progress = judge.progress(of: goal), progress.state == .paused,
                let harm = GoalHarmRule.harm(progress.aim, in: judge.setting(today))
            else { continue }
            let sentence = progress.aim.sentence(in: state.record.profile.units)
            alert(
                "goal-paused/\(goal.lineage.rawValue)/\(today.startOfMonth)",
                .goalPaused,
                .caution,
                localized("the goal to \(sentence) pauses: \(harm.message)"),
                why: Why.harm(harm),
                link: "goal/\(goal.id)"
            )
        }
    }

    // MARK: Intake

    private mutating func findIntakeAlerts(_ day: LocalDate) {
        let intake = judge.intake(day)
        guard intake.count > 0 else { return }
        let setting = judge.setting(day)
        let link = "journal/\(day)"
        for effect in IntakeAlerts.effects(of: intake, in: setting) {
            switch effect.place {
            case .over:
                let id = "intake/\(day)/\(effect.quantity.rawValue)/over"
                let words = day < today ? effect.pastMessage : effect.message
                let message = effect.target.high?.reason.evidence.remarked(words, on: today) ?? words
                alert(id, .intakeOver, .caution, message, why: effect.why, link: link, on: day)
            case .near where day == today:
                let id = "intake/\(day)/\(effect.quantity.rawValue)/near"
                alert(id, .intakeNear, .notice, effect.message, why: effect.why, link: link, on: day)
            default: break
            }
        }
        for entry in state.record.entries where entry.day == day {
            for reason in IntakeAlerts.unsafe(entry.food, in: setting) {
                let id = "unsafe/\(entry.id)/\(reason.word)"
                let message = reason.evidence.remarked(reason.message(entry.food.shownName), on: day)
                alert(id, .unsafeItem, reason.level, message, why: reason.why, link: link, on: day)
            }
        }
        guard day < today else { return }
        for low in IntakeAlerts.lows(of: intake, in: setting) {
            let id = "intake/\(day)/\(low.target.quantity.rawValue)/low"
            let message = low.target.low?.reason.evidence.remarked(low.message, on: today) ?? low.message
            alert(
                id,
                .intakeLow,
                .caution,
                message,
                why: Why.target(low.target, in: state.record.profile.units),
                link: link,
                on: day
            )
        }
    }

    // MARK: Measurements

    /// Alerts about the newest result of each analyte if it is at most 90 days old, and about every result of the last 72 hours that can't
    /// wait.
    private mutating func findLabAlerts() {
        let labs = AfterDialysis.marking(
            state.record.labs + state.beyond.labs,
            by: state.record.weights + state.beyond.weights,
            for: state.record.profile
        )
        for analyte in Analyte.allCases {
            // A value after a dialysis session stands beside the one before it.
            let told = [LabLimitRule.newest, LabLimitRule.leading].compactMap { $0(analyte, labs, latest) }
                .filter { $0.moment.day.days(until: today) <= LabCitation.freshDays }.map(\.id)
            guard !told.isEmpty else { continue }
            for result in labs where result.analyte == analyte && (told.contains(result.id) || isRecent(result.moment))
            {
                let found = LabRule.finding(
                    result,
                    for: judge.patient,
                    among: labs,
                    on: today,
                    until: latest,
                    seen: state.seen,
                    waiting: state.waiting
                )
                guard let level = found.level, told.contains(result.id) || found.flag.cantWait else { continue }
                if !told.contains(result.id) { end(at: result.moment) }
                alert(
                    KidneyAlert.ID.lab(result.id, found.flag).rawValue,
                    .lab,
                    level,
                    found.message,
                    why: Why.flag(result, for: judge.patient, among: labs, on: today),
                    link: "lab/\(result.id)",
                    on: result.moment.day
                )
            }
        }
        findFiltrationTrend(labs)
    }

    /// An alert about a quick fall of the filtration rate, as long as the newest rate is fresh.
    private mutating func findFiltrationTrend(_ labs: [LabResult]) {
        let points = EGFR.points(labs, for: state.record.profile)
        guard let trend = EGFRTrend.quickFall(points, for: state.record.profile, on: today),
            let level = trend.pace.level, let newest = trend.points.last,
            newest.moment.day.days(until: today) <= LabCitation.freshDays
        else { return }
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
    /// mean of the seven days. An older one is told if it is the newest, couldn't wait, and nobody acknowledged it.
    private mutating func findPressureAlerts() {
        let known = (state.record.pressures + state.beyond.pressures).filter {
            $0.moment.day <= latest && $0.moment.day.days(until: today) <= LabCitation.freshDays
        }
        guard let newest = known.max(by: { PressureRule.isBefore($0, $1, for: state.record.profile) }) else { return }
        let week = known.filter { $0.moment.day.days(until: today) < 7 }
        for reading in known where reading.id == newest.id || isRecent(reading.moment) {
            let found = PressureRule.finding(
                reading,
                for: state.record.profile,
                among: known,
                on: today,
                until: latest,
                seen: state.seen,
                waiting: state.waiting
            )
            guard let level = found.level, found.flag.cantWait || reading.id == newest.id,
                level.cantWait || week.contains(where: { $0.id == reading.id })
            else { continue }
            if reading.id != newest.id { end(at: reading.moment) }
            alert(
                KidneyAlert.ID.pressure(reading.id).rawValue,
                .pressure,
                level,
                found.message,
                why: found.evidence.citation,
                link: "pressure",
                on: reading.moment.day
            )
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
        // Pages show that a user is outside the scope of the tables. That is no conflict.
        guard TableScope.refusal(for: state.record.profile, on: today) == nil else { return }
        for refused in found.refused {
            alert(
                "conflict/\(refused.word)/\(today.startOfMonth)",
                .conflict,
                .caution,
                refused.reason,
                why: localized("two things that are known pull apart.") + " " + DayTargets.careTeamFirst,
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
            let effects = IntakeAlerts.effects(of: judge.intake(last), in: judge.setting(last))
            let figures = effects.map(\.figures).joined(separator: "; ")
            message = "\(period.name): " + (figures.isEmpty ? localized("written down") : figures)
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
        guard !state.known.contains(id), !result.alerts.contains(where: { $0.id.rawValue == id }) else { return }
        let alert = KidneyAlert(
            id: TimeKit.ID(id),
            kind: kind,
            level: level,
            day: day ?? today,
            message: message,
            why: why,
            link: link
        )
        result.alerts.append(alert)
        if level.cantWait {
            tell(id, .alarms, message, link)
        } else if !state.dismissed.contains(alert.subject) {
            tell(id, kind.notice, message, link)
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
