import StorageKit
public import TimeKit
import WordKit

// MARK: Edits of a reaction

extension TIPsTracker {
    /// Changes a reaction, or adds details or a photo. Omitted fields stay as they are.
    ///
    /// Admins may, and the author on the same day. Only an admin changes the existing details of a reaction that counts as severe. A reaction that
    /// becomes severe, or gets adrenaline, stops the reminders like one that was so from the start. One that no longer counts as severe leaves a
    /// line in the history and the report. An edit that makes a reaction severe, or notes its first adrenaline or a second dose, is always saved:
    /// parts that can't be saved are left out, and long text is cut.
    ///
    /// - Parameter leaveOut: receives each part that wasn't saved of such an edit.
    /// - Throws: `notFound`, `notAllowed`; for another edit also `blank`, `tooLong`, `inTheFuture`, `outsideItsCycle`, and for the photo
    ///   `noPlaceForPhotos` and `store`.
    @discardableResult
    public func editReaction(
        _ reaction: Reaction.ID,
        _ edit: ReactionEdit,
        leavingOut leaveOut: (TIPsError) -> Void = { _ in }
    ) throws(TIPsError) -> ReactionReceipt {
        var edit = edit
        var photo: String?
        if try worsens(edit, reaction) {
            edit = try keepable(edit, of: reaction, leaveOut)
            do throws(TIPsError) {
                photo = try attached(edit, to: reaction)
            } catch {
                leaveOut(error)
                edit.photo = .stays
            }
        } else {
            photo = try attached(edit, to: reaction)
        }
        return try write("editReaction") { tables in
            var new = try edited(reaction, edit, by: tables.actor, now: tables.now, in: tables.reader)
            let old = try tables.reader.reaction(reaction, in: try tables.plan()).reaction
            let lift = try tables.reader.lift(of: old)
            let hadStopped = try tables.reader.standingReactions().contains { $0.id == reaction }
            let change = tables.change("reaction", reaction.rawValue, OpenEndedText.reactionEdited.text(new.symptom))
            if edit.photo != .stays {
                new.photo = photo
                try change.set(tables.reader.key(ofReaction: reaction, in: new.cycle, "photo"), to: photo)
            }
            try change.save(new)
            try change.set(
                [
                    "adrenaline": new.adrenalineAt, "secondAdrenaline": new.secondAdrenalineAt,
                    "antihistamine": new.gaveAntihistamine ? true : nil,
                    "emergencyRoom": new.wentToEmergencyRoom ? true : nil, "onsetMinutes": new.onsetMinutes,
                    "after": new.after, "food": new.food,
                ],
                scope: new.cycle.rawValue,
                kind: "reaction",
                entity: new.id.rawValue
            )
            if let lift, old.adrenalineAt != nil, let given = edit.adrenalineAt, given <= lift.at,
                try tables.member(.logReaction).role == .admin
            {
                try change.noteCorrected(new)
            }
            if old.countsAsSevere, !new.countsAsSevere, let actor = tables.actor {
                try change.noteLowered(new, by: actor)
            }
            let standing = try tables.reader.standingReactions()
            return ReactionReceipt(reaction: new, hadStopped: hadStopped, standing: standing)
        }
    }

    private func worsens(_ edit: ReactionEdit, _ reaction: Reaction.ID) throws(TIPsError) -> Bool {
        let now = clock.now()
        return try read { tables in
            edit.worsens(try tables.reaction(reaction, in: try tables.plan(on: now)).reaction)
        }
    }

    /// Returns the edit of a reaction that becomes worse without the parts that can't be saved.
    private func keepable(
        _ edit: ReactionEdit,
        of reaction: Reaction.ID,
        _ leaveOut: (TIPsError) -> Void
    ) throws(TIPsError) -> ReactionEdit {
        var edit = edit
        while true {
            do throws(TIPsError) {
                try check(edit, of: reaction)
                return edit
            } catch {
                guard edit.leaveOut(error) else { throw error }
                leaveOut(error)
            }
        }
    }

    private func check(_ edit: ReactionEdit, of reaction: Reaction.ID) throws(TIPsError) {
        let now = clock.now()
        try read { tables in
            let member = try actor ?? tables.device()?.member
            _ = try edited(reaction, edit, by: member, now: now, in: tables)
        }
    }

    /// Stores the new photo of an edit. The rest of the edit is validated first, so that no photo is stored in vain.
    private func attached(_ edit: ReactionEdit, to reaction: Reaction.ID) throws(TIPsError) -> String? {
        guard case .new(let picture) = edit.photo else { return nil }
        guard let photos else { throw .noPlaceForPhotos }
        try check(edit, of: reaction)
        do throws(StoreError) {
            return try photos.add(picture, at: clock.now()).id
        } catch {
            throw .store(error)
        }
    }

    /// Returns a reaction after an edit, without a change of its photo.
    private func edited(
        _ id: Reaction.ID,
        _ edit: ReactionEdit,
        by actor: Member.ID?,
        now: Instant,
        in tables: PlanReader
    ) throws -> Reaction {
        let plan = try tables.plan(on: now)
        var (reaction, entered) = try tables.reaction(id, in: plan)
        let name = plan.member(reaction.member)?.name ?? reaction.member.rawValue
        let today = plan.room.day(of: now)
        let member = try tables.member(
            actor,
            .changeReaction(by: reaction.member, name: name, day: entered, today: today)
        )
        // A reaction with adrenaline that becomes severe is saved whoever says so.
        let becomesSevere = edit.severity == .severe && reaction.severity != .severe
        if reaction.countsAsSevere, !becomesSevere, member.role != .admin {
            let namesDose = edit.after != nil || edit.food != nil
            // The onset may stand for an adrenaline whose time wasn't known. A shared room takes no change of a severe reaction's time from a logger.
            let isTimed = reaction.adrenalineAt.map { reaction.severity == .severe || $0 != reaction.at } ?? false
            let changesSecond =
                edit.noSecondAdrenaline || edit.secondAdrenalineAt != nil && reaction.secondAdrenalineAt != nil
            let stands =
                namesDose && (reaction.after != nil || reaction.food != nil)
                || edit.adrenalineAt != nil && isTimed
                || changesSecond
                || edit.photo != .stays && reaction.photo != nil || edit.note != nil && !reaction.note.isEmpty
                || edit.symptom != nil || edit.at != nil || edit.severity ?? .severe != .severe || edit.noAdrenaline
                || edit.gaveAntihistamine == false || edit.wentToEmergencyRoom == false
            if stands { _ = try tables.member(actor, .admin(localized("change what stands in a severe reaction"))) }
        }
        if let symptom = edit.symptom { reaction.symptom = try TextRule.symptom.checked(symptom) }
        if let note = edit.note { reaction.note = try TextRule.note.checked(note) }
        reaction.severity = edit.severity ?? reaction.severity
        if let at = edit.at {
            guard now.milliseconds(until: at) <= LogRule.tolerance else { throw TIPsError.inTheFuture(at) }
            let day = plan.room.day(of: at)
            guard let cycle = plan.cycles.first(where: { $0.id == reaction.cycle }),
                CycleRule.current(of: plan.cycles, on: day)?.id == cycle.id
            else {
                let cycle = plan.cycles.first { $0.id == reaction.cycle }
                throw TIPsError.outsideItsCycle(
                    day,
                    start: cycle?.start ?? day,
                    lastDosingDay: cycle?.lastDosingDay ?? day
                )
            }
            reaction.at = at
            reaction.day = day
        }
        if edit.noSecondAdrenaline {
            reaction.secondAdrenalineAt = nil
            reaction.drop(Reaction.unknownSecondTimeText)
        }
        if edit.noAdrenaline {
            reaction.drop(Reaction.unknownTimeText)
            (reaction.adrenalineAt, reaction.secondAdrenalineAt) = (reaction.secondAdrenalineAt, nil)
        }
        if let given = edit.adrenalineAt {
            guard now.milliseconds(until: given) <= LogRule.tolerance else { throw TIPsError.inTheFuture(given) }
            reaction.adrenalineAt = given
            reaction.drop(Reaction.unknownTimeText)
        }
        if edit.gaveAdrenaline { reaction.noteAdrenaline() }
        if let given = edit.secondAdrenalineAt {
            guard now.milliseconds(until: given) <= LogRule.tolerance else { throw TIPsError.inTheFuture(given) }
            if reaction.adrenalineAt == nil {
                reaction.adrenalineAt = given
            } else {
                reaction.secondAdrenalineAt = given
            }
            reaction.drop(Reaction.unknownSecondTimeText)
        }
        if edit.gaveSecondAdrenaline { reaction.noteSecondAdrenaline() }
        var dose = edit.after
        if let food = edit.food, edit.after == nil {
            reaction.food = try tables.food(food, in: reaction.cycle, plan)
            reaction.after = nil
            reaction.onsetMinutes = nil
            dose = try reaction.food.flatMap { try tables.dose(of: $0, before: reaction.at, on: reaction.day)?.id }
        }
        if let log = dose ?? (edit.at == nil ? nil : reaction.after) {
            guard let taken = try tables.takenAt(log) ?? (edit.after == nil ? tables.claim(log)?.at : nil) else {
                throw TIPsError.notFound(what: "log", log.rawValue)
            }
            let minutes = Int(taken.milliseconds(until: reaction.at) / 60_000)
            reaction.after = log
            reaction.food = nil
            reaction.onsetMinutes = minutes >= 0 ? minutes : nil
        }
        reaction.gaveAntihistamine = edit.gaveAntihistamine ?? reaction.gaveAntihistamine
        reaction.wentToEmergencyRoom = edit.wentToEmergencyRoom ?? reaction.wentToEmergencyRoom
        return reaction
    }
}
