import GRDB
import StorageKit
import TimeKit

// Reads for the gate before treatment foods. Every tick of such a food needs them, so they are minimal.

extension PlanReader {
    /// The reasons to ask for the clinic's word before a food is logged; empty for none. Usually the logs of the last three days, the holds and the
    /// reactions suffice.
    ///
    /// - Parameter untilAnswered: see ``DoseGate/reasons(_:after:holds:reactions:untilAnswered:)``.
    func gateReasons(
        _ tick: DoseGate.Tick,
        of item: Item,
        in cycle: Cycle,
        untilAnswered: Bool = true
    ) throws -> [GateReason] {
        let recent = try logs(of: [item.id], from: tick.day.adding(days: -3), before: tick)
        let holds = try gateHolds(of: cycle.id)
        let reactions = try fields(scope: cycle.id.rawValue, kind: "reaction").compactMap(Reaction.init)
        let mayBeOpen = untilAnswered && !(holds.isEmpty && reactions.allSatisfy { !$0.isAskedAbout })
        if let last = recent.first, last.snapshot.dose == tick.dose, !mayBeOpen {
            return DoseGate.reasons(tick, after: recent, holds: holds, reactions: reactions, untilAnswered: false)
        }
        var logs = try logs(of: namesakes(of: item, in: cycle.id), from: cycle.start, before: tick)
        var (allHolds, allReactions) = (holds, reactions)
        for earlier in try cycles().reversed() where earlier.start < cycle.start {
            let old = try namesakes(of: item, in: earlier.id)
            guard !old.isEmpty else { continue }
            let found = try self.logs(of: old, from: earlier.start, before: tick)
            guard !found.isEmpty else { continue }
            logs += found
            allHolds += try gateHolds(of: earlier.id)
            allReactions += try fields(scope: earlier.id.rawValue, kind: "reaction").compactMap(Reaction.init)
            break
        }
        return DoseGate.reasons(
            tick,
            after: logs,
            holds: allHolds,
            reactions: allReactions,
            untilAnswered: untilAnswered
        )
    }

    /// The items of a cycle that are the same food: those of one lineage, and those of one name, such as an item that was deleted and added again.
    private func namesakes(of item: Item, in cycle: Cycle.ID) throws -> [Item.ID] {
        let name = TextRule.key(item.name)
        return try fields(scope: cycle.rawValue, kind: "item").compactMap(Item.init)
            .filter { $0.lineage == item.lineage || TextRule.key($0.name) == name }.map(\.id)
    }

    /// The holds of a cycle that are reasons to ask. A day released before it came is no reason; one released later still is.
    private func gateHolds(of cycle: Cycle.ID) throws -> [Hold] {
        let holds = try allHolds(of: cycle)
        guard holds.contains(where: { $0.release != nil }) else { return holds }
        let room = try bareRoom()
        return holds.filter { hold in hold.release.map { room.day(of: $0.at) >= hold.day } ?? true }
    }

    /// The reasons to ask for the clinic's word before a past log; empty for anything but a treatment food.
    func gateReasons(of claim: Claim) throws -> [GateReason] {
        guard claim.snapshot.category == .treatment, let cycle = try cycle(claim.cycle),
            let item = try item(claim.slot.item, in: cycle.id)
        else { return [] }
        let tick = DoseGate.Tick(dose: claim.snapshot.dose, day: claim.slot.day, at: claim.at)
        return try gateReasons(tick, of: item, in: cycle, untilAnswered: false)
    }

    /// The reasons before logs that have no answer, or one given before the reason arrived. Such logs come from a device with an earlier version, or
    /// from one that didn't know the reason.
    func unaskedReasons(_ entries: [LogEntry]) throws -> [Claim.ID: [GateReason]] {
        var found: [Claim.ID: [GateReason]] = [:]
        for claim in entries.flatMap(\.claims)
        where claim.snapshot.category == .treatment && claim.goOn?.asked.isEmpty ?? true {
            let reasons = try gateReasons(of: claim)
            if !reasons.isEmpty { found[claim.id] = reasons }
        }
        return found
    }

    /// The logs without an answer although there was a reason to ask for the clinic's word.
    func unasked(_ entries: [LogEntry]) throws -> Set<Claim.ID> {
        let answered = Set(entries.flatMap(\.claims).filter { $0.goOn != nil }.map(\.id))
        return Set(try unaskedReasons(entries).keys).subtracting(answered)
    }

    /// The clinic's instructions and phone number.
    func clinic() throws -> ClinicInstructions {
        try fields(scope: Self.roomScope, kind: "clinic", entity: "clinic").map(ClinicInstructions.init)
            ?? ClinicInstructions()
    }

    /// The shown logs of a food before a tick, newest first.
    ///
    /// - Parameter items: the items that are this food.
    private func logs(of items: [Item.ID], from first: LocalDate, before tick: DoseGate.Tick) throws -> [Claim] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(Claim.columns) FROM claim WHERE day >= ? AND day < ? AND item = ?
                AND NOT EXISTS (SELECT 1 FROM tombstone WHERE tombstone.claim = claim.id)
                """
        )
        let claims = try items.flatMap { item in
            let arguments: StatementArguments = [first.description, tick.day.description, item.rawValue]
            return try Row.fetchAll(statement, arguments: arguments).map(Claim.init)
        }
        return LogEntry.entries(of: claims).map(\.claim).filter { $0.at <= tick.at }.reversed()
    }
}

extension ClinicInstructions {
    init(_ fields: Fields) throws {
        self.init(phone: try fields.get("phone") ?? "")
        for kind in GateReason.Kind.allCases { words[kind] = try fields.get(kind.rawValue) }
    }

    /// The stored fields; those without words are emptied.
    var fields: [String: (any RegisterValue)?] {
        GateReason.Kind.allCases.reduce(into: ["phone": phone]) { $0[$1.rawValue] = words[$1] ?? "" }
    }
}

extension RoomWriter {
    func save(_ clinic: ClinicInstructions) throws {
        try set(clinic.fields, scope: PlanReader.roomScope, kind: "clinic", entity: "clinic")
    }
}
