import FractionParser
import StorageKit
import TimeKit
import WordKit

/// The last step of an import: the profile, the medicines and the goals.
extension HealthImporter {
    // MARK: The profile

    /// Fills the empty parts of the profile. Creates the profile if there is none and the file has a name.
    mutating func fillProfile(_ tables: KidneyWriter, _ rows: ChangeScope, today: LocalDate) throws {
        var heights: [(ImportedHeight, ImportPlace)] = []
        var person = ImportedPerson()
        for (item, place) in last {
            switch item {
            case .height(let height): heights.append((height, place))
            case .person(let found):
                person = person.joined(with: found)
            default: break
            }
        }
        let contradictory = person.dropContradictions()
        let newest = heights.max { ($0.0.moment, $0.0.centimeters) < ($1.0.moment, $1.0.centimeters) }?.0
        let before = try tables.reader.profile()
        let name = person.name.flatMap { name -> String? in
            if case .text(let text) = TypedText(name, limit: 100) { text } else { nil }
        }
        let told: [HealthImport.Part] = [
            name == nil ? nil : .name, person.sex == nil ? nil : .sex, person.birthDate == nil ? nil : .birthDate,
            newest == nil ? nil : .height, person.categories.isEmpty ? nil : .category,
            person.hasDiabetes ? .diabetes : nil, person.hasGout ? .gout : nil,
            person.rest?.diabetesDiet.isEmpty == false ? .diet : nil, person.rest?.dryWeight == nil ? nil : .dryWeight,
            person.rest?.urineOutput == nil ? nil : .urine, person.rest?.clinicLimits.isEmpty == false ? .limits : nil,
            person.rest?.careTeamPhone == nil && person.rest?.afterHoursPhone == nil ? nil : .phones,
            person.rest?.conditions.isEmpty == false ? .conditions : nil,
        ].compactMap(\.self)
        if var profile = before ?? name.map({ Profile(name: $0) }) {
            if before == nil {
                report.filled.append(.name)
                profile.units = person.rest?.units ?? profile.units
            }
            func fill(_ part: HealthImport.Part, _ isEmpty: Bool, _ change: (inout Profile) -> Void) {
                guard isEmpty, told.contains(part) else { return }
                var filled = profile
                change(&filled)
                // A value that makes the profile invalid is ignored.
                guard (try? ProfileRule.check(filled, on: today, over: before)) != nil else { return }
                profile = filled
                report.filled.append(part)
            }
            fill(.sex, profile.sex == nil) { $0.sex = person.sex }
            fill(.birthDate, profile.birthDate == nil) { $0.birthDate = person.birthDate }
            fill(.height, profile.height == nil) { $0.height = newest?.centimeters }
            fill(.category, profile.categories.isEmpty) {
                $0.categories = person.categories.sorted { $0.from < $1.from }
            }
            fill(.diabetes, !profile.hasDiabetes) { $0.hasDiabetes = true }
            fill(.gout, !profile.hasGout) { $0.hasGout = true }
            if let rest = person.rest {
                fill(.diet, profile.diabetesDiet.isEmpty) { $0.diabetesDiet = rest.diabetesDiet }
                fill(.dryWeight, profile.dryWeight == nil) { $0.dryWeight = rest.dryWeight }
                fill(.urine, profile.urineOutput == nil) { $0.urineOutput = rest.urineOutput }
                fill(.limits, profile.clinicLimits.isEmpty) { $0.clinicLimits = rest.clinicLimits }
                fill(.phones, profile.careTeamPhone == nil && profile.afterHoursPhone == nil) {
                    ($0.careTeamPhone, $0.afterHoursPhone) = (rest.careTeamPhone, rest.afterHoursPhone)
                }
                fill(.conditions, profile.conditions.isEmpty) { $0.conditions = rest.conditions }
            }
            if profile != before { try KidneyWriter.save(profile, over: before, in: rows) }
        } else {
            report.waiting = told
        }
        let isNew = report.filled.contains(.height)
        for (index, height) in heights.enumerated() {
            let isOther = !report.waiting.isEmpty && index > 0
            settle(index == 0 && isNew ? .new : isOther || isNew ? .merged : heightOutcome, height.1)
        }
        guard countsPerson else { return }
        var isFirst = true
        for (item, place) in last {
            guard case .person(let found) = item else { continue }
            let lists = contradictory.filter { $0 == .category ? !found.categories.isEmpty : found.rest != nil }
            if !lists.isEmpty {
                settle(.refused(Self.contradiction(in: lists)), place)
                continue
            }
            let isFilled = report.filled.contains { $0 != .height }
            settle(!isFilled ? .alreadyThere : isFirst ? .new : .merged, place)
            isFirst = false
        }
    }

    private static func contradiction(in lists: [HealthImport.Part]) -> String {
        let names = listed(lists.map(\.name))
        return localized("two entries of one day contradict each other (\(names)), so none of them was taken")
    }

    private var heightOutcome: ImportCounts.Outcome {
        report.waiting.isEmpty
            ? .alreadyThere
            : .refused(localized("there is no profile to keep it in — enter one, and import the file again"))
    }

    // MARK: Medicines

    /// Stores the medicines. A medicine with the same name and first day exists already.
    mutating func keepMedicines(_ tables: KidneyWriter, _ rows: ChangeScope, today: LocalDate) throws {
        var all = try tables.reader.medicines()
        for (item, place) in last {
            guard case .medicine(let imported) = item else { continue }
            settle(try keep(imported, among: &all, tables, rows, today: today), place, .medicines)
        }
    }

    private func keep(
        _ imported: ImportedMedicine,
        among all: inout [Medicine],
        _ tables: KidneyWriter,
        _ rows: ChangeScope,
        today: LocalDate
    ) throws -> ImportCounts.Outcome {
        var imported = imported
        var known = all.first { $0.id.rawValue == imported.id.rawValue }
        // Two clinics can give one id to different medicines, and both are kept. A medicine that the user renamed is still the same.
        if let other = known, !Self.isSame(other.name, imported.name), try tables.isAsBrought(other) {
            let word = String(decoding: SearchWords.split(imported.name).first ?? [], as: UTF8.self)
            let matter = Self.generics(imported.name).first ?? word
            imported.id = TimeKit.ID(ExchangeID.text("beside", [imported.id.rawValue, matter]))
            known = all.first { $0.id.rawValue == imported.id.rawValue }
        }
        switch MedicineExchange.reading(imported, start: known?.start ?? today) {
        case .refused(let reason): return .refused(reason)
        case .medicine(var medicine):
            medicine.name = TypedText.line(medicine.name)
            medicine.dose = TypedText.line(medicine.dose)
            // A file without a first day doesn't unsay one.
            if imported.start == nil, let known, known.start == medicine.start { medicine.saysStart = known.saysStart }
            // Current medicines of one name are the same while the first day of either isn't said.
            func isUnsaid(_ other: Medicine) -> Bool {
                imported.start == nil || !other.saysStart && medicine.isActive(on: today)
            }
            let isSame = all.contains { other in
                other.id != medicine.id && TypedText.key(other.name) == TypedText.key(medicine.name)
                    && (other.start == medicine.start || isUnsaid(other) && other.isActive(on: today))
            }
            if isSame { return .alreadyThere }
            let outcome = try tables.bring(medicine, over: known, in: rows)
            switch outcome {
            case .new, .changed: all = all.filter { $0.id != medicine.id } + [medicine]
            default: break
            }
            return outcome
        }
    }

    private static func generics(_ name: String) -> [String] { MedicineLookup.find(name).parts.map(\.generic).sorted() }

    /// Whether two names can be of one medicine, perhaps with another strength: they have a generic name or the first word in common.
    private static func isSame(_ name: String, _ other: String) -> Bool {
        if !Set(generics(name)).isDisjoint(with: generics(other)) { return true }
        return SearchWords.split(name).first == SearchWords.split(other).first
    }

    // MARK: Goals

    /// Stores the goals that couldn't do harm.
    mutating func keepGoals(_ tables: KidneyWriter, _ rows: ChangeScope, today: LocalDate) throws {
        // The engine's own goals are in order of priority; others follow in the order of the file.
        let goals = last.enumerated().compactMap {
            index,
            each -> (goal: ImportedGoal, place: ImportPlace, rank: (Int, Int))? in
            guard case .goal(let imported) = each.item else { return nil }
            return (imported, each.place, (imported.priority ?? .max, index))
        }
        for (imported, place, _) in goals.sorted(by: { $0.rank < $1.rank }) {
            settle(try keep(imported, tables, rows, today: today), place, .goals)
        }
    }

    private func keep(
        _ imported: ImportedGoal,
        _ tables: KidneyWriter,
        _ rows: ChangeScope,
        today: LocalDate
    ) throws -> ImportCounts.Outcome {
        let id = TimeKit.ID<Goal>(imported.id.rawValue)
        let goals = try tables.reader.goals()
        let isKnown = goals.contains { $0.id == id }
        guard !isKnown, try tables.fate(of: id.rawValue, KidneyNutrition.goalKind, saying: "") == .unknown else {
            return .alreadyThere
        }
        // A goal of the engine keeps its first day. A goal of another program begins today, as if it were made now.
        let isOwn = imported.word != nil
        switch imported.status {
        case .active, .accepted: break
        case .completed, .canceled:
            guard isOwn, imported.ended != nil else { return .passedOver }
        case .rejected: return .passedOver
        case .proposed, .planned, .onHold:
            return .refused(localized("it isn't followed yet (\(imported.status.rawValue))"))
        }
        let aim: GoalAim
        switch GoalExchange.reading(imported) {
        case .refused(let reason): return .refused(reason)
        case .aim(let found): aim = found
        }
        let first = isOwn ? min(imported.start ?? today, today) : today
        let goal: Goal?
        if let ended = imported.ended {
            goal = Goal(
                id,
                steps: [GoalStep(from: first, aim)],
                priority: max(1, imported.priority ?? 1),
                endedOn: ended
            )
        } else {
            if goals.contains(where: { $0.endedOn == nil && $0.aim == aim }) { return .alreadyThere }
            let setting = try tables.reader.goalSetting(on: today)
            do throws(KidneyError) {
                let made = try GoalRule.make(aim, id: id, among: goals, in: setting)
                goal = Goal(id, steps: [GoalStep(from: first, aim)], priority: made.priority, endedOn: nil)
            } catch {
                guard error.isAboutAGoal else { throw error }
                // A goal of an own record that pauses because of newer values comes back paused.
                guard isOwn, imported.priority != nil, case .goalHarms = error else {
                    return .refused(error.description)
                }
                let rank = goals.count { $0.endedOn == nil } + 1
                goal = Goal(id, steps: [GoalStep(from: first, aim)], priority: rank, endedOn: nil)
            }
        }
        guard let goal else { throw KidneyError.fault(localized("a goal of an import has no subject")) }
        try KidneyWriter.insert(goal, in: rows)
        try tables.remember(id.rawValue, KidneyNutrition.goalKind, saying: "", isNew: true, in: rows)
        return .new
    }
}

extension ImportedPerson {
    /// Drops each list in which two entries of one key differ, and entries that repeat.
    ///
    /// - Returns: The lists that contradicted themselves.
    fileprivate mutating func dropContradictions() -> [HealthImport.Part] {
        var lists = rest ?? Profile(name: "")
        lists.categories = categories
        let tidied = lists.tidied
        let sizes = [
            (HealthImport.Part.category, Set(lists.categories).count - tidied.categories.count),
            (.limits, Set(lists.clinicLimits).count - tidied.clinicLimits.count),
            (.conditions, Set(lists.conditions).count - tidied.conditions.count),
        ]
        let dropped = sizes.filter { $0.1 > 0 }.map(\.0)
        categories = dropped.contains(.category) ? [] : tidied.categories
        rest?.clinicLimits = dropped.contains(.limits) ? [] : tidied.clinicLimits
        rest?.conditions = dropped.contains(.conditions) ? [] : tidied.conditions
        return dropped
    }
}
