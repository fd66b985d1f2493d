import StorageKit
public import TimeKit

extension TIPsTracker {
    /// Ticks the box of an item for today. A box that is ticked stays as it is, whoever ticked it.
    ///
    /// An item of another cycle means the one of its lineage in the day's cycle.
    ///
    /// - Parameters:
    ///   - at: When it was taken; nil for now.
    ///   - forYesterday: Counts it for yesterday; up to 03:00 by the room's clock.
    ///   - early: Logs a treatment food although the timer runs; it is marked, and the count begins anew. A time before the log that
    ///     the timer counts from needs none.
    ///   - clinicSaidGoOn: Logs a treatment food although the clinic's word is asked for: see ``DoseGate``. The answer is kept in this log and
    ///     holds for it alone, also where this device doesn't know of a reason yet.
    ///   - secondDose: Records a true second dose where the box is ticked already. The box still counts once.
    ///   - althoughStopped: Logs an item that the clinic has stopped. The log keeps that.
    ///   - clockIsRight: Logs although the room holds entries from more than a day after this device's time: it was another
    ///     device's clock that was wrong. A box of the wrong day could lead to a second dose, so it must be said.
    ///
    /// Throws `stopped`, `clinicNotAsked`, `timerRuns`, `notFound`, `inTheFuture`, `notToday`, `tooLateForYesterday`, `outsideCycle`, `notPlanned`,
    /// `clockBehind`, `notAllowed`.
    @discardableResult
    public func log(
        _ item: Item.ID,
        at: Instant? = nil,
        forYesterday: Bool = false,
        early: Bool = false,
        clinicSaidGoOn: Bool = false,
        secondDose: Bool = false,
        althoughStopped: Bool = false,
        clockIsRight: Bool = false
    ) throws(TIPsError) -> LogReceipt {
        try write("log") { room in
            let home = try room.reader.bareRoom()
            let member = try room.reader.memberOfRoom(room.actor, .log)
            if !clockIsRight { try LogRule.checkClock(now: room.now, newest: room.newestClock) }
            let taken = at ?? room.now
            let day = try LogRule.day(at: taken, now: room.now, forYesterday: forYesterday, in: home)
            let (item, cycle) = try room.reader.planned(item, on: day)
            let settings = try room.reader.timerSettings(of: member.id)
            let slot = Slot(day: day, item: item.id)
            let ticked = try room.reader.entry(of: slot)
            if let entry = ticked, !secondDose {
                let timer = try room.reader.timer(at: room.now, for: settings, in: home)
                return LogReceipt(entry: entry, wasTicked: true, timer: timer)
            }
            try LogRule.check(item, on: day, in: cycle)
            let stop = item.stop(on: day)
            if let stop, !althoughStopped { throw TIPsError.stopped(item: item.name, since: stop) }
            let snapshot = try room.reader.snapshot(of: item, on: day, in: cycle)
            let tick = DoseGate.Tick(dose: snapshot.dose, day: day, at: taken)
            let asked =
                snapshot.category == .treatment ? try room.reader.gateReasons(tick, of: item, in: cycle) : []
            guard asked.isEmpty || clinicSaidGoOn else {
                throw TIPsError.clinicNotAsked(item: item.name, asked, try room.reader.clinic())
            }
            // A time that was given is measured against what came before it.
            let ahead = at == nil ? LogRule.tolerance : 0
            // A stop after a severe reaction ends the reminding, and not the spacing.
            let wait =
                snapshot.category == .treatment
                ? try room.reader.wait(at: taken, for: settings, in: home, ahead: ahead) : nil
            if let wait, wait.endsAt > room.now, !early {
                throw TIPsError.timerRuns(until: wait.endsAt, item: item.name)
            }
            let claim = Claim(
                clock: room.tick(),
                slot: slot,
                cycle: cycle.id,
                member: member.id,
                at: taken,
                recordedAt: room.now,
                snapshot: snapshot,
                isEarly: wait != nil,
                more: ClaimDetail(
                    goOn: snapshot.category == .treatment && clinicSaidGoOn
                        ? GoOnAnswer(asked, at: room.now, in: home) : nil,
                    second: ticked == nil ? nil : true,
                    stopped: stop
                ).text
            )
            room.note(LogNote.kind, slot.key, LogNote.logged(item.name))
            try room.append(claim)
            let timer = try room.reader.timer(at: room.now, for: settings, in: home)
            let entry = LogEntry(liveClaims: try room.reader.liveClaims(of: slot), showing: claim)
            return LogReceipt(entry: entry ?? LogEntry(claim: claim), wasTicked: false, timer: timer)
        }
    }

    /// Takes back one person's log of an item for today (or yesterday, within the grace time): the member's own, else that of who ticked the box.
    ///
    /// Ticks of others stay. Returns the log that was taken back. Throws `notLogged`, `notAllowed`, and `ambiguous` with the logs
    /// where several other people ticked the box.
    @discardableResult
    public func unlog(_ item: Item.ID, forYesterday: Bool = false) throws(TIPsError) -> LogEntry {
        try write("unlog") { room in
            let member = try room.member(.log)
            let home = try room.reader.bareRoom()
            let day = try LogRule.day(at: room.now, now: room.now, forYesterday: forYesterday, in: home)
            let (slot, claims) = try room.reader.box(of: item, on: day)
            guard let box = LogEntry(liveClaims: claims) else {
                throw TIPsError.notLogged(item: try room.reader.planned(item, on: day).item.name, day: day)
            }
            // Within the grace time, yesterday counts as today.
            guard let log = box.log(of: member.id) else {
                for claim in claims { try room.check(member, takingBack: claim, today: day) }
                throw TIPsError.ambiguous(
                    what: "log",
                    box.claim.snapshot.item,
                    candidates: box.claims.map(\.id.rawValue)
                )
            }
            let gone = claims.filter { $0.hand == log.hand }
            for claim in gone { try room.check(member, takingBack: claim, today: day) }
            room.note(LogNote.kind, slot.key, LogNote.unlogged(log.snapshot.item))
            try room.takeBack(gone, by: member.id)
            return LogEntry(claim: log)
        }
    }

    /// Gives a log of the history another time; its day follows. What somebody else logged in the same box stays. Admins only. Both times stay in
    /// the change log, and the old id leads to the new log.
    ///
    /// Throws `notFound`, `inTheFuture`, `outsideItsCycle`, `alreadyLogged` (where its new day has one already).
    @discardableResult
    public func editLog(_ log: Claim.ID, at: Instant) throws(TIPsError) -> LogEntry {
        try write("editLog") { room in
            let member = try room.member(.admin("edit the history"))
            let entry = try room.reader.existingEntry(of: log)
            guard let cycle = try room.reader.cycle(entry.claim.cycle) else {
                throw TIPsError.notFound(what: "cycle", entry.claim.cycle.rawValue)
            }
            let home = try room.reader.bareRoom()
            let category = entry.claim.snapshot.category
            let day = try LogRule.editedDay(at: at, now: room.now, of: category, cycle: cycle, in: home)
            let old = try room.reader.liveClaims(of: entry.slot).filter { $0.hand == entry.claim.hand }
            let slot = Slot(day: day, item: entry.item)
            if slot == entry.slot, at == entry.at, old.count == 1 { return entry }
            if slot != entry.slot, try room.reader.entry(of: slot) != nil {
                throw TIPsError.alreadyLogged(item: entry.claim.snapshot.item, day: day)
            }
            var settings = try room.reader.settings(of: member.id)
            settings.timerIsOn = true
            let claim = Claim(
                clock: room.tick(),
                slot: slot,
                cycle: entry.claim.cycle,
                member: entry.member,
                at: at,
                recordedAt: room.now,
                snapshot: entry.claim.snapshot,
                // The mark goes where the new time is no longer within a wait; an edit never makes one.
                isEarly: try entry.claim.isEarly
                    && room.reader.wait(at: at, for: settings, in: home, ahead: 0, without: entry.slot) != nil,
                more: entry.claim.more
            )
            // Under the box it has now: those it had are found by what it replaces.
            room.note(
                LogNote.kind,
                slot.key,
                LogNote.moved(entry.claim.snapshot.item, from: entry.claim, to: claim, in: home)
            )
            try room.append(claim)
            try room.takeBack(old, by: member.id, replacement: claim.id)
            return LogEntry(claim: claim)
        }
    }

    /// Takes one person's log out of the history, for admins. What somebody else logged in the same box stays, and so does the change log. Throws
    /// `notFound`.
    @discardableResult
    public func deleteLog(_ log: Claim.ID) throws(TIPsError) -> LogEntry {
        try write("deleteLog") { room in
            let member = try room.member(.admin("delete from the history"))
            let entry = try room.reader.existingEntry(of: log)
            room.note(LogNote.kind, entry.slot.key, LogNote.deleted(entry.claim.snapshot.item))
            let gone = try room.reader.liveClaims(of: entry.slot).filter { $0.hand == entry.claim.hand }
            try room.takeBack(gone, by: member.id)
            return LogEntry(claim: entry.claim)
        }
    }

    /// What is logged in the days, oldest first: by day, and then by the time it was taken.
    public func entries(in days: Range<LocalDate>) throws(TIPsError) -> [LogEntry] {
        try read { tables in try tables.entries(in: days) }
    }

    /// The live log of an id, or of a unique beginning or ending of one, at least four characters long. A beginning goes before an ending. The id that
    /// a log had before it was edited, or deleted and brought back, still leads to it.
    ///
    /// Throws `notFound`, `ambiguous`.
    public func findLog(_ text: String) throws(TIPsError) -> LogEntry {
        let wanted = text.lowercased()
        let isPart = wanted.utf8.count >= 4 && wanted.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7E }
        return try read { tables in
            let found = isPart ? try tables.liveClaims(named: wanted, limit: 10) : []
            guard let first = found.first else { throw TIPsError.notFound(what: "log", text) }
            guard found.count == 1 else {
                throw TIPsError.ambiguous(what: "log", text, candidates: found.map(\.id.rawValue))
            }
            return try tables.existingEntry(of: first.id)
        }
    }
}

// MARK: What a tick needs to know

extension PlanReader {
    /// The log of an id; throws `notFound` where there is none any more.
    fileprivate func existingEntry(of log: Claim.ID) throws -> LogEntry {
        guard let entry = try entry(of: log) else { throw TIPsError.notFound(what: "log", log.rawValue) }
        return entry
    }

    /// An item and its cycle as of a day, with the dose of its week alone. One of another cycle means its namesake by lineage;
    /// throws `notFound` where there is neither.
    fileprivate func planned(_ item: Item.ID, on day: LocalDate) throws -> (item: Item, cycle: Cycle) {
        guard let cycle = try currentCycle(on: day) else { throw TIPsError.noCycle }
        if let found = try self.item(item, in: cycle, on: day) { return (found, cycle) }
        for other in try cycles() {
            guard let stranger = try self.item(item, in: other.id) else { continue }
            let items = try fields(scope: cycle.id.rawValue, kind: "item").compactMap(Item.init)
            if let namesake = items.first(where: { $0.lineage == stranger.lineage }) { return (namesake, cycle) }
            throw TIPsError.outsideCycle(day)
        }
        throw TIPsError.notFound(what: "item", item.rawValue)
    }

    /// The box of an item on a day, with its live claims. The item may have left the plan since it was ticked.
    fileprivate func box(of item: Item.ID, on day: LocalDate) throws -> (slot: Slot, claims: [Claim]) {
        let slot = Slot(day: day, item: item)
        let claims = try liveClaims(of: slot)
        guard claims.isEmpty else { return (slot, claims) }
        let namesake = Slot(day: day, item: try planned(item, on: day).item.id)
        return (namesake, try liveClaims(of: namesake))
    }

    /// What the plan says of an item on a day.
    fileprivate func snapshot(of item: Item, on day: LocalDate, in cycle: Cycle) throws -> Snapshot {
        let dose = item.dose(on: day, in: cycle)
        return Snapshot(item: item.name(on: day), category: item.place.category(on: day), dose: try dose.map(label))
    }
}

extension RoomWriter {
    /// Whether a member may take a claim back; throws `notAllowed`.
    func check(_ member: Member, takingBack claim: Claim, today: LocalDate) throws(TIPsError) {
        do {
            let name = claim.member == member.id ? member.name : try reader.member(claim.member)?.name
            try Permission.check(
                member,
                .unlog(by: claim.member, name: name ?? "?", day: claim.slot.day, today: today)
            )
        } catch {
            throw TIPsError(error)
        }
    }
}

/// How the change log speaks of logs.
enum LogNote {
    /// The kind of what is changed; its id is the key of the slot.
    static let kind = "log"

    static func logged(_ item: String) -> String { "\(item) logged" }
    static func unlogged(_ item: String) -> String { "\(item) un-logged" }
    static func deleted(_ item: String) -> String { "\(item) deleted from the history" }

    /// "Peanut moved from 08:00 to 08:30", with the days where they differ.
    static func moved(_ item: String, from old: Claim, to new: Claim, in room: Room) -> String {
        let sameDay = old.slot.day == new.slot.day
        let texts = [old, new].map { claim in
            sameDay ? wallTime(claim.at, in: room) : "\(claim.slot.day) \(wallTime(claim.at, in: room))"
        }
        return "\(item) moved from \(texts[0]) to \(texts[1])"
    }

    /// `08:00` by the room's clock.
    static func wallTime(_ instant: Instant, in room: Room) -> String {
        let time = room.timeZone.local(at: instant).time
        return [time.hour, time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
