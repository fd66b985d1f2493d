import FractionParser
import TimeKit
import WordKit

extension InteractionEvaluator {
    /// Compares the newest value that answers the question. Hemolyzed samples, samples after dialysis and open results such as "<6.0" are skipped.
    /// A calcium is corrected for the albumin of its day. A calcium that meets the test only as measured becomes a gap.
    mutating func lab(_ analyte: Analyte, _ test: LabTest, _ use: MedicineUse? = nil) -> [InteractionCause]? {
        let results = input.labs
            .filter { $0.analyte == analyte && $0.moment.day <= input.day && $0.tellsHowThingsStand }
            .sorted { LabResult.isBefore($1, $0) }
        for result in results {
            let corrected = CorrectedCalcium.of(result, among: input.labs)
            guard let value = corrected?.value ?? result.conventionalValue,
                let holds = Self.holds(test, value, result.comparator)
            else { continue }
            let shown = corrected.map {
                localized("\(result.shown), corrected by the albumin of that day \($0.shown(in: result.unit))")
            }
            let lab = LabLimitRule.cite(result, on: input.day, shown: shown)
            if !holds, corrected != nil, let use, let measured = result.conventionalValue,
                Self.holds(test, measured, result.comparator) == true
            {
                gaps.insert(.corrected(use.medicine.name, lab))
            }
            guard holds, !(passesOverOldLabs && lab.isOld) else { return nil }
            return [.lab(lab)]
        }
        gaps.insert(.noValue(analyte))
        return nil
    }

    /// Returns the gravest standing alarm of a newest usable value on a side that the rule is about, with its sentence; nil if no such alarm is
    /// urgent. If the rule asks for food that the alarm of a value on the other side forbids, the result has that alarm's sentence and no level.
    func alarm(over rule: InteractionRule) -> (level: AlertLevel?, words: String)? {
        let taken = active.reduce(into: Set<MedicineClassName>()) { names, use in
            names.formUnion(use.row.classes.map { MedicineClassName($0.rawValue) })
        }
        let sides = rule.sides
        var gravest: (level: AlertLevel?, words: String)?
        for analyte in Analyte.allCases where sides.contains(where: { $0.analyte == analyte }) {
            let newest = input.labs
                .filter { $0.analyte == analyte && $0.moment.day <= input.day && $0.tellsHowThingsStand }
                .max(by: LabResult.isBefore)
            guard let newest, let value = newest.conventionalValue,
                let row = AlarmTable.row(.lab(analyte), value, newest.comparator, taking: taken)
            else { continue }
            let words = AlarmWords(
                row,
                LabTable.facts(analyte).title,
                newest.shown,
                at: newest.moment,
                for: input.profile
            )
            let level = words.level(on: input.day)
            let side = LabSide(analyte: analyte, isHigh: row.range.isHigh(value, newest.comparator))
            let isAbout = sides.contains(side)
            guard level.cantWait, isAbout || rule.asksForFood(against: analyte) else { continue }
            if let gravest {
                guard isAbout, gravest.level.map({ level.isGraver(than: $0) }) ?? true else { continue }
            }
            let cited = LabLimitRule.cite(newest, on: input.day).words.capitalizedFirst
            gravest = (
                isAbout ? level : nil,
                localized(
                    "\(cited) has an alarm of its own: do first what that says, and tell on the phone what you take."
                )
            )
        }
        return gravest
    }

    /// Returns nil if "<" or ">" leaves the answer open.
    private static func holds(_ test: LabTest, _ value: Rational, _ comparator: Comparator) -> Bool? {
        switch (test, comparator) {
        case (.below(let limit), .equal): value < limit
        case (.above(let limit), .equal): value > limit
        case (.atLeast(let limit), .equal): value >= limit
        case (.below(let limit), .below): value <= limit ? true : nil
        case (.below(let limit), .above): value >= limit ? false : nil
        case (.above(let limit), .above), (.atLeast(let limit), .above): value >= limit ? true : nil
        case (.above(let limit), .below), (.atLeast(let limit), .below): value <= limit ? false : nil
        }
    }

    /// A low glucose of the day or the day before. An older one is assumed to have been treated.
    mutating func lowGlucose() -> [InteractionCause]? {
        guard let found = lab(.glucose, .below(LabLimitRule.glucoseLow)), case .lab(let lab)? = found.first,
            lab.age <= 1
        else { return nil }
        return found
    }

    mutating func phosphorusAboveGoal() -> [InteractionCause]? {
        let category = input.profile.category(on: input.day)
        let state = LabLimitRule.phosphorus(input.labs, on: input.day, in: category)
        if state.level == .noValue { gaps.insert(.noValue(.phosphorus)) }
        guard state.level == .high, let lab = state.lab, !(passesOverOldLabs && lab.isOld) else { return nil }
        return [.lab(lab)]
    }

    // MARK: Kidney function

    func onDialysis() -> [InteractionCause]? {
        guard let category = input.profile.category(on: input.day), category.isDialysis else { return nil }
        return [.category(category)]
    }

    /// Uses the newest eGFR and the category if it implies a bound. Dialysis always counts. A newest eGFR such as "<60" that leaves the
    /// answer open is a gap, even if an older one would answer.
    mutating func kidneyBelow(_ limit: Int) -> [InteractionCause]? {
        var causes = onDialysis() ?? []
        var isOpen = filtration == nil
        if let filtration, !(passesOverOldLabs && filtration.citation.isOld) {
            let isBelow = filtration.isBelow(limit)
            if isBelow == true { causes.append(.lab(filtration.citation)) }
            isOpen = isBelow == nil
        }
        if let category = input.profile.category(on: input.day), let ceiling = category.filtrationCeiling,
            ceiling <= limit
        {
            causes.append(.category(category))
        }
        if causes.isEmpty, isOpen { gaps.insert(.noValue(.eGFR)) }
        return causes.isEmpty ? nil : causes
    }
}

/// The newest filtration rate up to a day, entered or computed.
struct NewestFiltration {
    let citation: LabCitation
    let value: Double
    let comparator: Comparator

    /// Finds the rate. The result is nil if there is none, and on dialysis, even if rates were measured before.
    init?(in labs: [LabResult], for profile: Profile, on day: LocalDate) {
        guard profile.category(on: day)?.isDialysis != true else { return nil }
        let past = labs.filter { $0.moment.day <= day }
        var found: [(moment: Moment, citation: LabCitation, value: Double, comparator: Comparator)] = []
        for point in EGFR.points(past, for: profile) {
            let citation = LabCitation(
                result: point.result,
                analyte: .eGFR,
                shown: "\(point.shown) mL/min/1.73 m²",
                day: point.moment.day,
                age: point.moment.day.days(until: day)
            )
            found.append((point.moment, citation, point.value, .equal))
        }
        for result in past where result.analyte == .eGFR && result.comparator != .equal {
            guard profile.category(on: result.moment.day)?.isDialysis != true, let value = result.conventionalValue
            else { continue }
            found.append((result.moment, LabLimitRule.cite(result, on: day), value.approximate, result.comparator))
        }
        // The lower of two rates of one time counts.
        guard let newest = found.max(by: { ($0.moment, -$0.value) < ($1.moment, -$1.value) }) else { return nil }
        (citation, value, comparator) = (newest.citation, newest.value, newest.comparator)
    }

    /// Whether the rate is below a limit; nil if "<" or ">" leaves that open.
    func isBelow(_ limit: Int) -> Bool? {
        switch comparator {
        case .equal: value < Double(limit)
        case .below: value <= Double(limit) ? true : nil
        case .above: value >= Double(limit) ? false : nil
        }
    }
}

extension LabResult {
    /// Whether this result alone yields a filtration rate, entered or computed.
    func givesFiltration(for profile: Profile) -> Bool {
        guard analyte == .eGFR else { return (try? EGFR.estimate(from: self, for: profile).get()) != nil }
        return conventionalValue != nil && profile.category(on: moment.day)?.isDialysis != true
    }
}

extension DiseaseCategory {
    /// The eGFR below which the category lies; nil if the category doesn't bound it.
    var filtrationCeiling: Int? {
        switch self {
        case .g2: 90
        case .g3a: 60
        case .g3b: 45
        case .g4: 30
        case .g5: 15
        default: nil
        }
    }
}
