public import ScreenKit
import StorageKit
import TimeKit
import WordKit

extension KidneyNutrition {
    /// Performs an action of a screen.
    ///
    /// An act with an operation id that was done before isn't done again, and its answer is the same. An act on a screen that has changed
    /// since is done if it still means the same. Otherwise the answer is the screen as it is now and the newest change.
    ///
    /// - Parameter link: The screen that shows the action.
    /// - Throws: `termsNotAccepted`, `noSuchRecord` where the screen is gone, and the errors of the store. Wrong input is answered by
    ///   `.refused`.
    public func perform(_ act: Act, at link: KidneyLink) async throws(KidneyError) -> Acted {
        let acted = try await performed(act, at: link)
        // The inputs of a row have the ids of the page's form, into which nothing was typed. They are shown as typed, with their errors.
        guard case .refused(let screen, let why, let remedy, let field) = acted, Self.isOfRow(act, on: screen) else {
            return acted
        }
        let refused = TypedIntoRow(act: act, why: why, field: field)
        let typed = TypedIntoRow.$current.withValue(refused) {
            Result { () throws(KidneyError) -> any Screen in try self.screen(link) }
        }
        let shown = try typed.get()
        let wrong = ScreenParts(shown).fields(of: act.action).first { $0.error != nil }
        return .refused(shown, why: why, remedy: remedy, field: wrong?.id ?? field)
    }

    /// Whether an act is one with inputs of its own, beside the forms of the screen.
    private static func isOfRow(_ act: Act, on screen: any Screen) -> Bool {
        ScreenParts(screen).actions.contains { $0.id == act.action && !$0.inputs.isEmpty }
    }
}

extension KidneyLink: ScreenPlace {}

extension KidneyNutrition: ActingEngine {
    package typealias Place = KidneyLink
    package typealias Failure = KidneyError

    package func outcome(of operation: ActOperation) throws(KidneyError) -> ActOutcome? {
        // The terms themselves are accepted by an act.
        try readBeforeTerms { tables in
            switch try ChangeLog.outcome(ofKey: operation.id, content: operation.content, in: tables.db) {
            case .changed(let change)?:
                .changed(
                    Revision(change: change.id),
                    said: try said(of: change, tables),
                    subject: change.subject.id
                )
            case .unchanged?: .unchanged
            case .otherAct?: .otherAct
            case nil: nil
            }
        }
    }

    /// The words of a change, and the alerts that the evaluation right after it found. The gravest comes first if it can't wait.
    private func said(of change: Change, _ tables: KidneyReader) throws -> String {
        guard let alerts = try found(after: change, tables) else {
            return Words.joined([change.words] + (try urgent(after: change, tables)))
        }
        let messages = alerts.map { Words.sentence($0.message) }
        guard alerts.first?.level.cantWait == true else { return Words.joined([change.words] + messages) }
        return Words.joined([messages[0], Words.sentence(change.words)] + messages.dropFirst())
    }

    package func alarm(after revision: Revision) throws(KidneyError) -> String? {
        guard let id = Int64(revision.rawValue) else { return nil }
        return try readBeforeTerms { tables -> String? in
            guard let change = try ChangeLog.change(id, in: tables.db),
                let gravest = try found(after: change, tables)?.first, gravest.level.cantWait
            else { return nil }
            return Words.sentence(gravest.message)
        }
    }

    /// The alerts that the evaluation right after a change found, the most urgent first, and of one urgency those of measurements first; nil
    /// if none followed. Two that say the same are one.
    private func found(
        after change: Change,
        _ tables: KidneyReader
    ) throws -> [(level: AlertLevel, message: String)]? {
        let after = try ChangeLog.change(change.id + 1, in: tables.db)
        guard let after, after.actor == Self.evaluationActor, after.at == change.at else { return nil }
        var measured: Set<String> = []
        let alerts = try after.rows.compactMap { row -> (level: AlertLevel, message: String)? in
            guard row.table == "finding", case .text("alert")? = row.after?["part"],
                case .text(let word)? = row.after?["level"], let level = AlertLevel(rawValue: word), level != .notice,
                case .text(let message)? = row.after?["message"], case .text(let id)? = row.after?["id"]
            else { return nil }
            let own = try inOwnWords(id, tables) ?? message
            if case .text(let word)? = row.after?["kind"], AlertKind(rawValue: word)?.isOfMeasurement == true {
                measured.insert(own)
            }
            return (level, own)
        }
        let ordered = alerts.filter { measured.contains($0.message) } + alerts.filter { !measured.contains($0.message) }
        var told: Set<String> = []
        return AlertLevel.allCases.reversed().flatMap { level in ordered.filter { $0.level == level } }
            .filter { told.insert($0.message).inserted }
    }

    /// The sentence of a stored alert in the person's language; nil in English, in which it is stored.
    private func inOwnWords(_ id: String, _ tables: KidneyReader) throws -> String? {
        guard Language.current != .english, let alert = try tables.alert(id) else { return nil }
        return try tables.told([alert], at: clock.now(), in: clock.zone()).first?.message
    }

    /// The alerts that can't wait after an import, whose stored words are English; empty in English, where these words have them.
    private func urgent(after change: Change, _ tables: KidneyReader) throws -> [String] {
        guard Language.current != .english, change.useCase == "importFile" else { return [] }
        return try tables.standingAlerts(clock.now(), in: clock.zone()).filter(\.level.cantWait).map {
            Words.sentence($0.message)
        }
    }

    package func newestChange(
        since seen: Revision,
        by deed: KidneyAct?,
        at link: KidneyLink
    ) throws(KidneyError) -> String? {
        guard let seen = Int64(seen.rawValue) else { return nil }
        return try readBeforeTerms { tables in
            try ChangeLog.changes(in: tables.db).first { change in
                change.id > seen && ![Self.evaluationActor, Self.importActor].contains(change.actor)
                    && deed?.isAltered(by: change.subject, at: link) != false
            }?.words
        }
    }

    package func next(
        after deed: KidneyAct,
        at link: KidneyLink,
        about subject: String?
    ) throws(KidneyError) -> Link {
        switch deed {
        case .acceptTerms: return .today
        case .eat, .eatAgain, .quickAdd, .copyMeal:
            guard let subject else { return .today }
            return try read { tables in
                guard let day = try tables.storedEntry(ID(subject))?.day else { return .today }
                let today = try tables.boundary().day(of: clock.now(), in: clock.zone())
                return KidneyLink.today(day == today ? nil : day).labeled(day == today ? localized("Today") : "\(day)")
            }
        case .saveDish, .deleteDish: return KidneyLink.foods.labeled(localized("Foods"))
        case .lab(.delete, _): return KidneyLink.labs(nil).labeled(localized("Laboratory values"))
        case .addMedicine:
            return subject.map { KidneyLink.medicine(ID($0)).labeled(localized("The medicine")) } ?? back(to: link)
        case .takeLabel(_, let id), .takeName(_, let id):
            return KidneyLink.medicine(id).labeled(localized("The medicine"))
        case .medicine(.delete, _): return KidneyLink.medicines.labeled(localized("Medicines"))
        case .addGoal, .goal(.delete, _): return KidneyLink.goals.labeled(localized("Goals"))
        default: return back(to: link)
        }
    }

    private func back(to link: KidneyLink) -> Link { link.labeled(link.pageName) }

    /// An undo is final: there is no redo. The acceptance of the terms stays, and an import is undone on today's page.
    package func inverse(of deed: KidneyAct) -> (deed: KidneyAct, at: Link)? {
        switch deed {
        case .undo, .acceptTerms, .importFile: nil
        default: (.undo, .today)
        }
    }

    /// A switch that is as the act would set it was set elsewhere, such as on another device.
    package func isMet(_ deed: KidneyAct, at link: KidneyLink) throws(KidneyError) -> Bool {
        switch (deed, link) {
        case (.notices(let kind, let isOn), .notices): try noticesOff().contains(kind) != isOn
        case (.sickDay(let isOn), .today(nil)):
            try read { tables in
                let today = try tables.boundary().day(of: clock.now(), in: clock.zone())
                return try tables.profile().map { $0.conditions(on: today).contains(.illness) == isOn } ?? false
            }
        default: false
        }
    }

    package func newOperation() -> String { (ids.next(at: clock.now()) as TimeKit.ID<Act>).rawValue }
}

extension KidneyAct {
    /// Whether a change of a record alters the act's meaning, because the act replaces what the person saw, takes back the last change, or
    /// counts places. An import can change any record.
    fileprivate func isAltered(by changed: EntityRef, at link: KidneyLink) -> Bool {
        guard self != .undo else { return true }
        return switch (self, link) {
        case (.saveProfile, _): changed.kind == KidneyNutrition.profileSubject.kind
        case (.savePreferences, _): changed.kind == KidneyNutrition.preferencesKind
        case (.saveDish, .dish(let id?)): changed == KidneyNutrition.subject(id)
        case (.goal(.up, _), _), (.goal(.down, _), _): changed.kind == KidneyNutrition.goalKind
        case (.goal(.save, let id), _): changed.id == id.rawValue
        case (.medicine(.save, let id), _): changed.id == id.rawValue
        case (.entry(.edit, let id), _): changed.id == id.rawValue || changed.kind == KidneyNutrition.importKind
        case (.lab(.edit, let id), _): changed.id == id.rawValue || changed.kind == KidneyNutrition.importKind
        case (.weight(.edit, let id), _): changed.id == id.rawValue || changed.kind == KidneyNutrition.importKind
        case (.pressure(.edit, let id), _): changed.id == id.rawValue || changed.kind == KidneyNutrition.importKind
        case (.activity(.edit, let id), _): changed.id == id.rawValue || changed.kind == KidneyNutrition.importKind
        case (.photo(.edit, let id), _): changed.id == id.rawValue
        default: false
        }
    }
}
