import Foundation
import FractionParser
import TimeKit
import WordKit

/// The reasons for the items on pages.
extension KidneyNutrition {
    /// Returns the reasons for an item. A target has the name of its quantity ("potassium"), and the latest value of an analyte a name such
    /// as "lab-potassium". The total of a nutrient has a name such as "nutrient-iron". Alerts, suggestions, rewards, measurements, entries, goals
    /// and medicines have an identifier, of which at least the last four characters are needed.
    ///
    /// - Throws: `noSuchRecord`.
    public func why(_ id: String) throws(KidneyError) -> String {
        let now = clock.now()
        return try read { tables in try tables.reason(id, now, in: clock.zone()).text }
    }
}

extension KidneyReader {
    /// Returns the reason for an item, with its page.
    func reason(_ typed: String, _ now: Instant, in zone: TimeZone) throws -> ReasonGiven {
        let id = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        let today = try boundary().day(of: now, in: zone)
        let reasons: [() throws -> ReasonGiven?] = [
            { try self.reasonOfFinding(id, now, zone) }, { try self.reasonOfReward(id, today) },
            { try self.reasonOfNutrient(id, today) },
            { try self.reasonOfTarget(id, today) }, { try self.reasonOfDiet(id, today) },
            { try self.reasonOfLab(id, today) },
            { try self.reasonOfMeasurement(id, today, zone) }, { try self.reasonOfEntry(id) },
            { try self.reasonOfGoal(id, today) }, { try self.reasonOfMedicine(id, today, zone) },
        ]
        for reason in reasons {
            if let found = try reason() { return found }
        }
        throw KidneyError.noSuchRecord(localized("number, alert or record"), typed)
    }

    // MARK: Findings

    private func reasonOfFinding(_ id: String, _ now: Instant, _ zone: TimeZone) throws -> ReasonGiven? {
        func given(_ text: String, _ link: String) -> ReasonGiven {
            ReasonGiven(text: text, link: KidneyLink("\(KidneyLink.scheme)://\(link)") ?? .today(nil))
        }
        let today = try boundary().day(of: now, in: zone)
        let stored = try told(alert(id).map { [$0] } ?? [], at: now, in: zone).first
        if let found = try stored ?? dayAlert(id, on: today) { return given(Why.alert(found), found.link) }
        return try told(suggestion(id).map { [$0] } ?? [], at: now, in: zone).first.map {
            given(Why.suggestion($0), $0.link)
        }
    }

    /// Returns the reason for a reward by its key, "sodium-at-most/week-2026-03-09", or by the identifier of one of its ledger entries.
    private func reasonOfReward(_ id: String, _ today: LocalDate) throws -> ReasonGiven? {
        var parts = id.split(separator: "/").map(String.init)
        if parts.first == "reward" || parts.first == "rewards" { parts.removeFirst() }
        guard parts.count >= 2, let period = RewardPeriod(word: parts[1]) else { return nil }
        let key = RewardKey(GoalLineage(rawValue: parts[0]), period)
        let category = try knownProfile().category(on: min(period.last, today))
        let text = Why.reward(key, in: try ledger(from: period.first), category: category)
        return text.isEmpty ? nil : ReasonGiven(text: text, link: .reward(key))
    }

    // MARK: Quantities

    /// Returns the reason for the total of a nutrient by a name such as "nutrient-iron": that of its target or of the person's own limit where
    /// there is one.
    private func reasonOfNutrient(_ id: String, _ today: LocalDate) throws -> ReasonGiven? {
        guard id.lowercased().hasPrefix("nutrient-") else { return nil }
        let name = String(id.dropFirst("nutrient-".count))
        if let found = try reasonOfTarget(name, today) ?? reasonOfDiet(name, today) { return found }
        let key = TypedText.key(name)
        let nutrient = Nutrient.allCases.first { [$0.rawValue, $0.name].map(TypedText.key).contains(key) }
        guard let nutrient else { return nil }
        let text = localized(
            "\(nutrient.name): the app sets no target of it, so it judges no total. The total is the sum of what you wrote down."
        )
        return ReasonGiven(
            text: Words.joined([text.capitalizedFirst, DayTargets.careTeamFirst]),
            link: .trends(.nutrient(nutrient))
        )
    }

    private func reasonOfTarget(_ name: String, _ today: LocalDate) throws -> ReasonGiven? {
        let key = TypedText.key(name)
        let quantity = TargetQuantity.allCases.first { [$0.rawValue, $0.noun].map(TypedText.key).contains(key) }
        guard let quantity else { return nil }
        let target = try targets(on: today)[quantity]
        return ReasonGiven(text: Why.target(target, in: try knownProfile().units), link: .targets(quantity))
    }

    /// Returns the reason for the limit of carbohydrate or sugars, which the table doesn't set.
    private func reasonOfDiet(_ name: String, _ today: LocalDate) throws -> ReasonGiven? {
        let key = TypedText.key(name)
        let nutrients: [DietPart: Nutrient] = [.carbohydrate: .carbohydrate, .sugars: .sugars]
        let part = DietPart.allCases.first { part in
            part.analyte == nil
                && [part.rawValue, part.name, nutrients[part]?.name].compactMap(\.self).map(TypedText.key).contains(key)
        }
        guard let part else { return nil }
        let progress = try diet(on: today, try entries(on: today)).first { $0.part == part }
        let text =
            progress.map { progress in
                let limit = localized(
                    "\(part.name) \(progress.aim): the limit is your own, as you entered it in your profile. Today: \(progress.shown)."
                )
                return Words.joined([limit.capitalizedFirst, Words.sentence(progress.note)].filter { !$0.isEmpty })
            }
            ?? localized(
                "\(part.name): the app sets no limit of it. Where your care team set one, enter it in your profile."
            ).capitalizedFirst
        return ReasonGiven(text: Words.joined([text, DayTargets.careTeamFirst]), link: .profile)
    }

    /// Returns the latest result of an analyte; for a filtration rate, the creatinine if that gives the latest.
    private func latest(_ analyte: Analyte, _ today: LocalDate) throws -> LabResult? {
        let newest = try newestLabs(analyte == .eGFR ? [.eGFR, .creatinine] : [analyte], on: today)
        let point = analyte == .eGFR ? EGFR.points(newest, for: try knownProfile()).max { $0.moment < $1.moment } : nil
        return newest.first { $0.id == point?.result } ?? LabLimitRule.leading(analyte, newest, on: today)
    }

    private func reasonOfLab(_ id: String, _ today: LocalDate) throws -> ReasonGiven? {
        let result: LabResult?
        if let found = try record(id, LabResult.self) {
            result = found
        } else {
            let name = id.lowercased().hasPrefix("lab-") ? String(id.dropFirst(4)).replacing("-", with: " ") : id
            guard let analyte = LabTable.analyte(named: name) else { return nil }
            result = try latest(analyte, today)
            guard result != nil else {
                let title = LabTable.facts(analyte).title
                return ReasonGiven(
                    text: localized("There is no value of \(title) yet — enter one when you have its result."),
                    link: .labs(analyte)
                )
            }
        }
        guard let result else { return nil }
        let profile = try knownProfile()
        let patient = LabPatient(profile, taking: try medicines())
        let others = try compared(with: result, until: today)
        var text = Why.flag(result, for: patient, among: others, on: today)
        if result.analyte == .creatinine, case .success(let point) = EGFR.estimate(from: result, for: profile) {
            text += " " + localized("It gives an eGFR of \(point.shown) mL/min/1.73 m² (\(EGFR.evidence.citation)).")
        }
        return ReasonGiven(text: text, link: .lab(result.id))
    }

    // MARK: Records

    private func reasonOfMeasurement(_ id: String, _ today: LocalDate, _ zone: TimeZone) throws -> ReasonGiven? {
        if let pressure = try record(id, PressureReading.self) {
            let since = today.adding(days: -LabCitation.freshDays - 1)
            let profile = try knownProfile()
            let found = PressureRule.finding(
                pressure,
                for: profile,
                among: try measurements(from: pressure.moment.day, to: today),
                on: today,
                seen: try seenAlerts(since: since, in: zone),
                waiting: try waitingAlarms(since: since),
                entered: try pressureEntries(among: [pressure], for: profile, on: today)
            )
            let text =
                localized("\(pressure.words) of \(pressure.moment.day), \(pressure.source.words): \(found.message)")
                + " (\(found.evidence.citation)) " + DayTargets.careTeamFirst
            return ReasonGiven(text: text, link: .pressure)
        }
        if let weight = try record(id, WeightReading.self) {
            return ReasonGiven(
                text: localized("\(weight.words) of \(weight.moment.day), \(weight.source.words).") + " "
                    + DayTargets.careTeamFirst,
                link: .weight
            )
        }
        return try record(id, ActivityReading.self).map { activity in
            ReasonGiven(
                text: localized("\(activity.words) of \(activity.moment.day), \(activity.source.words)."),
                link: .activity
            )
        }
    }

    private func reasonOfEntry(_ id: String) throws -> ReasonGiven? {
        guard let whole = try wholeID(id, in: "intake_entry") else { return nil }
        let entry = try entry(TimeKit.ID(whole))
        let totals = Totals([entry])
        let figures = Nutrient.allCases.filter { $0.quantity != nil }.map { totals.text(of: $0) }
        // An entry of another program may have no weight.
        let weight = entry.food.source.isWeighed ? ", \(DecimalText.grouped(entry.amount.grams, most: 1)) g" : ""
        return ReasonGiven(
            text: localized(
                "\(entry.shownAmount) of \(entry.food.shownName) on \(entry.day)\(weight): ",
                "\(figures.joined(separator: ", ")). ",
                "The figures are those the food had as it was entered (\(entry.food.source.label))."
            ),
            link: .journal(entry.day)
        )
    }

    private func reasonOfGoal(_ id: String, _ today: LocalDate) throws -> ReasonGiven? {
        guard let whole = try wholeID(id, in: "goal") else { return nil }
        let goal = try goal(TimeKit.ID(whole))
        let receipt = try receipts([goal], on: today)[0]
        let aim = goal.aim.title(in: try knownProfile().units)
        var parts = [localized("a goal of yours since \(goal.from): \(aim)")]
        if let ended = goal.endedOn { parts.append(localized("it ended on \(ended)")) }
        if let progress = receipt.progress {
            parts += [progress.shown, progress.note].filter { !$0.isEmpty }
        }
        let category = try knownProfile().category(on: today)
        let rows = RewardRule.allCases.compactMap { RewardTable.row(goal.subject, $0, for: category) }
        parts += rows.map { localized("\($0.points, "point") for \($0.words) — \($0.evidence.citation)") }
        return ReasonGiven(
            text: parts.joined(separator: "; ") + ". " + DayTargets.careTeamFirst,
            link: .goal(goal.id)
        )
    }

    private func reasonOfMedicine(_ id: String, _ today: LocalDate, _ zone: TimeZone) throws -> ReasonGiven? {
        guard let whole = try wholeID(id, in: "medicine") else { return nil }
        let medicine = try medicine(TimeKit.ID(whole))
        let identity = MedicineLookup.find(medicine)
        let report = Interactions.evaluate(try interactionDay(today, today: today, in: zone))
        var parts = [identity.message] + identity.parts.map { "\($0.shownName): \($0.evidence.citation)" }
        parts += report.findings(of: medicine).map { "\($0.headline) \($0.why)" }
        return ReasonGiven(
            text: Words.joined(parts + [DayTargets.careTeamFirst]),
            link: .medicine(medicine.id)
        )
    }

    private func record<R: StoredMeasurement>(_ id: String, _: R.Type) throws -> R? {
        try wholeID(id, in: R.table).map { try measurement(TimeKit.ID($0)) }
    }
}

extension MeasurementSource {
    /// The source in words: "as you entered it", "from Apple Watch".
    fileprivate var words: String {
        kind == .manual ? localized("as you entered it") : localized("from \(name.isEmpty ? kind.rawValue : name)")
    }
}
