import Foundation
import StorageKit
public import TimeKit
import WordKit

// MARK: Reactions

extension TIPsTracker {
    /// Records a reaction. Every member may.
    ///
    /// A severe reaction, and one with adrenaline, is always saved. A log that doesn't exist, an unreadable photo and a time in the future are left
    /// out, and long text is cut.
    ///
    /// The reaction belongs to the cycle of its day. The minutes to the onset count from the log it followed; there are none if it began before that.
    /// A food that it followed is kept if its box isn't ticked.
    ///
    /// - Parameter leaveOut: receives each part of such a reaction that wasn't saved.
    /// - Throws: `noCycle`; for any other reaction also `blank`, `tooLong`, `inTheFuture`, `notFound` for the log or food, and for the photo
    ///   `noPlaceForPhotos` and `store`.
    @discardableResult
    public func logReaction(
        _ draft: ReactionDraft,
        leavingOut leaveOut: (TIPsError) -> Void = { _ in }
    ) throws(TIPsError) -> Reaction {
        var draft = draft
        let photo: String?
        if draft.countsAsSevere {
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
            let change = tables.change(
                "reaction",
                id.rawValue,
                OpenEndedText.reaction(reaction.severity).text(reaction.symptom)
            )
            try change.save(reaction)
            return reaction
        }
    }

    /// Deletes a reaction. Admins may, and its author on the same day; one that counts as severe needs an admin.
    ///
    /// - Returns: the reactions whose stop of the treatment foods stands now, newest first.
    /// - Throws: `notFound`, `notAllowed`.
    @discardableResult
    public func deleteReaction(_ reaction: Reaction.ID) throws(TIPsError) -> [Reaction] {
        try write("deleteReaction") { tables in
            let plan = try tables.plan()
            let (found, entered) = try tables.reader.reaction(reaction, in: plan)
            let name = plan.member(found.member)?.name ?? found.member.rawValue
            let today = plan.room.day(of: tables.now)
            if found.countsAsSevere { try tables.admin(localized("delete a severe reaction")) }
            _ = try tables.member(.changeReaction(by: found.member, name: name, day: entered, today: today))
            let change = tables.change("reaction", reaction.rawValue, OpenEndedText.reactionDeleted.text(found.symptom))
            try change.delete(found, by: try tables.member(.logReaction).id)
            return try tables.reader.standingReactions()
        }
    }

    /// Returns the draft of a reaction that counts as severe without the parts that can't be saved.
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
        let day = plan.room.day(of: at)
        let food = try draft.after == nil ? draft.food.map { try tables.food($0, in: cycle.id, plan) } : nil
        let after = try draft.after ?? food.flatMap { try tables.dose(of: $0, before: at, on: day)?.id }
        let taken = try after.map { log in
            guard let taken = try tables.takenAt(log) else { throw TIPsError.notFound(what: "log", log.rawValue) }
            return taken
        }
        let minutes = taken.map { Int($0.milliseconds(until: at) / 60_000) }
        var reaction = Reaction(
            id: id,
            cycle: cycle.id,
            symptom: symptom,
            severity: draft.severity,
            at: at,
            day: day,
            after: after,
            food: after == nil ? food : nil,
            onsetMinutes: minutes.flatMap { $0 >= 0 ? $0 : nil },
            note: note,
            adrenalineAt: draft.adrenalineAt,
            gaveAntihistamine: draft.gaveAntihistamine,
            wentToEmergencyRoom: draft.wentToEmergencyRoom,
            member: member.id
        )
        if draft.gaveAdrenaline { reaction.noteAdrenaline() }
        return reaction
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
            let change = tables.change("hold", days.lowerBound.description, summary.text(reason))
            return try places.map { day, cycle in
                let hold = Hold(day: day, reason: reason, member: member.id)
                try change.save(hold, in: cycle)
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
            let change = tables.change(
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
                    try change.save(hold, in: cycle.id)
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
    ) throws(TIPsError) -> SupplyReceipt {
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
            let change = tables.change("supply", item.lineage.rawValue, localized("supply of \(item.name): \(counted)"))
            try change.save(supply)
            return SupplyReceipt(supply: supply, unit: unit.name)
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
            let change = tables.change(
                "supply",
                item.lineage.rawValue,
                localized("supply of \(item.name) no longer counted")
            )
            try change.clearSupply(of: item.lineage)
        }
    }
}
