import StorageKit
public import TimeKit
import WordKit

extension TIPsTracker {
    /// Sets the clinic's own words, phone number and number of hours, which are used for the questions for the clinic's word. Empty words are
    /// removed. Admins only.
    ///
    /// - Throws: `tooLong`, `gapOutOfRange`, `notAPhoneNumber`. A number of an earlier version that can't be dialed may stay.
    @discardableResult
    public func setClinic(_ clinic: ClinicInstructions) throws(TIPsError) -> ClinicInstructions {
        try write("setClinic") { tables in
            try tables.admin(localized("edit the clinic's words"))
            guard ClinicInstructions.gapRange.contains(clinic.gapHours) else {
                throw TIPsError.gapOutOfRange(clinic.gapHours)
            }
            var checked = ClinicInstructions(
                phone: try TextRule.phone.checked(clinic.phone),
                gapHours: clinic.gapHours
            )
            let known = try tables.reader.clinic().phone
            if checked.phone != known { try EmergencyPlan(number: checked.phone).checkNumber() }
            for (kind, text) in clinic.words {
                let text = try TextRule.clinicWords.checked(text)
                if !text.isEmpty { checked.words[kind] = text }
            }
            let change = tables.change("clinic", "clinic", localized("the clinic's words edited"))
            try change.save(checked)
            return checked
        }
    }

    /// The reasons to ask for the clinic's word before a food is logged now; empty for none.
    ///
    /// - Throws: `notFound`.
    public func gateReasons(_ item: Item.ID) throws(TIPsError) -> [GateReason] {
        let now = clock.now()
        return try read { tables in
            let plan = try tables.plan(on: now)
            guard let cycle = plan.cycle, let found = plan.items.first(where: { $0.id == item }) else {
                throw TIPsError.notFound(what: "item", item.rawValue)
            }
            return try tables.gateReasons(now: now, of: found, in: cycle, plan)
        }
    }
}

extension PlanReader {
    /// The reasons to ask for the clinic's word before an item is logged now; empty for none.
    func gateReasons(now: Instant, of item: Item, in cycle: Cycle, _ plan: Plan) throws -> [GateReason] {
        try gateReasons(at: now, of: item, on: plan.room.day(of: now), in: cycle, plan)
    }

    /// The reasons to ask for the clinic's word before an item is logged for a day; empty for none.
    func gateReasons(at: Instant, of item: Item, on day: LocalDate, in cycle: Cycle, _ plan: Plan) throws
        -> [GateReason]
    {
        let dose = item.dose(on: day, in: cycle).map { plan.label($0) }
        return try gateReasons(
            DoseGate.Tick(dose: dose, day: day, at: at, category: item.place.category(on: day)),
            of: item,
            in: cycle
        )
    }
}
