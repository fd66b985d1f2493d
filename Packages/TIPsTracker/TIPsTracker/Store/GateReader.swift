import GRDB
import StorageKit
import TimeKit

// Reads for the gate before a log. Every tick needs them, so they are minimal.

extension PlanReader {
    /// The reasons to ask for the clinic's word before an item is logged; empty for none. Usually the logs of the last three days, the holds
    /// and the reactions suffice.
    ///
    /// A treatment food is asked about after every moderate or severe reaction, also for ``DoseGate/openDays`` days after it was moved to another
    /// category. Every item is asked about after a reaction that followed a dose of it, also a mild one. While the stop of a severe reaction
    /// stands, every food is asked about, and no medicine but the one that the reaction followed.
    ///
    /// - Parameters:
    ///   - untilAnswered: see ``DoseGate/reasons(_:after:holds:reactions:followed:standing:start:gapHours:units:untilAnswered:room:)``.
    ///   - own: the first clock of the tick's log; nil if it isn't stored yet. Later logs of its day don't count. Gaps of a maintenance food, a stop
    ///     that stands and a dose that isn't confirmed now don't count either.
    ///   - known: the clock after which recorded holds and reactions are ignored; nil to include all.
    func gateReasons(
        _ tick: DoseGate.Tick,
        of item: Item,
        in cycle: Cycle,
        untilAnswered: Bool = true,
        own: HybridClock? = nil,
        knownBy known: HybridClock? = nil
    ) throws -> [GateReason] {
        let isTreatment = tick.category == .treatment
        let left = item.place.earlier.filter { $0.category == .treatment }.map(\.until).max()
        let isAskedAlways = isTreatment || left.map { $0.days(until: tick.day) <= DoseGate.openDays } ?? false
        var events = try gateEvents(of: cycle.id, for: item, isAskedAlways: isAskedAlways, knownBy: known)
        let standing =
            try own == nil
            ? standingReactions().filter { try tick.category != .medicine || isAbout(item, $0) } : []
        var reasons: [GateReason] = []
        func asked(_ logs: [Claim], _ start: DoseGate.Start? = nil, untilAnswered: Bool) throws -> [GateReason] {
            DoseGate.reasons(
                tick,
                after: logs,
                holds: events.holds,
                reactions: events.reactions,
                followed: events.followed,
                standing: standing,
                start: start,
                gapHours: try gapHours(for: own),
                units: try unitsNamed(in: logs.map(\.snapshot.dose) + [tick.dose, start?.dose]),
                untilAnswered: untilAnswered,
                room: events.reactions.isEmpty && standing.isEmpty ? nil : try bareRoom()
            ) + reasons
        }
        if own == nil, item.unconfirmed == true, let dose = tick.dose { reasons.append(.carriedOver(dose)) }
        let hasReactions = events.reactions.contains { $0.isAskedAbout || events.followed.contains($0.id) }
        let hasEvents = !events.holds.isEmpty || hasReactions || !standing.isEmpty
        let isNew = own == nil && cycle.start.days(until: tick.day) <= DoseGate.openDays
        let asksAboutGap = isTreatment || tick.category == .maintenance && own == nil
        guard asksAboutGap || hasEvents || isNew else { return reasons }
        let recent = try logs(of: [item.id], from: tick.day.adding(days: -3), before: tick, own)
        // Early in a cycle, an event of the one before may be open.
        let mayBeOpen = untilAnswered && (hasEvents || isNew)
        if let last = recent.first, !isTreatment || last.snapshot.dose == tick.dose, !mayBeOpen {
            return try asked(recent, untilAnswered: false)
        }
        let namesakes = try namesakes(of: item, in: cycle.id)
        var logs = try logs(of: namesakes.map(\.id), from: cycle.start, before: tick, own)
        var passed: [Cycle.ID] = []
        for earlier in try cycles().reversed() where earlier.start < cycle.start {
            passed.append(earlier.id)
            let old = try self.namesakes(of: item, in: earlier.id).map(\.id)
            guard !old.isEmpty else { continue }
            let found = try self.logs(of: old, from: earlier.start, before: tick, own)
            guard !found.isEmpty else { continue }
            logs += found
            // A cycle without a log of it has its holds and reactions, too.
            for id in passed {
                let former = try gateEvents(of: id, for: item, isAskedAlways: isAskedAlways, knownBy: known)
                events.holds += former.holds
                events.reactions += former.reactions
                events.followed.formUnion(former.followed)
            }
            break
        }
        if !asksAboutGap, events.reactions.isEmpty, standing.isEmpty { return reasons }
        let start = isTreatment ? try start(of: namesakes, in: cycle, on: tick.day) : nil
        return try asked(logs, start, untilAnswered: untilAnswered)
    }

    /// The room's units if doses have units of different names; else none.
    private func unitsNamed(in doses: [DoseLabel?]) throws -> [DoseUnit] {
        guard Set(doses.compactMap { $0?.unit }).count > 1 else { return [] }
        return try fields(scope: Self.roomScope, kind: "unit").compactMap(DoseUnit.init)
    }

    /// The start of a food in a cycle's plan: that of the first of its items.
    private func start(of items: [Item], in cycle: Cycle, on day: LocalDate) throws -> DoseGate.Start? {
        func start(_ item: Item) -> LocalDate { max(cycle.start, item.added ?? cycle.start) }
        guard let first = items.min(by: { start($0) < start($1) }) else { return nil }
        return DoseGate.Start(
            dose: try first.dose(on: start(first), in: cycle).map(label),
            day: start(first),
            week: CyclePosition(of: day, in: cycle).week
        )
    }

    /// Whether a reaction followed a dose of a food, also under its name of another cycle, or one that wasn't ticked.
    private func isAbout(_ item: Item, _ reaction: Reaction) throws -> Bool {
        if let food = try reaction.food.flatMap({ try self.item($0, in: reaction.cycle) }),
            food.lineage == item.lineage || TextRule.key(food.name) == TextRule.key(item.name)
        {
            return true
        }
        guard let claim = try reaction.after.flatMap(claim) else { return false }
        if claim.slot.item == item.id || TextRule.key(claim.snapshot.item) == TextRule.key(item.name) { return true }
        return try self.item(claim.slot.item, in: claim.cycle)?.lineage == item.lineage
    }

    /// The clinic's number of hours; the default for a log from before it was set.
    private func gapHours(for log: HybridClock?) throws -> Int {
        let key = Register.Key(scope: Self.roomScope, kind: "clinic", entity: "clinic", field: "gapHours")
        guard let typed = try register(key), log.map({ typed.clock < $0 }) ?? true else {
            return ClinicInstructions().gapHours
        }
        return Int(registerText: typed.value) ?? ClinicInstructions().gapHours
    }

    /// The relevant holds and reactions of a cycle; with a clock, only those recorded by then.
    ///
    /// - Parameter isAskedAlways: whether the item is asked about after every hold and reaction; else only after those that followed it.
    /// - Returns: also the reactions that followed a dose of the item.
    private func gateEvents(
        of cycle: Cycle.ID,
        for item: Item,
        isAskedAlways: Bool,
        knownBy clock: HybridClock?
    ) throws -> (holds: [Hold], reactions: [Reaction], followed: Set<Reaction.ID>) {
        let holds = isAskedAlways ? try gateHolds(of: cycle) : []
        let all = try fields(scope: cycle.rawValue, kind: "reaction").compactMap(Reaction.init)
        let own = try all.filter { try isAbout(item, $0) }
        let followed = Set(own.map(\.id))
        let reactions = isAskedAlways ? all : own
        guard let clock else { return (holds, reactions, followed) }
        return (
            try holds.filter { hold in
                if hold.release != nil { return hold.notedAt.map { $0.milliseconds < clock.milliseconds } ?? true }
                return try noted("hold", hold.day.description, in: cycle).map { $0 < clock } ?? true
            },
            try reactions.filter { try noted("reaction", $0.id.rawValue, in: cycle).map { $0 < clock } ?? true },
            followed
        )
    }

    /// The oldest clock of an entity's fields: unchanged fields keep the clock of the first version.
    func noted(_ kind: String, _ entity: String, in cycle: Cycle.ID) throws -> HybridClock? {
        let statement = try db.cachedStatement(
            sql: "SELECT min(clock) FROM register WHERE scope = ? AND kind = ? AND entity = ?"
        )
        return try String.fetchOne(statement, arguments: [cycle.rawValue, kind, entity]).map { try self.clock($0) }
    }

    /// The items of a cycle that are the same food: those of one lineage, and those of one name, such as an item that was deleted and added again.
    private func namesakes(of item: Item, in cycle: Cycle.ID) throws -> [Item] {
        let name = TextRule.key(item.name)
        return try fields(scope: cycle.rawValue, kind: "item").compactMap(Item.init)
            .filter { $0.lineage == item.lineage || TextRule.key($0.name) == name }
    }

    /// The holds of a cycle that are reasons to ask. A day released before it came is no reason; one released later still is.
    private func gateHolds(of cycle: Cycle.ID) throws -> [Hold] {
        let holds = try allHolds(of: cycle)
        guard holds.contains(where: { $0.release != nil }) else { return holds }
        let room = try bareRoom()
        return holds.filter { hold in hold.release.map { room.day(of: $0.at) >= hold.day } ?? true }
    }

    /// The reasons to ask for the clinic's word before a log; nil if there are none.
    private func gateReasons(of claim: Claim) throws -> UnaskedReasons? {
        guard let cycle = try cycle(claim.cycle), let item = try item(claim.slot.item, in: cycle.id) else { return nil }
        let snapshot = claim.snapshot
        let tick = DoseGate.Tick(dose: snapshot.dose, day: claim.slot.day, at: claim.at, category: snapshot.category)
        let own = try firstClock(of: claim)
        let all = try gateReasons(tick, of: item, in: cycle, untilAnswered: false, own: own)
        guard !all.isEmpty else { return nil }
        let known = try gateReasons(
            tick,
            of: item,
            in: cycle,
            untilAnswered: false,
            own: own,
            knownBy: own
        )
        return UnaskedReasons(all, isLate: known.isEmpty)
    }

    /// The clock of a log's first version. An edit, or an undo of its deletion, gives it another one.
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

    /// The reasons to ask for the clinic's word, for logs without an answer, or with one from before the reason was known. Such logs come
    /// from a device of an earlier version or one that didn't know the reason, or are older than the record of the reason.
    func unaskedReasons(_ entries: [LogEntry]) throws -> [Claim.ID: UnaskedReasons] {
        var found: [Claim.ID: UnaskedReasons] = [:]
        for claim in entries.flatMap(\.claims)
        where claim.goOn?.asked.isEmpty ?? true {
            found[claim.id] = try gateReasons(of: claim)
        }
        return found
    }

    /// The reasons to ask for the clinic's word, for logs without an answer.
    func unasked(_ entries: [LogEntry]) throws -> [Claim.ID: UnaskedReasons] {
        let answered = Set(entries.flatMap(\.claims).filter { $0.goOn != nil }.map(\.id))
        return try unaskedReasons(entries).filter { !answered.contains($0.key) }
    }

    /// The clinic's instructions and phone number.
    func clinic() throws -> ClinicInstructions {
        try fields(scope: Self.roomScope, kind: "clinic", entity: "clinic").map(ClinicInstructions.init)
            ?? ClinicInstructions()
    }

    /// The logs of a food before a tick, on earlier days or the same, newest first.
    ///
    /// - Parameters:
    ///   - items: the items of this food.
    ///   - own: the first clock of the tick's log; nil if it isn't stored yet.
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
        return try LogEntry.entries(of: claims).flatMap(\.claims).filter { claim in
            guard claim.at <= tick.at else { return false }
            guard claim.slot.day == tick.day, let own else { return true }
            return try firstClock(of: claim) < own
        }.sorted { ($1.slot.day, $1.at, $1.clock) < ($0.slot.day, $0.at, $0.clock) }
    }
}

extension ClinicInstructions {
    init(_ fields: Fields) throws {
        self.init(phone: try fields.get("phone") ?? "")
        gapHours = try fields.get("gapHours") ?? gapHours
        for kind in GateReason.Kind.allCases { words[kind] = try fields.get(kind.rawValue) }
    }

    /// The stored fields. Empty words are deleted, and the default number of hours isn't stored.
    var fields: [String: (any RegisterValue)?] {
        let hours: Int? = gapHours == ClinicInstructions().gapHours ? nil : gapHours
        return GateReason.Kind.allCases.reduce(into: ["phone": phone, "gapHours": hours]) {
            $0[$1.rawValue] = words[$1] ?? ""
        }
    }
}

extension RoomChange {
    func save(_ clinic: ClinicInstructions) throws {
        try set(clinic.fields, scope: PlanReader.roomScope, kind: "clinic", entity: "clinic")
    }
}
