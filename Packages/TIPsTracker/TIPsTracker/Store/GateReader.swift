import GRDB
import StorageKit
import TimeKit

// Reads for the gate before treatment foods. Every tick of such a food needs them, so they are minimal.

extension PlanReader {
    /// The reasons to ask the clinic before a food is logged; empty for none. Usually the last three days, the holds and the reactions
    /// suffice.
    ///
    /// - Parameter untilAnswered: As in ``DoseGate/reasons(_:after:holds:reactions:untilAnswered:)``.
    func gateReasons(
        _ tick: DoseGate.Tick,
        of item: Item,
        in cycle: Cycle,
        untilAnswered: Bool = true
    ) throws -> [GateReason] {
        let recent = try logs(of: item.id, from: tick.day.adding(days: -3), before: tick)
        let holds = try fields(scope: cycle.id.rawValue, kind: "hold").compactMap(Hold.init)
        let reactions = try fields(scope: cycle.id.rawValue, kind: "reaction").compactMap(Reaction.init)
        let mayBeOpen = untilAnswered && !(holds.isEmpty && reactions.allSatisfy { $0.severity == .mild })
        if let last = recent.first, last.snapshot.dose == tick.dose, !mayBeOpen {
            return DoseGate.reasons(tick, after: recent, holds: holds, reactions: reactions, untilAnswered: false)
        }
        var logs = try logs(of: item.id, from: cycle.start, before: tick)
        var (allHolds, allReactions) = (holds, reactions)
        for earlier in try cycles().reversed() where earlier.start < cycle.start {
            let items = try fields(scope: earlier.id.rawValue, kind: "item").compactMap(Item.init)
            guard let old = items.first(where: { $0.lineage == item.lineage }) else { continue }
            let found = try self.logs(of: old.id, from: earlier.start, before: tick)
            guard !found.isEmpty else { continue }
            logs += found
            allHolds += try fields(scope: earlier.id.rawValue, kind: "hold").compactMap(Hold.init)
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

    /// The reasons to ask the clinic before an existing log; empty for other categories.
    func gateReasons(of claim: Claim) throws -> [GateReason] {
        guard claim.snapshot.category == .treatment, let cycle = try cycle(claim.cycle),
            let item = try item(claim.slot.item, in: cycle.id)
        else { return [] }
        let tick = DoseGate.Tick(dose: claim.snapshot.dose, day: claim.slot.day, at: claim.at)
        return try gateReasons(tick, of: item, in: cycle, untilAnswered: false)
    }

    /// The reasons to ask the clinic for the logs without an answer, which come from devices with an earlier version.
    func unaskedReasons(_ entries: [LogEntry]) throws -> [Claim.ID: [GateReason]] {
        var found: [Claim.ID: [GateReason]] = [:]
        for claim in entries.flatMap(\.claims) where claim.snapshot.category == .treatment && claim.goOn == nil {
            let reasons = try gateReasons(of: claim)
            if !reasons.isEmpty { found[claim.id] = reasons }
        }
        return found
    }

    /// The logs that lack a needed answer of the clinic.
    func unasked(_ entries: [LogEntry]) throws -> Set<Claim.ID> { Set(try unaskedReasons(entries).keys) }

    /// The clinic's instructions and phone number.
    func clinic() throws -> ClinicInstructions {
        try fields(scope: Self.roomScope, kind: "clinic", entity: "clinic").map(ClinicInstructions.init)
            ?? ClinicInstructions()
    }

    /// The shown logs of a food before a tick, newest first.
    private func logs(of item: Item.ID, from first: LocalDate, before tick: DoseGate.Tick) throws -> [Claim] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(Claim.columns) FROM claim WHERE day >= ? AND day < ? AND item = ?
                AND NOT EXISTS (SELECT 1 FROM tombstone WHERE tombstone.claim = claim.id)
                """
        )
        let arguments: StatementArguments = [first.description, tick.day.description, item.rawValue]
        let claims = try Row.fetchAll(statement, arguments: arguments).map(Claim.init)
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
