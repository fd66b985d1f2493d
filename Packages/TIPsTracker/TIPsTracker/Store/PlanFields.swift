import Foundation
import FractionParser
import StorageKit
import TimeKit

// The fields of each entity. An entity is nil until all its required fields have arrived.

extension Room {
    init(_ fields: Fields) throws {
        guard let zone: String = try fields.get("timeZone") else { throw TIPsError.notSetUp }
        self.init(timeZoneID: zone, code: try fields.get("code"))
        pastZones = fields.values.compactMap { field, text -> PastZone? in
            guard !text.isEmpty, let move = Room.move(ofField: field) else { return nil }
            return PastZone(until: move, timeZoneID: text)
        }.sorted { $0.until < $1.until }
    }
}

extension Member {
    init?(_ fields: Fields) throws {
        guard let name: String = try fields.get("name"), let role: Role = try fields.get("role"),
            let joined: Instant = try fields.get("joined")
        else { return nil }
        self.init(id: ID(fields.entity), name: name, role: role, joined: joined, revoked: try fields.get("revoked"))
    }

    /// The fields of a new member.
    var fields: [String: any RegisterValue] { ["name": name, "role": role, "joined": joined] }
}

extension DoseUnit {
    init?(_ fields: Fields) throws {
        guard let name: String = try fields.get("name") else { return nil }
        let trail = try FieldTrail(fields)
        self.init(
            id: ID(fields.entity),
            name: name,
            isDeleted: try fields.get("deleted") ?? false,
            earlier: try trail.days.map { day in
                FormerName(try trail.fields(before: day).get("name") ?? name, until: day)
            }
        )
    }
}

extension Cycle {
    init?(_ fields: Fields) throws {
        guard let patient: String = try fields.get("patient"), let number: Int = try fields.get("number"),
            let start: LocalDate = try fields.get("start"), let challenge: LocalDate = try fields.get("challenge")
        else { return nil }
        // Devices merge the two days separately, so the result is limited to the valid lengths of a cycle.
        let last = start.adding(days: Self.weekLimit * 7)
        self.init(
            id: ID(fields.entity),
            patient: patient,
            number: number,
            start: start,
            challenge: min(max(challenge, start.next), last)
        )
    }

    var fields: [String: any RegisterValue] {
        ["patient": patient, "number": number, "start": start, "challenge": challenge]
    }
}

extension Item {
    init?(_ fields: Fields) throws {
        guard let name: String = try fields.get("name"), let place: Place = try fields.get("place") else { return nil }
        let trail = try FieldTrail(fields)
        self.init(
            id: ID(fields.entity),
            cycle: TimeKit.ID(fields.scope),
            lineage: try fields.get("lineage"),
            name: name,
            place: place,
            dosing: try Dosing(fields),
            added: try fields.get("added"),
            archived: try fields.get("archived"),
            stopped: try fields.get("stopped"),
            wasWeekly: try fields.get("wasWeekly"),
            unconfirmed: try fields.get("unconfirmed"),
            earlier: try trail.days.map { day in
                let then = trail.fields(before: day)
                return Version(
                    name: try then.get("name") ?? name,
                    order: try then.get("place").map { (place: Place) in place.order } ?? place.order,
                    dosing: try Dosing(then),
                    stopped: try then.get("stopped"),
                    until: day
                )
            }
        )
    }

    /// The fields of an item; those without a value aren't written.
    var fields: [String: any RegisterValue] {
        var all: [String: any RegisterValue] = ["lineage": lineage, "name": name, "place": place]
        all.merge(dosing.fields) { $1 }
        if let added { all["added"] = added }
        if let archived { all["archived"] = archived }
        if let stopped { all["stopped"] = stopped }
        if let wasWeekly { all["wasWeekly"] = wasWeekly }
        if let unconfirmed { all["unconfirmed"] = unconfirmed }
        return all
    }

    /// The field of a week, as `w06`. Firebase would turn bare numbers into an array.
    static func field(ofWeek week: Int) -> String { week < 10 ? "w0\(week)" : "w\(week)" }

    static func week(ofField field: String) -> Int? {
        guard field.hasPrefix("w"), field.dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(field.dropFirst())
    }
}

extension Dosing {
    fileprivate init(_ fields: Fields) throws {
        var weeks: [Int: Dose] = [:]
        for (field, text) in fields.values {
            guard let week = Item.week(ofField: field), let dose: Dose = try fields.decode(field, text) else {
                continue
            }
            weeks[week] = dose
        }
        self.init(isWeekly: try fields.get("weekly") ?? false, daily: try fields.get("dose"), weeks: weeks)
    }

    /// The fields of the doses.
    var fields: [String: any RegisterValue] {
        var all: [String: any RegisterValue] = ["weekly": isWeekly]
        if let daily { all["dose"] = daily }
        for (week, dose) in weeks { all[Item.field(ofWeek: week)] = dose }
        return all
    }
}

extension MemberSettings {
    init(_ fields: Fields) throws {
        self.init()
        for category in Category.allCases {
            reminders[category] = try fields.get("reminder-\(category.rawValue)")
        }
        timerIsOn = try fields.get("timerOn") ?? timerIsOn
        timerMinutes = try fields.get("timerMinutes") ?? timerMinutes
        timeZoneID = try fields.get("timeZone")
    }

    /// The fields of the settings; those without a value are emptied.
    var fields: [String: (any RegisterValue)?] {
        var all: [String: (any RegisterValue)?] = [
            "timerOn": timerIsOn, "timerMinutes": timerMinutes, "timeZone": timeZoneID,
        ]
        for (category, reminder) in reminders { all["reminder-\(category.rawValue)"] = reminder }
        return all
    }
}

extension Hold {
    /// Returns nil for a released day, whose reason is empty.
    init?(_ fields: Fields) throws {
        guard let day = LocalDate(fields.entity), let reason: String = try fields.get("reason"),
            let member: Member.ID = try fields.get("member")
        else { return nil }
        self.init(day: day, reason: reason, member: member)
    }

    /// Reads a present or released hold; nil for one released by an earlier version, which kept no data of it.
    init?(evenReleased fields: Fields) throws {
        if let hold = try Hold(fields) {
            self = hold
            return
        }
        guard let day = LocalDate(fields.entity), let reason: String = try fields.get("was"),
            let member: Member.ID = try fields.get("heldBy"), let at: Instant = try fields.get("releasedAt"),
            let by: Member.ID = try fields.get("releasedBy")
        else { return nil }
        self.init(day: day, reason: reason, member: member, release: Release(member: by, at: at))
        notedAt = try fields.get("notedAt")
    }

    /// The fields of a held day. A released day keeps its data under other names, so that earlier versions see no hold.
    var fields: [String: (any RegisterValue)?] {
        let isOpen = release == nil
        return [
            "reason": isOpen ? reason : nil, "member": isOpen ? member : nil, "was": isOpen ? nil : reason,
            "heldBy": isOpen ? nil : member, "releasedAt": release?.at, "releasedBy": release?.member,
            "notedAt": isOpen ? nil : notedAt,
        ]
    }
}

extension Supply {
    /// Nil for an item that isn't counted anymore, whose amount is empty.
    init?(_ fields: Fields) throws {
        guard let amount: Rational = try fields.get("amount"), let unit: DoseUnit.ID = try fields.get("unit"),
            let counted: Instant = try fields.get("countedAt")
        else { return nil }
        self.init(
            lineage: ID(fields.entity),
            amount: amount,
            text: try fields.get("text") ?? amount.description,
            unit: unit,
            countedAt: counted,
            warnBelowDays: try fields.get("warnBelowDays") ?? 7
        )
    }
}

extension Reaction {
    /// Returns nil for a deleted reaction, whose symptom is empty. The deletion of one that counts as severe has a time. Without it another device
    /// made the reaction count as severe, or noted adrenaline, while it was deleted. Such a one stays, in words.
    init?(_ fields: Fields) throws {
        guard let severity: Severity = try fields.get("severity"), let at: Instant = try fields.get("at"),
            let day: LocalDate = try fields.get("day"), let member: Member.ID = try fields.get("member")
        else { return nil }
        let adrenalineAt: Instant? = try fields.get("adrenaline")
        let words: String? =
            severity == .severe ? Self.unnamed : adrenalineAt == nil ? nil : Self.unnamedWithAdrenaline
        let deletedAt: Instant? = try fields.get("deletedAt")
        let typed: String? = try fields.get("symptom")
        guard let symptom = typed ?? (deletedAt == nil ? words : nil) else { return nil }
        self.init(
            id: ID(fields.entity),
            cycle: TimeKit.ID(fields.scope),
            symptom: symptom,
            severity: severity,
            at: at,
            day: day,
            after: try fields.get("after"),
            food: try fields.get("food"),
            onsetMinutes: try fields.get("onsetMinutes"),
            note: try fields.get("note") ?? "",
            adrenalineAt: adrenalineAt,
            secondAdrenalineAt: try fields.get("secondAdrenaline"),
            gaveAntihistamine: try fields.get("antihistamine") ?? false,
            wentToEmergencyRoom: try fields.get("emergencyRoom") ?? false,
            photo: try fields.get("photo"),
            member: member
        )
    }

    /// The fields of a reaction; those without a value aren't written.
    var fields: [String: any RegisterValue] {
        var all: [String: any RegisterValue] = [
            "symptom": symptom, "severity": severity, "at": at, "day": day, "note": note, "member": member,
        ]
        if let after { all["after"] = after }
        if let food { all["food"] = food }
        if let onsetMinutes { all["onsetMinutes"] = onsetMinutes }
        if let photo { all["photo"] = photo }
        if let adrenalineAt { all["adrenaline"] = adrenalineAt }
        if let secondAdrenalineAt { all["secondAdrenaline"] = secondAdrenalineAt }
        if gaveAntihistamine { all["antihistamine"] = true }
        if wentToEmergencyRoom { all["emergencyRoom"] = true }
        return all
    }
}
