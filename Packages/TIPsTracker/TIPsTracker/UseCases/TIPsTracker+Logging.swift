import ScreenKit
import StorageKit
public import TimeKit
import WordKit

extension TIPsTracker {
    /// Ticks an item's box for today. A ticked box stays as it is, whoever ticked it.
    ///
    /// For an item of another cycle, it ticks the item of the same lineage in the day's cycle.
    ///
    /// - Parameters:
    ///   - at: the time of intake; nil for now.
    ///   - forYesterday: whether the log counts for yesterday, which is possible until 03:00 room time.
    ///   - early: whether to log a treatment food while the timer runs. The log is marked, and the timer restarts. A time before the log that
    ///     started the timer doesn't need it.
    ///   - clinicSaidGoOn: whether the clinic said go on, which an item needs if ``DoseGate`` has a reason to ask. The answer is stored in this
    ///     log and applies to it alone; a treatment food keeps it even if this device doesn't know a reason yet.
    ///   - answering: the reasons that the member was shown. Any other one is asked about all the same. nil answers all.
    ///   - secondDose: whether to record a true second dose in a ticked box. The box still counts once.
    ///   - althoughStopped: whether to log an item that the clinic has stopped. The log is marked.
    ///   - withoutDose: whether to log a treatment food for whose day the plan has no dose. The log is marked.
    ///   - clockIsRight: whether to log although the room holds entries from more than a day after this device's time, because another device's
    ///     clock was wrong. A box on the wrong day could lead to a second dose, so the person must confirm it.
    /// - Throws: `stopped`, `noDosePlanned`, `clinicNotAsked`, `timerRuns`, `notFound`, `inTheFuture`, `notToday`, `tooLateForYesterday`,
    ///   `outsideCycle`, `challengeDay`, `notPlanned`, `clockBehind`, `notAllowed`.
    @discardableResult
    public func log(
        _ item: Item.ID,
        at: Instant? = nil,
        forYesterday: Bool = false,
        early: Bool = false,
        clinicSaidGoOn: Bool = false,
        answering: [GateReason]? = nil,
        secondDose: Bool = false,
        althoughStopped: Bool = false,
        withoutDose: Bool = false,
        clockIsRight: Bool = false
    ) throws(TIPsError) -> LogReceipt {
        try write("log") { room in
            let home = try room.reader.bareRoom()
            let member = try room.reader.memberOfRoom(room.actor, .log)
            if !clockIsRight { try LogRule.checkClock(now: sentAt ?? room.now, newest: room.newestClock) }
            let taken = at ?? room.now
            let day = try LogRule.day(at: taken, now: room.now, forYesterday: forYesterday, in: home)
            let (item, cycle) = try room.reader.planned(item, on: day)
            let settings = try room.reader.timerSettings(of: member.id)
            let slot = Slot(day: day, item: item.id)
            let ticked = try room.reader.entry(of: slot)
            if let entry = ticked, !secondDose {
                let timer = try room.reader.timer(at: room.now, for: settings, in: home)
                return try room.receipt(entry, of: item, in: cycle, wasTicked: true, timer: timer)
            }
            // The other cycles are read only for a refusal. Every tick would pay for them.
            let takesLogs = DueRule.takesLogs(item.place.category(on: day), on: day, in: cycle)
            try LogRule.check(item, on: day, in: cycle, among: takesLogs ? [] : try room.reader.cycles())
            let stop = item.stop(on: day)
            if let stop, !althoughStopped { throw TIPsError.stopped(item: item.name, since: stop) }
            let snapshot = try room.reader.snapshot(of: item, on: day, in: cycle)
            let lacksDose = snapshot.category == .treatment && snapshot.dose == nil
            if lacksDose, !withoutDose { throw TIPsError.noDosePlanned(item: item.name, day: day) }
            let tick = DoseGate.Tick(dose: snapshot.dose, day: day, at: taken, category: snapshot.category)
            let asked = try room.reader.gateReasons(tick, of: item, in: cycle)
            let isAnswered = answering.map { Set(asked).isSubset(of: $0) } ?? true
            guard asked.isEmpty || clinicSaidGoOn && isAnswered else {
                throw TIPsError.clinicNotAsked(item: item.name, asked, try room.reader.clinic())
            }
            // A given time is compared only with earlier logs.
            let ahead = at == nil ? LogRule.tolerance : 0
            // A severe reaction stops the reminders; the interval between treatment foods stays in force.
            let wait =
                snapshot.category == .treatment
                ? try room.reader.wait(at: taken, for: settings, in: home, ahead: ahead) : nil
            if let wait, wait.endsAt > room.now, !early {
                throw TIPsError.timerRuns(
                    until: wait.endsAt,
                    item: item.name,
                    isTimerOff: try !room.reader.standingReactions().isEmpty
                )
            }
            if let act {
                let now = DoseGate.Tick(dose: tick.dose, day: day, at: room.now, category: tick.category)
                try room.reader.check(act, before: now, of: item, in: cycle, settings, home, beside: ticked)
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
                    goOn: clinicSaidGoOn && (snapshot.category == .treatment || !asked.isEmpty)
                        ? GoOnAnswer(asked, at: room.now, in: home) : nil,
                    second: ticked == nil ? nil : true,
                    stopped: stop,
                    withoutDose: lacksDose ? true : nil
                ).text
            )
            let change = room.change(LogNote.kind, slot.key, LogNote.logged(item.name))
            try change.append(claim)
            let timer = try room.reader.timer(at: room.now, for: settings, in: home)
            let entry = LogEntry(liveClaims: try room.reader.liveClaims(of: slot), showing: claim)
            return try room.receipt(
                entry ?? LogEntry(claim: claim),
                of: item,
                in: cycle,
                wasTicked: false,
                timer: timer
            )
        }
    }

    /// Whether a log of an item can count for yesterday. Up to 03:00 it can, if the item is on home and its box of yesterday was open and isn't
    /// ticked.
    public func offersYesterday(for item: Item.ID) throws(TIPsError) -> Bool {
        try read { tables in
            let context = try context(tables)
            let (plan, yesterday) = (context.plan, context.today.previous)
            guard LogRule.offersYesterday(now: context.now, in: plan.room), let cycle = plan.cycle,
                let found = plan.items.first(where: { $0.id == item }),
                plan.items(in: found.place.category(on: context.today), on: context.today).contains(found),
                try tables.entry(of: Slot(day: yesterday, item: item)) == nil
            else { return false }
            return Problem.text { () throws(TIPsError) in
                try LogRule.check(found, on: yesterday, in: cycle, among: plan.cycles)
            } == nil
        }
    }

    /// Takes back one person's log of an item for today (or yesterday, until 03:00): the member's own, else the only one. Other people's logs stay.
    ///
    /// - Returns: the log that was taken back, and those that the box has still.
    /// - Throws: `notLogged`, `notAllowed`, and `ambiguous` with the logs if several other people ticked the box.
    @discardableResult
    public func unlog(_ item: Item.ID, forYesterday: Bool = false) throws(TIPsError) -> UnlogReceipt {
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
                for claim in claims { try room.reader.check(member, takingBack: claim, today: day) }
                throw TIPsError.ambiguous(
                    what: "log",
                    box.claim.snapshot.item,
                    candidates: box.claims.map(\.id.rawValue)
                )
            }
            let gone = claims.filter { $0.hand == log.hand }
            for claim in gone { try room.reader.check(member, takingBack: claim, today: day) }
            let change = room.change(LogNote.kind, slot.key, LogNote.unlogged(log.snapshot.item))
            try change.takeBack(gone, by: member.id)
            let left = LogEntry(liveClaims: try room.reader.liveClaims(of: slot))
            var names: [Member.ID: String] = [:]
            for claim in [log] + (left?.claims ?? []) {
                names[claim.member] = try room.reader.member(claim.member)?.name
            }
            return UnlogReceipt(entry: LogEntry(claim: log), left: left, room: home, names: names)
        }
    }

    /// Changes the time of a past log; its day follows. Other people's logs in the box stay. Admins only.
    ///
    /// The change log keeps both times, and the old id still finds the log.
    ///
    /// - Throws: `notFound`, `inTheFuture`, `outsideItsCycle`, and `alreadyLogged` if the box of the new day is ticked.
    @discardableResult
    public func editLog(_ log: Claim.ID, at: Instant) throws(TIPsError) -> LogEntry {
        try write("editLog") { room in
            let member = try room.member(.admin(localized("edit the history")))
            let entry = try room.reader.existingEntry(of: log)
            guard let cycle = try room.reader.cycle(entry.claim.cycle) else {
                throw TIPsError.notFound(what: "cycle", entry.claim.cycle.rawValue)
            }
            let home = try room.reader.bareRoom()
            let category = entry.claim.snapshot.category
            let cycles = try room.reader.cycles()
            let day = try LogRule.editedDay(
                at: at,
                from: entry.claim,
                now: room.now,
                of: category,
                cycle: cycle,
                among: cycles,
                in: home
            )
            let old = try room.reader.liveClaims(of: entry.slot).filter { $0.hand == entry.claim.hand }
            let slot = Slot(day: day, item: entry.item)
            if slot == entry.slot, at == entry.at, old.count == 1 { return entry }
            if slot != entry.slot, try room.reader.entry(of: slot) != nil {
                throw TIPsError.alreadyLogged(item: entry.claim.snapshot.item, day: day)
            }
            var settings = try room.reader.settings(of: member.id)
            settings.timerIsOn = true
            let clock = room.tick()
            let claim = Claim(
                clock: clock,
                slot: slot,
                cycle: entry.claim.cycle,
                member: entry.member,
                at: at,
                recordedAt: room.now,
                snapshot: entry.claim.snapshot,
                // An edit can remove the early mark, if the new time is outside every wait, but never adds it.
                isEarly: try entry.claim.isEarly
                    && room.reader.wait(at: at, for: settings, in: home, ahead: 0, without: entry.slot) != nil,
                more: entry.claim.more(by: clock.node)
            )
            // The change is filed under the new box. The tombstone's replacement leads to it from the old box.
            let change = room.change(
                LogNote.kind,
                slot.key,
                LogNote.moved(entry.claim.snapshot.item, from: entry.claim, to: claim, in: home)
            )
            try change.append(claim)
            try change.takeBack(old, by: member.id, replacement: claim.id)
            return LogEntry(claim: claim)
        }
    }

    /// Deletes one person's log from the history. Other people's logs in the box stay, and so does the change log. Admins only.
    ///
    /// - Throws: `notFound`.
    @discardableResult
    public func deleteLog(_ log: Claim.ID) throws(TIPsError) -> LogEntry {
        try write("deleteLog") { room in
            let member = try room.member(.admin(localized("delete from the history")))
            let entry = try room.reader.existingEntry(of: log)
            let change = room.change(LogNote.kind, entry.slot.key, LogNote.deleted(entry.claim.snapshot.item))
            let gone = try room.reader.liveClaims(of: entry.slot).filter { $0.hand == entry.claim.hand }
            try change.takeBack(gone, by: member.id)
            return LogEntry(claim: entry.claim)
        }
    }

    /// The logs of days, by day and then by time of intake.
    public func entries(in days: Range<LocalDate>) throws(TIPsError) -> [LogEntry] {
        try read { tables in try tables.entries(in: days) }
    }

    /// Returns the live log with an id, or with a unique beginning or ending of at least four characters. A beginning takes precedence. An id from
    /// before an edit or a restoration still finds the log.
    ///
    /// - Throws: `notFound`, `ambiguous`.
    public func findLog(_ text: String) throws(TIPsError) -> LogEntry {
        let wanted = text.lowercased()
        return try read { tables in
            let found = LogName.isPart(wanted) ? try tables.liveClaims(named: wanted, limit: 10) : []
            guard let first = found.first else { throw TIPsError.notFound(what: "log", text) }
            guard found.count == 1 else {
                throw TIPsError.ambiguous(what: "log", text, candidates: found.map(\.id.rawValue))
            }
            return try tables.existingEntry(of: first.id)
        }
    }
}

// MARK: Data of a tick

extension PlanReader {
    /// The log of an id; throws `notFound` where there is none anymore.
    fileprivate func existingEntry(of log: Claim.ID) throws -> LogEntry {
        guard let entry = try entry(of: log) else { throw TIPsError.notFound(what: "log", log.rawValue) }
        return entry
    }

    /// Returns an item and its cycle on a day, with only the dose of that week. An item of another cycle stands for the item of its lineage.
    ///
    /// - Throws: `notFound`, `noCycle`, `outsideCycle`.
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

    /// Returns the box of an item on a day, with its live claims. The item may have left the plan since.
    fileprivate func box(of item: Item.ID, on day: LocalDate) throws -> (slot: Slot, claims: [Claim]) {
        let slot = Slot(day: day, item: item)
        let claims = try liveClaims(of: slot)
        guard claims.isEmpty else { return (slot, claims) }
        let namesake = Slot(day: day, item: try planned(item, on: day).item.id)
        return (namesake, try liveClaims(of: namesake))
    }

    /// Compares what a page's yes answers with what the page asks before a tick, or before a further dose in a ticked box. Another process may have
    /// written since the page was read.
    ///
    /// - Throws: `clinicNotAsked`, `timerRuns` or `alreadyLogged` for a question that the act doesn't answer, and `notLogged` for a further dose in a
    ///   box that isn't ticked anymore.
    fileprivate func check(
        _ act: Act,
        before tick: DoseGate.Tick,
        of item: Item,
        in cycle: Cycle,
        _ settings: MemberSettings,
        _ room: Room,
        beside entry: LogEntry?
    ) throws {
        if entry == nil, case .tick(_, _, _, _, _, _, true)? = TIPsAct(act.action) {
            throw TIPsError.notLogged(item: item.name, day: tick.day)
        }
        let asked = try gateReasons(tick, of: item, in: cycle)
        let wait = tick.category == .treatment ? try self.wait(at: tick.at, for: settings, in: room) : nil
        let key = GateReason.key(of: asked, waitUntil: wait?.endsAt, beside: entry)
        guard let key, !act.isConfirmed || act.answers != key else { return }
        guard asked.isEmpty else { throw TIPsError.clinicNotAsked(item: item.name, asked, try clinic()) }
        if let wait { throw TIPsError.timerRuns(until: wait.endsAt, item: item.name) }
        throw TIPsError.alreadyLogged(item: item.name, day: tick.day)
    }

    /// The plan's data for an item on a day.
    fileprivate func snapshot(of item: Item, on day: LocalDate, in cycle: Cycle) throws -> Snapshot {
        let dose = item.dose(on: day, in: cycle)
        return Snapshot(item: item.name(on: day), category: item.place.category(on: day), dose: try dose.map(label))
    }
}

extension PlanReader {
    /// - Throws: `notAllowed` if a member may not take a claim back.
    func check(_ member: Member, takingBack claim: Claim, today: LocalDate) throws(TIPsError) {
        do {
            let name = claim.member == member.id ? member.name : try self.member(claim.member)?.name
            try Permission.check(
                member,
                .unlog(by: claim.member, name: name ?? "?", day: claim.slot.day, today: today)
            )
        } catch {
            throw TIPsError(error)
        }
    }
}

/// The texts of the change log about logs.
enum LogNote {
    /// The kind of the subject, whose id is the key of the slot.
    static let kind = "log"

    static func logged(_ item: String) -> String { localized("\(item) logged") }
    static func unlogged(_ item: String) -> String { localized("\(item) un-logged") }
    static func deleted(_ item: String) -> String { localized("\(item) deleted from the history") }

    /// The text of a move, "Peanut moved from 08:00 to 08:30", with the days if they differ.
    static func moved(_ item: String, from old: Claim, to new: Claim, in room: Room) -> String {
        let sameDay = old.slot.day == new.slot.day
        let texts = [old, new].map { claim in
            sameDay ? wallTime(claim.at, in: room) : "\(claim.slot.day) \(wallTime(claim.at, in: room))"
        }
        return localized("\(item) moved from \(texts[0]) to \(texts[1])")
    }

    /// The time in the room's zone: `08:00`.
    static func wallTime(_ instant: Instant, in room: Room) -> String {
        let time = room.local(at: instant).time
        return [time.hour, time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

extension RoomWriter {
    /// The result of a tick, with what tells it: who logged, and the week of a recommended food.
    fileprivate func receipt(
        _ entry: LogEntry,
        of item: Item,
        in cycle: Cycle,
        wasTicked: Bool,
        timer: TreatmentTimer?
    ) throws -> LogReceipt {
        var week: HomeScreen.WeekPart?
        let today = try reader.bareRoom().day(of: now)
        if entry.claim.snapshot.category == .recommended, entry.day == today {
            let days = cycle.days(ofWeek: CyclePosition(of: today, in: cycle).week)
            week = HomeScreen.WeekPart(
                item,
                WeeklyBand(of: item.id, in: days, among: try reader.entries(in: days)),
                in: days
            )
        }
        return LogReceipt(
            entry: entry,
            wasTicked: wasTicked,
            timer: timer,
            by: try reader.member(entry.member)?.name,
            week: week,
            notUpToDate: try reader.notUpToDate(logging: entry.claim.snapshot.category, at: now)
        )
    }
}
