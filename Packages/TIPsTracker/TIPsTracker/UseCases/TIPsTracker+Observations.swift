import Foundation
import StorageKit
public import TimeKit
import WordKit

// MARK: Reactions

extension TIPsTracker {
    /// Records a reaction. Every member may.
    ///
    /// A severe reaction is always saved. A log that doesn't exist, an unreadable photo and a time in the future are left out, and long text is cut.
    ///
    /// The reaction belongs to the cycle of its day. The minutes to the onset count from the log it followed; there are none if it began before that.
    ///
    /// - Parameter leaveOut: receives each part of a severe reaction that wasn't saved.
    /// - Throws: `noCycle`; for a reaction that isn't severe also `blank`, `tooLong`, `inTheFuture`, `notFound` for the log, and for the photo
    ///   `noPlaceForPhotos` and `store`.
    @discardableResult
    public func logReaction(
        _ draft: ReactionDraft,
        leavingOut leaveOut: (TIPsError) -> Void = { _ in }
    ) throws(TIPsError) -> Reaction {
        var draft = draft
        let photo: String?
        if draft.severity == .severe {
            draft = try keepable(draft, leaveOut)
            do throws(TIPsError) {
                photo = try attached(draft)
            } catch {
                leaveOut(error)
                photo = nil
            }
        } else {
            photo = try attached(draft)
        }
        return try write("logReaction") { tables in
            let id: Reaction.ID = ids.next(at: tables.now)
            var reaction = try reaction(of: draft, id: id, by: tables.actor, now: tables.now, in: tables.reader)
            reaction.photo = photo
            tables.note("reaction", id.rawValue, OpenEndedText.reaction(reaction.severity).text(reaction.symptom))
            try tables.save(reaction)
            return reaction
        }
    }

    /// Deletes a reaction. Admins may, and its author on the same day; a severe one needs an admin.
    ///
    /// - Throws: `notFound`, `notAllowed`.
    public func deleteReaction(_ reaction: Reaction.ID) throws(TIPsError) {
        try write("deleteReaction") { tables in
            let plan = try tables.plan()
            let (found, entered) = try tables.reader.reaction(reaction, in: plan)
            let name = plan.member(found.member)?.name ?? found.member.rawValue
            let today = plan.room.day(of: tables.now)
            if found.severity == .severe { try tables.admin(localized("delete a severe reaction")) }
            _ = try tables.member(.unlog(by: found.member, name: name, day: entered, today: today))
            tables.note("reaction", reaction.rawValue, OpenEndedText.reactionDeleted.text(found.symptom))
            try tables.delete(found, by: try tables.member(.logReaction).id)
        }
    }

    /// Changes a reaction, or adds details or a photo. Omitted fields stay as they are.
    ///
    /// Admins may, and the author on the same day. Only an admin changes the existing details of a severe reaction. A reaction that becomes
    /// severe stops the reminders like one that was severe from the start. One that is no longer severe leaves a line in the history and the
    /// report.
    ///
    /// - Throws: `notFound`, `notAllowed`, `blank`, `tooLong`, `inTheFuture`, `outsideItsCycle`, and for the photo `noPlaceForPhotos` and
    ///   `store`.
    @discardableResult
    public func editReaction(_ reaction: Reaction.ID, _ edit: ReactionEdit) throws(TIPsError) -> Reaction {
        let now = clock.now()
        var photo: String?
        if case .new(let picture) = edit.photo {
            guard let photos else { throw .noPlaceForPhotos }
            _ = try read { tables in
                try edited(reaction, edit, by: actor ?? tables.device()?.member, now: now, in: tables)
            }
            do throws(StoreError) {
                photo = try photos.add(picture, at: now).id
            } catch {
                throw .store(error)
            }
        }
        return try write("editReaction") { tables in
            var new = try edited(reaction, edit, by: tables.actor, now: tables.now, in: tables.reader)
            let old = try tables.reader.reaction(reaction, in: try tables.plan()).reaction
            tables.note("reaction", reaction.rawValue, OpenEndedText.reactionEdited.text(new.symptom))
            if edit.photo != .stays {
                new.photo = photo
                try tables.set(tables.reader.key(ofReaction: reaction, in: new.cycle, "photo"), to: photo)
            }
            try tables.save(new)
            try tables.set(
                [
                    "adrenaline": new.adrenalineAt, "antihistamine": new.gaveAntihistamine ? true : nil,
                    "emergencyRoom": new.wentToEmergencyRoom ? true : nil, "onsetMinutes": new.onsetMinutes,
                ],
                scope: new.cycle.rawValue,
                kind: "reaction",
                entity: new.id.rawValue
            )
            if old.severity == .severe, new.severity != .severe, let actor = tables.actor {
                try tables.noteLowered(new, by: actor)
            }
            return new
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
        let member = try tables.member(actor, .unlog(by: reaction.member, name: name, day: entered, today: today))
        if reaction.severity == .severe, member.role != .admin {
            let stands =
                edit.after != nil && reaction.after != nil || edit.adrenalineAt != nil && reaction.adrenalineAt != nil
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
        if edit.noAdrenaline { reaction.adrenalineAt = nil }
        if let given = edit.adrenalineAt {
            guard now.milliseconds(until: given) <= LogRule.tolerance else { throw TIPsError.inTheFuture(given) }
            reaction.adrenalineAt = given
        }
        if let log = edit.after ?? (edit.at == nil ? nil : reaction.after) {
            guard let taken = try tables.takenAt(log) ?? (edit.after == nil ? tables.claim(log)?.at : nil) else {
                throw TIPsError.notFound(what: "log", log.rawValue)
            }
            let minutes = Int(taken.milliseconds(until: reaction.at) / 60_000)
            reaction.after = log
            reaction.onsetMinutes = minutes >= 0 ? minutes : nil
        }
        reaction.gaveAntihistamine = edit.gaveAntihistamine ?? reaction.gaveAntihistamine
        reaction.wentToEmergencyRoom = edit.wentToEmergencyRoom ?? reaction.wentToEmergencyRoom
        return reaction
    }

    /// Returns the draft of a severe reaction without the parts that can't be saved.
    private func keepable(
        _ draft: ReactionDraft,
        _ leaveOut: (TIPsError) -> Void
    ) throws(TIPsError) -> ReactionDraft {
        let now = clock.now()
        var draft = draft
        while true {
            do throws(TIPsError) {
                try read { tables in
                    let member = try actor ?? tables.device()?.member
                    _ = try reaction(of: draft, id: Reaction.ID(""), by: member, now: now, in: tables)
                }
                return draft
            } catch {
                guard draft.leaveOut(error) else { throw error }
                leaveOut(error)
            }
        }
    }

    /// The reactions of a cycle, newest first.
    public func reactions(of cycle: Cycle.ID) throws(TIPsError) -> [Reaction] {
        try read { tables in try tables.reactions(of: cycle) }
    }

    /// Stores the photo of a draft. The rest of the draft is validated first, so that no photo is stored in vain.
    private func attached(_ draft: ReactionDraft) throws(TIPsError) -> String? {
        guard let picture = draft.photo else { return nil }
        guard let photos else { throw .noPlaceForPhotos }
        let now = clock.now()
        try read { tables in
            let member = try actor ?? tables.device()?.member
            _ = try reaction(of: draft, id: Reaction.ID(""), by: member, now: now, in: tables)
        }
        do throws(StoreError) {
            return try photos.add(picture, at: now).id
        } catch {
            throw .store(error)
        }
    }

    /// Validates a draft and returns the reaction.
    private func reaction(
        of draft: ReactionDraft,
        id: Reaction.ID,
        by actor: Member.ID?,
        now: Instant,
        in tables: PlanReader
    ) throws -> Reaction {
        let member = try tables.member(actor, .logReaction)
        let symptom = try TextRule.symptom.checked(draft.symptom)
        let note = try TextRule.note.checked(draft.note)
        let at = draft.at ?? now
        guard now.milliseconds(until: at) <= LogRule.tolerance else { throw TIPsError.inTheFuture(at) }
        if let given = draft.adrenalineAt, now.milliseconds(until: given) > LogRule.tolerance {
            throw TIPsError.inTheFuture(given)
        }
        let plan = try tables.plan(on: at)
        guard let cycle = plan.cycle else { throw TIPsError.noCycle }
        let taken = try draft.after.map { log in
            guard let taken = try tables.takenAt(log) else { throw TIPsError.notFound(what: "log", log.rawValue) }
            return taken
        }
        let minutes = taken.map { Int($0.milliseconds(until: at) / 60_000) }
        return Reaction(
            id: id,
            cycle: cycle.id,
            symptom: symptom,
            severity: draft.severity,
            at: at,
            day: plan.room.day(of: at),
            after: draft.after,
            onsetMinutes: minutes.flatMap { $0 >= 0 ? $0 : nil },
            note: note,
            adrenalineAt: draft.adrenalineAt,
            gaveAntihistamine: draft.gaveAntihistamine,
            wentToEmergencyRoom: draft.wentToEmergencyRoom,
            member: member.id
        )
    }
}

// MARK: Held days

extension TIPsTracker {
    /// Holds days, at most 60, so that they don't count against adherence. Admins can hold any dosing days of a cycle, and every member can hold
    /// today for an illness, once. A day that is on hold already gets the new reason.
    ///
    /// - Throws: `blank`, `tooLong`, `outsideCycle`, `holdTooLong`.
    @discardableResult
    public func hold(_ days: ClosedRange<LocalDate>, reason: String) throws(TIPsError) -> [Hold] {
        try write("hold") { tables in
            let plan = try tables.plan()
            let today = plan.room.day(of: tables.now)
            let member = try tables.member(
                days == today...today ? .noteIllness : .admin(localized("hold other days than today"))
            )
            if member.role != .admin, let cycle = plan.cycle, try tables.reader.wasHeld(today, in: cycle.id) {
                _ = try tables.admin(localized("change a hold"))
            }
            let reason = try TextRule.holdReason.checked(reason)
            let places = try Hold.places(of: days, among: plan.cycles)
            let last = places.count == 1 ? nil : "\(days.upperBound)"
            let summary = OpenEndedText.held(first: "\(days.lowerBound)", last: last)
            tables.note("hold", days.lowerBound.description, summary.text(reason))
            return try places.map { day, cycle in
                let hold = Hold(day: day, reason: reason, member: member.id)
                try tables.save(hold, in: cycle)
                return hold
            }
        }
    }

    /// Releases held days, so that they count again. Admins only. The history shows the release, and the gate still asks for the clinic's word.
    ///
    /// - Throws: `notFound` if none of the days is on hold.
    public func release(_ days: ClosedRange<LocalDate>) throws(TIPsError) {
        try write("release") { tables in
            let member = try tables.admin(localized("release days"))
            tables.note(
                "hold",
                days.lowerBound.description,
                days.lowerBound == days.upperBound
                    ? localized("\(days.lowerBound) no longer held")
                    : localized("\(days.lowerBound) to \(days.upperBound) no longer held")
            )
            var isReleased = false
            for cycle in try tables.plan().cycles {
                for var hold in try tables.reader.holds(of: cycle.id) where days.contains(hold.day) {
                    hold.notedAt = try tables.reader.noted("hold", hold.day.description, in: cycle.id)
                        .map { Instant(milliseconds: $0.milliseconds) }
                    hold.release = Hold.Release(member: member.id, at: tables.now)
                    try tables.save(hold, in: cycle.id)
                    isReleased = true
                }
            }
            guard isReleased else { throw TIPsError.notFound(what: "held day", Self.words(days)) }
        }
    }

    private static func words(_ days: ClosedRange<LocalDate>) -> String {
        days.lowerBound == days.upperBound
            ? "\(days.lowerBound)" : localized("\(days.lowerBound) to \(days.upperBound)")
    }
}

// MARK: Supplies

extension TIPsTracker {
    /// Saves the count of an item's supply, which can be zero. Admins only.
    ///
    /// - Throws: `notAnAmount`, `supplyUnitDiffers`, `daysOutOfRange`.
    @discardableResult
    public func setSupply(
        _ item: Item.ID,
        _ amount: DoseDraft,
        warnBelowDays: Int = 7
    ) throws(TIPsError) -> Supply {
        try write("setSupply") { tables in
            try tables.admin(localized("count supplies"))
            let (plan, item) = try tables.reader.plan(ofItem: item)
            let (value, text) = try SupplyRule.amount(amount.amount)
            let unit = try SupplyRule.unit(amount.unit, of: item, in: plan)
            guard SupplyRule.warningDays.contains(warnBelowDays) else {
                throw TIPsError.daysOutOfRange(warnBelowDays)
            }
            let supply = Supply(
                lineage: item.lineage,
                amount: value,
                text: text,
                unit: unit.id,
                countedAt: tables.now,
                warnBelowDays: warnBelowDays
            )
            let counted = DoseUnit.counted(text, unit.name)
            tables.note("supply", item.lineage.rawValue, localized("supply of \(item.name): \(counted)"))
            try tables.save(supply)
            return supply
        }
    }

    /// Stops counting an item's supply. Admins only.
    ///
    /// - Throws: `notFound`, also if it isn't counted.
    public func clearSupply(_ item: Item.ID) throws(TIPsError) {
        try write("clearSupply") { tables in
            try tables.admin(localized("count supplies"))
            let (plan, item) = try tables.reader.plan(ofItem: item)
            guard plan.supplies[item.lineage] != nil else { throw TIPsError.notFound(what: "supply", item.name) }
            tables.note("supply", item.lineage.rawValue, localized("supply of \(item.name) no longer counted"))
            try tables.clearSupply(of: item.lineage)
        }
    }
}
