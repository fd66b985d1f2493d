import GRDB
import StorageKit
import TimeKit

// Reads for the gate before treatment foods. Every tick of such a food needs them, so they are minimal.

extension PlanReader {
    /// The reasons to ask the clinic before a food is logged; empty for none. Usually the last three days, the holds and the reactions
    /// suffice.
    ///
    /// - Parameters:
    ///   - untilAnswered: As in ``DoseGate/reasons(_:after:holds:reactions:gapHours:untilAnswered:)``.
    ///   - own: The clock of the tick's log; nil for one that isn't stored yet. Later logs of its day don't count.
    ///   - known: Leaves out the holds and reactions that were noted after this clock.
    func gateReasons(
        _ tick: DoseGate.Tick,
        of item: Item,
        in cycle: Cycle,
        untilAnswered: Bool = true,
        own: HybridClock? = nil,
        knownBy known: HybridClock? = nil
    ) throws -> [GateReason] {
        let gapHours = try gapHours(for: own)
        let recent = try logs(of: [item.id], from: tick.day.adding(days: -3), before: tick, own)
        let (holds, reactions) = try gateEvents(of: cycle.id, knownBy: known)
        let mayBeOpen = untilAnswered && !(holds.isEmpty && reactions.allSatisfy { !$0.isAskedAbout })
        if let last = recent.first, last.snapshot.dose == tick.dose, !mayBeOpen {
            return DoseGate.reasons(
                tick,
                after: recent,
                holds: holds,
                reactions: reactions,
                gapHours: gapHours,
                untilAnswered: false
            )
        }
        var logs = try logs(of: namesakes(of: item, in: cycle.id), from: cycle.start, before: tick, own)
        var (allHolds, allReactions) = (holds, reactions)
        for earlier in try cycles().reversed() where earlier.start < cycle.start {
            let old = try namesakes(of: item, in: earlier.id)
            guard !old.isEmpty else { continue }
            let found = try self.logs(of: old, from: earlier.start, before: tick, own)
            guard !found.isEmpty else { continue }
            logs += found
            let events = try gateEvents(of: earlier.id, knownBy: known)
            allHolds += events.holds
            allReactions += events.reactions
            break
        }
        return DoseGate.reasons(
            tick,
            after: logs,
            holds: allHolds,
            reactions: allReactions,
            gapHours: gapHours,
            untilAnswered: untilAnswered
        )
    }

    /// The clinic's number of hours; for a log from before it was typed the usual one.
    private func gapHours(for log: HybridClock?) throws -> Int {
        let key = Register.Key(scope: Self.roomScope, kind: "clinic", entity: "clinic", field: "gapHours")
        guard let typed = try register(key), log.map({ typed.clock < $0 }) ?? true else {
            return ClinicInstructions().gapHours
        }
        return Int(registerText: typed.value) ?? ClinicInstructions().gapHours
    }

    /// The holds and reactions of a cycle that are asked about; those alone that were noted by a clock.
    private func gateEvents(
        of cycle: Cycle.ID,
        knownBy clock: HybridClock?
    ) throws -> (holds: [Hold], reactions: [Reaction]) {
        let holds = try gateHolds(of: cycle)
        let reactions = try fields(scope: cycle.rawValue, kind: "reaction").compactMap(Reaction.init)
        guard let clock else { return (holds, reactions) }
        return (
            try holds.filter { hold in
                if hold.release != nil { return hold.notedAt.map { $0.milliseconds < clock.milliseconds } ?? true }
                return try noted("hold", hold.day.description, in: cycle).map { $0 < clock } ?? true
            },
            try reactions.filter { try noted("reaction", $0.id.rawValue, in: cycle).map { $0 < clock } ?? true }
        )
    }

    /// The oldest clock of an entity's fields: fields that nobody changes keep that of the first note.
    func noted(_ kind: String, _ entity: String, in cycle: Cycle.ID) throws -> HybridClock? {
        let statement = try db.cachedStatement(
            sql: "SELECT min(clock) FROM register WHERE scope = ? AND kind = ? AND entity = ?"
        )
        return try String.fetchOne(statement, arguments: [cycle.rawValue, kind, entity]).map { try self.clock($0) }
    }

    /// The items of a cycle that are the same food: those of the item's lineage, and those of its name, such as one that was deleted and added again.
    private func namesakes(of item: Item, in cycle: Cycle.ID) throws -> [Item.ID] {
        let name = TextRule.key(item.name)
        return try fields(scope: cycle.rawValue, kind: "item").compactMap(Item.init)
            .filter { $0.lineage == item.lineage || TextRule.key($0.name) == name }.map(\.id)
    }

    /// The holds of a cycle that are asked about. A release before the day leaves no hold; a later one doesn't end the question.
    private func gateHolds(of cycle: Cycle.ID) throws -> [Hold] {
        let holds = try allHolds(of: cycle)
        guard holds.contains(where: { $0.release != nil }) else { return holds }
        let room = try bareRoom()
        return holds.filter { hold in hold.release.map { room.day(of: $0.at) >= hold.day } ?? true }
    }

    /// The reasons to ask the clinic before a log; nil for none, and for what is no treatment food.
    private func gateReasons(of claim: Claim) throws -> UnaskedReasons? {
        guard claim.snapshot.category == .treatment, let cycle = try cycle(claim.cycle),
            let item = try item(claim.slot.item, in: cycle.id)
        else { return nil }
        let tick = DoseGate.Tick(dose: claim.snapshot.dose, day: claim.slot.day, at: claim.at)
        let all = try gateReasons(tick, of: item, in: cycle, untilAnswered: false, own: claim.clock)
        guard !all.isEmpty else { return nil }
        let known = try gateReasons(
            tick,
            of: item,
            in: cycle,
            untilAnswered: false,
            own: claim.clock,
            knownBy: try firstClock(of: claim)
        )
        return UnaskedReasons(all, isLate: known.isEmpty)
    }

    /// The clock of a log's first version: an edit, and an undo of its deletion, give it another one.
    private func firstClock(of claim: Claim) throws -> HybridClock {
        let all = try claims(of: claim.slot)
        var first = claim
        while let earlier = try all.first(where: { other in
            try other.clock < first.clock
                && (other.isSameTick(as: first) || tombstone(of: other.id)?.replacement == first.id)
        }) {
            first = earlier
        }
        return first.clock
    }

    /// The reasons to ask the clinic before logs that have no answer, or one from before the reason arrived. Such logs come from a device of an earlier
    /// version, from one that didn't know of the reason, or from before the reason was noted.
    func unaskedReasons(_ entries: [LogEntry]) throws -> [Claim.ID: UnaskedReasons] {
        var found: [Claim.ID: UnaskedReasons] = [:]
        for claim in entries.flatMap(\.claims)
        where claim.snapshot.category == .treatment && claim.goOn?.asked.isEmpty ?? true {
            found[claim.id] = try gateReasons(of: claim)
        }
        return found
    }

    /// The logs without an answer before which there was a reason to ask for the clinic's word.
    func unasked(_ entries: [LogEntry]) throws -> [Claim.ID: UnaskedReasons] {
        let answered = Set(entries.flatMap(\.claims).filter { $0.goOn != nil }.map(\.id))
        return try unaskedReasons(entries).filter { !answered.contains($0.key) }
    }

    /// The clinic's instructions and phone number.
    func clinic() throws -> ClinicInstructions {
        try fields(scope: Self.roomScope, kind: "clinic", entity: "clinic").map(ClinicInstructions.init)
            ?? ClinicInstructions()
    }

    /// The logs of a food on earlier days, and earlier on the same, newest first.
    ///
    /// - Parameters:
    ///   - items: The items that are this food.
    ///   - own: The clock of the tick's log; nil for one that isn't stored yet.
    private func logs(
        of items: [Item.ID],
        from first: LocalDate,
        before tick: DoseGate.Tick,
        _ own: HybridClock?
    ) throws -> [Claim] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(Claim.columns) FROM claim WHERE day >= ? AND day <= ? AND item = ?
                AND NOT EXISTS (SELECT 1 FROM tombstone WHERE tombstone.claim = claim.id)
                """
        )
        let claims = try items.flatMap { item in
            let arguments: StatementArguments = [first.description, tick.day.description, item.rawValue]
            return try Row.fetchAll(statement, arguments: arguments).map(Claim.init)
        }
        return LogEntry.entries(of: claims).flatMap(\.claims).filter { claim in
            claim.at <= tick.at && (claim.slot.day < tick.day || own.map { claim.clock < $0 } ?? true)
        }.sorted { ($1.slot.day, $1.at, $1.clock) < ($0.slot.day, $0.at, $0.clock) }
    }
}

extension ClinicInstructions {
    init(_ fields: Fields) throws {
        self.init(phone: try fields.get("phone") ?? "")
        gapHours = try fields.get("gapHours") ?? gapHours
        for kind in GateReason.Kind.allCases { words[kind] = try fields.get(kind.rawValue) }
    }

    /// The stored fields; those without words are emptied, and the usual number of hours isn't stored.
    var fields: [String: (any RegisterValue)?] {
        let hours: Int? = gapHours == ClinicInstructions().gapHours ? nil : gapHours
        return GateReason.Kind.allCases.reduce(into: ["phone": phone, "gapHours": hours]) {
            $0[$1.rawValue] = words[$1] ?? ""
        }
    }
}

extension RoomWriter {
    func save(_ clinic: ClinicInstructions) throws {
        try set(clinic.fields, scope: PlanReader.roomScope, kind: "clinic", entity: "clinic")
    }
}
