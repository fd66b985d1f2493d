import Foundation
import StorageKit
public import TimeKit
import WordKit

extension TIPsTracker {
    /// Whether the store has a room.
    public func isSetUp() throws(TIPsError) -> Bool {
        try read { tables in try tables.isSetUp() }
    }

    /// Creates the room, its first cycle with its items, the usual units, and the admin, who becomes this device's member.
    ///
    /// A dose of at least ten times the one before it, and a change of the unit that can't be compared, must be confirmed, as in `addItem`.
    ///
    /// - Throws: `alreadySetUp`, `tenfoldDose`, `otherUnit`, and the error of the first invalid part of the draft. Nothing is written then.
    @discardableResult
    public func setUp(
        _ draft: SetupDraft,
        tenfoldIsMeant: Bool = false,
        unitIsMeant: Bool = false
    ) throws(TIPsError) -> Member {
        try write("setUp") { tables in
            guard try !tables.reader.isSetUp() else { throw TIPsError.alreadySetUp }
            let plan = try firstPlan(of: draft, now: tables.now)
            try plan.checkMeant(today: plan.room.day(of: tables.now), tenfold: tenfoldIsMeant, unit: unitIsMeant)
            guard let member = plan.members.first, let cycle = plan.cycle else { throw TIPsError.noCycle }
            let room: ID<Room> = ids.next(at: tables.now)
            let change = tables.change(
                "room",
                room.rawValue,
                localized("plan for \(cycle.patient) set up"),
                by: member.id
            )
            try change.setRoom("id", to: room)
            try change.setRoom("timeZone", to: plan.room.timeZoneID)
            try change.save(member)
            for unit in plan.units { try change.save(unit) }
            try change.save(cycle)
            for item in plan.items { try change.save(item) }
            try change.setTiming(interval: draft.settings.timerMinutes)
            try change.save(draft.settings, of: member.id)
            try tables.giveDevice(to: member.id)
            return member
        }
    }

    /// Checks a first plan as `setUp` does, and writes nothing.
    ///
    /// - Throws: `tenfoldDose`, `otherUnit`, and the error of the first invalid part of the draft.
    package func checkMeant(
        _ draft: SetupDraft,
        tenfoldIsMeant: Bool = false,
        unitIsMeant: Bool = false
    ) throws(TIPsError) {
        let now = clock.now()
        let plan = try firstPlan(of: draft, now: now)
        try plan.checkMeant(today: plan.room.day(of: now), tenfold: tenfoldIsMeant, unit: unitIsMeant)
    }

    /// Joins the room of this store as a logger by its code. The new member becomes this device's. The plan decides the minutes between treatment
    /// foods.
    ///
    /// - Throws: `notARoomCode`, `noRoomWithCode` (also for an expired code), `nameTaken`.
    @discardableResult
    public func join(code: String, name: String, settings: MemberSettings) throws(TIPsError) -> Member {
        let letters = try RoomCodeRule.letters(typed: code)
        let name = try TextRule.memberName.checked(name)
        try SettingsRule.check(settings)
        return try write("join") { tables in
            guard try tables.reader.isSetUp() else { throw TIPsError.noRoomWithCode(code) }
            let plan = try tables.plan()
            guard let open = plan.room.code, open.letters == letters, open.isOpen(at: tables.now) else {
                throw TIPsError.noRoomWithCode(code)
            }
            try plan.checkMemberName(name)
            let member = Member(id: ids.next(at: tables.now), name: name, role: .logger, joined: tables.now)
            return try tables.join(member, settings)
        }
    }

    /// The acting member.
    ///
    /// - Throws: `notSetUp`, `notAllowed(.nobody)`.
    public func currentMember() throws(TIPsError) -> Member {
        try read { tables in
            guard try tables.isSetUp() else { throw TIPsError.notSetUp }
            guard let id = try actor ?? tables.device()?.member, let member = try tables.member(id) else {
                throw Refusal.nobody
            }
            return member
        }
    }

    /// Assigns this device to a member.
    ///
    /// - Throws: `notFound`, and `notAllowed` for a removed member, or if this device shares the room as another logger's.
    @discardableResult
    public func become(_ member: Member.ID) throws(TIPsError) -> Member {
        try write("become") { tables in
            guard try tables.reader.isSetUp() else { throw TIPsError.notSetUp }
            guard let found = try tables.reader.member(member) else {
                throw TIPsError.notFound(what: "member", member.rawValue)
            }
            guard found.isActive else { throw Refusal.revoked(found.name) }
            _ = try tables.reader.acting(found)
            try tables.giveDevice(to: found.id)
            return found
        }
    }

    /// Validates a draft and returns the plan; nothing is written.
    private func firstPlan(of draft: SetupDraft, now: Instant) throws(TIPsError) -> Plan {
        let zone = try SettingsRule.zone(draft.timeZoneID)
        try SettingsRule.check(draft.settings)
        let patient = try TextRule.patientName.checked(draft.patient)
        let cycle = Cycle(
            id: CycleRule.id(forNumber: draft.number, among: []),
            patient: patient,
            number: draft.number,
            start: draft.start,
            challenge: draft.challenge
        )
        try CycleRule.check(cycle, among: [])
        let name = try TextRule.memberName.checked(draft.me)
        let me = Member(id: ids.next(at: now), name: name, role: .admin, joined: now)
        var plan = Plan(room: Room(timeZone: zone), members: [me], cycles: [cycle], cycle: cycle)
        plan.room.timeZoneID = draft.timeZoneID
        plan.units = try plan.adding(units: DoseUnit.usual + draft.units) { ids.next(at: now) }.all
        let today = plan.room.day(of: now)
        try CycleRule.checkRecent(cycle.challenge, on: today)
        for typed in draft.items {
            let item = try plan.item(typed, id: ids.next(at: now), in: cycle, today: today, isSetup: true)
            plan.items.append(item)
        }
        return plan
    }
}

extension Plan {
    /// Checks that the unusual doses of the cycle's items are confirmed.
    ///
    /// - Throws: `tenfoldDose` or `otherUnit` for those that aren't.
    fileprivate func checkMeant(today: LocalDate, tenfold: Bool, unit: Bool) throws(TIPsError) {
        guard let cycle else { return }
        let warnings = items.flatMap { self.warnings(on: $0, in: cycle, today: today) }
        try Self.checkMeant(warnings, tenfold: tenfold, unit: unit)
    }
}
