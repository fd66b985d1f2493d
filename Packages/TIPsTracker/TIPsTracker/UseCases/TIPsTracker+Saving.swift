import Foundation
import ScreenKit
import TimeKit
import WordKit

// The button “Save” of each form, and the ends of the setups.

extension TIPsTracker {
    func save(_ act: Act, at link: TIPsLink) throws(TIPsError) -> ActResult {
        let typed = act.fields
        switch link.bare {
        case .editItems, .editPlan: return .opens(nil)
        case .addItem(let category): return try addItem(category, act)
        case .editItem(let id): return try editItem(id, act)
        case .editCycle:
            let page = try editCyclePage(typed: typed)
            guard let cycle = page.cycle, let edit = page.edit else { throw Self.noValue(link) }
            return try meant(act) { tracker, tenfold, unit throws(TIPsError) in
                try tracker.editCycle(cycle, edit, tenfoldIsMeant: tenfold, unitIsMeant: unit)
            }
        case .addUnit: try addUnit(typed["new-unit"] ?? "")
        case .editUnit(let id):
            guard let name = try unitPage(id, typed: typed).form[field: "unit"]?.value else { throw Self.noValue(link) }
            return try meant(act) { tracker, _, isMeant throws(TIPsError) in
                try tracker.renameUnit(id, to: name, isMeant: isMeant)
            }
        case .reminders:
            guard let reminders = try remindersPage(typed: typed).reminders else { throw Self.noValue(link) }
            try setReminders(reminders)
        case .timer:
            let page = try treatmentTimerPage(typed: typed)
            try setTimer(isOn: page.isOn, minutes: page.minutes, rest: page.rest)
        case .log(let id):
            guard let at = try logPage(id, typed: typed).at else { throw Self.noValue(link) }
            try editLog(id, at: at)
        case .clinic:
            guard let clinic = try clinicPage(typed: typed).clinic else { throw Self.noValue(link) }
            try setClinic(clinic)
        case .emergency:
            guard let plan = try emergencyPage(typed: typed).plan else { throw Self.noValue(link) }
            return try meant(act) { tracker, tenfold, _ throws(TIPsError) in
                try tracker.setEmergencyPlan(plan, tenfoldIsMeant: tenfold)
            }
        case .reactions: try logReaction(reactionDraft(act))
        case .reaction(let id):
            let (reaction, room) = try foundReaction(id)
            try editReaction(id, reactionPage(id, typed: typed).edit(of: reaction, in: room))
        case .holds:
            let form = try holdsPage(typed: typed).form
            func day(_ id: String) -> LocalDate? { form[field: id].flatMap { LocalDate($0.value) } }
            guard let from = day("from"), let through = day("through"), from <= through else {
                throw Self.noValue(link)
            }
            try hold(from...through, reason: form[field: "reason"]?.value ?? "")
        case .supplies:
            let form = try suppliesPage(typed: typed).form
            func text(_ id: String) -> String { form[field: id]?.value ?? "" }
            let amount = DoseDraft(text("amount"), text("unit"))
            try setSupply(Item.ID(text("item")), amount, warnBelowDays: Int(text("days")) ?? 7)
        case .setup, .join, .newCycle, .home, .settings, .editUnits, .history, .week, .room, .sync, .adherence, .inbox,
            .report, .draft:
            throw .noSuchScreen(link.target)
        }
        return .written
    }

    private static func noValue(_ link: TIPsLink) -> TIPsError {
        .fault("the form of \(link.target) has no error and no value")
    }

    private func addItem(_ category: Category, _ act: Act) throws(TIPsError) -> ActResult {
        let draft =
            category == .treatment
            ? try addTreatmentFoodItemPage(typed: act.fields).draft
            : try addItemPage(category, typed: act.fields).draft
        guard let draft else { throw Self.noValue(.addItem(category)) }
        return try meant(act) { tracker, tenfold, unit throws(TIPsError) in
            try tracker.addItem(draft, tenfoldIsMeant: tenfold, unitIsMeant: unit)
        }
    }

    private func editItem(_ id: Item.ID, _ act: Act) throws(TIPsError) -> ActResult {
        let screen = try screen(.editItem(id), typed: act.fields)
        guard let draft = (screen as? AddTreatmentFoodItemPage)?.draft ?? (screen as? AddItemPage)?.draft else {
            throw Self.noValue(.editItem(id))
        }
        return try meant(act) { tracker, tenfold, unit throws(TIPsError) in
            let edit = ItemEdit(name: draft.name, dosing: draft.dosing)
            try tracker.editItem(id, edit, tenfoldIsMeant: tenfold, unitIsMeant: unit)
        }
    }

    private func foundReaction(_ id: Reaction.ID) throws(TIPsError) -> (Reaction, Room) {
        let now = clock.now()
        return try read { tables in
            let plan = try tables.plan(on: now)
            return (try tables.reaction(id, in: plan).reaction, plan.room)
        }
    }

    /// Returns in words the parts of an act that weren't saved with a reaction that counts as severe. They are the fields with errors, and the times
    /// that differ in the reaction from what was typed. An act that is sent again gets the same answer.
    func leftOut(of act: Act, at link: TIPsLink, reaction subject: String) throws(TIPsError) -> [String] {
        guard let (reaction, room) = try? foundReaction(Reaction.ID(subject)), reaction.countsAsSevere else {
            return []
        }
        let typed = link.drafted.merging(act.fields) { $1 }
        let form =
            if case .reaction(let id) = link.bare {
                try reactionPage(id, typed: typed).form
            } else {
                try reactionsPage(typed: typed).form
            }
        let stands = room.local(at: reaction.at)
        let moments = ReactionMoments(form, in: room, near: reaction.at)
        let meant = moments.at.map { room.local(at: $0) }
        func minute(_ at: Instant?) -> String? { at.map { room.local(at: $0).time.hourAndMinute } }
        let times: [String: (meant: String?, stands: String)] = [
            "date": (meant?.date.description, stands.date.description),
            "time": (meant?.time.hourAndMinute, stands.time.hourAndMinute),
            "adrenaline": (minute(moments.adrenalineAt), minute(reaction.adrenalineAt) ?? ""),
            "secondAdrenaline": (minute(moments.secondAdrenalineAt), minute(reaction.secondAdrenalineAt) ?? ""),
        ]
        var left = form.fields.compactMap { field -> String? in
            if let error = field.error { return "\(field.label): \(error)" }
            // A blank time of adrenaline is one that isn't known, or none.
            guard typed[field.id]?.isEmpty == false, let time = times[field.id],
                (time.meant ?? field.value) != time.stands
            else {
                return nil
            }
            return "\(field.label): \(field.value)"
        }
        if act.files["photo"] != nil, reaction.photo == nil {
            left.append(localized("the picture, which can't be kept — add another one to the reaction"))
        }
        return left
    }

    private func reactionDraft(_ act: Act) throws(TIPsError) -> ReactionDraft {
        let form = try reactionsPage(typed: act.fields).form
        func text(_ id: String) -> String { form[field: id]?.value ?? "" }
        guard let severity = Reaction.Severity(rawValue: text("severity")) else { throw Self.noValue(.reactions) }
        let moments = ReactionMoments(form, in: try plan().room, near: clock.now(), isNew: true)
        let isTimed = act.fields["date"] != nil || act.fields["time"] != nil
        var draft = ReactionDraft(
            symptom: text("symptom"),
            severity: severity,
            at: isTimed ? moments.at : nil,
            after: ObservationForms.log(text("after")),
            food: ObservationForms.food(text("after")),
            note: text("note"),
            adrenalineAt: moments.adrenalineAt,
            gaveAntihistamine: text("antihistamine") == "true",
            wentToEmergencyRoom: text("emergencyRoom") == "true",
            photo: act.files["photo"].flatMap { try? Data(contentsOf: $0, options: .mappedIfSafe) }
        )
        draft.gaveAdrenaline = ObservationForms.isGiven("adrenaline", text) && draft.adrenalineAt == nil
        return draft
    }
}

// MARK: Unusual doses

extension TIPsTracker {
    /// Does a change of doses, or returns the question whether an unusual dose is meant. A confirmed act means them.
    private func meant(
        _ act: Act,
        _ change: (_ tracker: TIPsTracker, _ tenfold: Bool, _ unit: Bool) throws(TIPsError) -> Void
    ) throws(TIPsError) -> ActResult {
        do throws(TIPsError) {
            try change(self, act.isConfirmed, act.isConfirmed)
            return .written
        } catch {
            guard !act.isConfirmed, let first = error.unusualDoses else { throw error }
            var words = [first]
            // A yes answers every question, so both are asked at once.
            if case .tenfoldDose = error {
                var tried = self
                tried.isRehearsal = true
                do throws(TIPsError) {
                    try change(tried, true, false)
                } catch {
                    if let second = error.unusualDoses { words.append(second) }
                }
            }
            let question = words.joined(separator: ". ") + ". " + TIPsError.planQuestion
            return .question(.init(question: question, proceed: localized("The plan says so")))
        }
    }
}

// MARK: Setups and sharing

extension TIPsTracker {
    func overTheNetwork(_ deed: TIPsAct, _ act: Act, at link: TIPsLink) async throws(TIPsError) -> ActResult {
        switch (deed, link) {
        case (.finish, .newCycle):
            guard let draft = try newCycleScreen(typed: act.fields).draft else { throw Self.noValue(link) }
            return try meant(act) { tracker, tenfold, unit throws(TIPsError) in
                try tracker.newCycle(draft, tenfoldIsMeant: tenfold, unitIsMeant: unit)
            }
        case (.finish, _):
            let page = try screen(link, typed: act.fields) as? SetupScreen
            if let draft = page?.draft {
                return try meant(act) { tracker, tenfold, unit throws(TIPsError) in
                    try tracker.setUp(draft, tenfoldIsMeant: tenfold, unitIsMeant: unit)
                }
            } else if let joining = page?.joining {
                try await join(joining)
            } else {
                throw Self.noValue(link)
            }
        case (.join, _):
            guard let joining = try syncPage(typed: act.fields).joining else { throw Self.noValue(link) }
            try await join(joining)
        case (.share, _):
            let key = act.fields["key"].flatMap { $0.isEmpty ? nil : $0 }
            let remote = RemoteAddress(address: TypedText.line(act.fields["remote"] ?? ""), apiKey: key)
            try RemoteAddress.check(remote.address)
            try await reach(beginningAt: remote.address) { services, tracker in
                try await services.share(tracker, remote)
            }
        case (.signOut, _):
            let remote = try remoteToSignOut()
            try await reach { services, _ in try await services.signOut(remote) }
        default: try await reach { services, tracker in try await services.synchronize(tracker) }
        }
        return .written
    }

    private func join(_ joining: SetupScreen.Joining) async throws(TIPsError) {
        guard let remote = joining.remote else {
            try join(code: joining.code, name: joining.name, settings: joining.settings)
            return
        }
        try await reach(beginningAt: remote.address) { services, tracker in
            try await services.join(tracker, joining)
        }
    }

    /// Does something over the network without the operation, because a server that is out of reach leaves the act undone. It does no harm twice.
    ///
    /// - Parameter address: The server at which the room is shared or joined; nil for a synchronization.
    private func reach(
        beginningAt address: String? = nil,
        _ body: (TIPsServices, TIPsTracker) async throws -> Void
    ) async throws(TIPsError) {
        guard let services else { throw .notOffered(what: localized("share rooms")) }
        var tracker = self
        tracker.operation = nil
        do {
            try await body(services, tracker)
        } catch {
            guard let address else { throw TIPsError(error) }
            throw TIPsError(try notBegun(error, at: address))
        }
        try write("act") { _ in }
    }

    /// Returns the error of a room that couldn't be shared or joined. Its message doesn't promise that something is sent later.
    ///
    /// A refusal stays as it is, and so does each error of a room that is shared already, because the next synchronization continues.
    package func notBegun(_ error: any Error, at address: String) throws(TIPsError) -> any Error {
        guard case .remote(let cause) = TIPsError(error), try syncStatus().remote == nil else { return error }
        switch cause {
        case .unreachable, .busy, .full, .invalid: return TIPsError.notBegun(address: address, cause)
        case .refused, .signedOut: return error
        }
    }
}
