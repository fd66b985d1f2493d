import GRDB
import StorageKit
import TimeKit

// Reads for the treatment timer. Every tick needs them, so they are minimal.

extension PlanReader {
    /// The member's running timer; nil if their timer is off, if none runs, or if a severe reaction has stopped it.
    func timer(at instant: Instant, for settings: MemberSettings, in room: Room) throws -> TreatmentTimer? {
        guard settings.timerIsOn, try standingReactions().isEmpty else { return nil }
        return try wait(at: instant, for: settings, in: room)
    }

    /// The running wait between two treatment foods; nil for none. It is the plan's: it applies even if the member's timer is off, or a severe
    /// reaction has stopped it.
    ///
    /// - Parameters:
    ///   - ahead: the milliseconds by which a log may lie after the instant.
    ///   - slot: a box to ignore; nil for none.
    func wait(
        at instant: Instant,
        for settings: MemberSettings,
        in room: Room,
        ahead: Int64 = LogRule.tolerance,
        without slot: Slot? = nil
    ) throws -> TreatmentTimer? {
        let since = instant.adding(minutes: -settings.timerMinutes)
        let latest = instant.adding(milliseconds: ahead)
        let recent = try treatmentSlots(after: since, at: instant, in: room).filter { $0 != slot }
            .compactMap { try entry(of: $0) }.flatMap(\.claims).filter { $0.at > since && $0.at <= latest }
            .map { LogEntry(claim: $0) }
        guard let newest = TreatmentTimer.newest(of: recent), let cycle = try cycle(newest.cycle) else { return nil }
        let timer = TreatmentTimer.derived(
            from: newest,
            ticked: try tickedItems(on: newest.slot.day, upTo: latest, without: slot),
            items: try treatmentFoods(of: cycle, on: newest.slot.day),
            cycle: cycle,
            minutes: settings.timerMinutes
        )
        return timer.flatMap { $0.endsAt > instant ? $0 : nil }
    }

    /// The slots with treatment logs after an instant. Most ticks have none, and stop here.
    ///
    /// A claim's clock is never earlier than the time its log was checked against, so these claims are the last ones. If a clock was far
    /// ahead, all later claims follow it; then the surrounding days are searched.
    private func treatmentSlots(after since: Instant, at instant: Instant, in room: Room) throws -> [Slot] {
        let newest = try String.fetchOne(db.cachedStatement(sql: "SELECT max(id) FROM claim"))
        let beginning = HybridClock.beginning(at: since.adding(milliseconds: -LogRule.tolerance))
        guard let newest, newest >= beginning else { return [] }
        let rows: [TextTriple]
        if newest < HybridClock.beginning(at: instant.adding(milliseconds: LogRule.clockLag)) {
            let statement = try db.cachedStatement(
                sql: "SELECT day, item, '' FROM claim WHERE id >= ? AND category = 'treatment' AND at > ?"
            )
            rows = try TextTriple.fetchAll(statement, arguments: [beginning, since.milliseconds])
        } else {
            let statement = try db.cachedStatement(
                sql: """
                    SELECT day, item, '' FROM claim
                    WHERE day BETWEEN ? AND ? AND category = 'treatment' AND at > ?
                    """
            )
            let day = room.day(of: instant)
            let bounds = [day.adding(days: -2).description, day.next.description]
            rows = try TextTriple.fetchAll(statement, arguments: [bounds[0], bounds[1], since.milliseconds])
        }
        var slots: [Slot] = []
        for row in rows {
            let slot = Slot(day: try LocalDate(stored: row.first), item: ID(row.second))
            if !slots.contains(slot) { slots.append(slot) }
        }
        return slots
    }

    /// The ticked items of a day, by logs until an instant.
    private func tickedItems(on day: LocalDate, upTo latest: Instant, without slot: Slot?) throws -> Set<Item.ID> {
        // The newest claim of a slot is shown, and comes last.
        let statement = try db.cachedStatement(
            sql: """
                SELECT item, iif(at > ?, 'later', ''), id FROM claim
                WHERE day = ? AND NOT EXISTS (SELECT 1 FROM tombstone WHERE tombstone.claim = claim.id)
                ORDER BY item, id
                """
        )
        var ticked: Set<Item.ID> = []
        for row in try TextTriple.fetchAll(statement, arguments: [latest.milliseconds, day.description]) {
            let item = Item.ID(row.first)
            if row.second.isEmpty { ticked.insert(item) } else { ticked.remove(item) }
        }
        if let slot, slot.day == day { ticked.remove(slot.item) }
        return ticked
    }

    /// The present and former treatment foods of a cycle, with only the weekly dose of a day.
    private func treatmentFoods(of cycle: Cycle, on day: LocalDate) throws -> [Item] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT entity, field, value FROM register
                WHERE scope = ?1 AND kind = 'item' AND \(Self.isOfWeek) AND entity IN (
                    SELECT entity FROM register
                    WHERE scope = ?1 AND kind = 'item' AND field = 'place' AND instr(value, 'treatment')
                )
                ORDER BY entity
                """
        )
        let scope = cycle.id.rawValue
        let week = Item.field(ofWeek: CyclePosition(of: day, in: cycle).week)
        return try fields(scope: scope, kind: "item", statement, [scope, week]).compactMap(Item.init)
    }
}
