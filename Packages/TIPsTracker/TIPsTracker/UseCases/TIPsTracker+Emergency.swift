import StorageKit
public import TimeKit
import WordKit

extension TIPsTracker {
    /// Sets the family's emergency plan. Admins only.
    ///
    /// - Throws: `tooLong`, `weightNotPositive`.
    @discardableResult
    public func setEmergencyPlan(_ plan: EmergencyPlan) throws(TIPsError) -> EmergencyPlan {
        try write("setEmergencyPlan") { tables in
            try tables.admin(localized("edit the emergency plan"))
            let checked = EmergencyPlan(
                number: try TextRule.phone.checked(plan.number),
                allergens: try TextRule.emergency.checked(plan.allergens),
                weight: try TextRule.emergency.checked(plan.weight),
                adrenaline: try TextRule.emergency.checked(plan.adrenaline),
                expires: plan.expires,
                contacts: try TextRule.emergency.checked(plan.contacts)
            )
            try checked.checkWeight()
            tables.note("emergency", "plan", localized("emergency plan edited"))
            try tables.save(checked)
            return checked
        }
    }

    /// Resumes the reminders and the timer of treatment foods after a severe reaction. Admins only.
    ///
    /// The gate still asks before the next treatment food.
    ///
    /// - Throws: `notFound` for a reaction that stops nothing.
    @discardableResult
    public func liftStop(of reaction: Reaction.ID) throws(TIPsError) -> Lift {
        try write("liftStop") { tables in
            let member = try tables.admin(localized("lift the stop after a severe reaction"))
            guard let found = try tables.reader.standingReactions().first(where: { $0.id == reaction }) else {
                throw TIPsError.notFound(what: "severe reaction", reaction.rawValue)
            }
            let lift = Lift(member: member.id, at: tables.now)
            tables.note(
                "reaction",
                reaction.rawValue,
                found.symptom == Reaction.unnamed
                    ? localized("stop after the severe reaction “severe reaction” lifted")
                    : localized("stop after the severe reaction “\(found.symptom)” lifted")
            )
            try tables.save(lift, of: found)
            return lift
        }
    }

    /// Returns the severe reaction, of those that stop the reminders of treatment foods, with an id or with four or more characters at either end of
    /// its id.
    ///
    /// - Throws: `notFound`, `ambiguous`.
    public func findStandingReaction(_ text: String) throws(TIPsError) -> Reaction {
        let found = try read { try $0.standingReactions() }.filter {
            $0.id.rawValue == text
                || text.count >= 4 && ($0.id.rawValue.hasPrefix(text) || $0.id.rawValue.hasSuffix(text))
        }
        guard let first = found.first else { throw .notFound(what: "severe reaction", text) }
        guard found.count == 1 else {
            throw .ambiguous(what: "severe reaction", text, candidates: found.map(\.id.rawValue))
        }
        return first
    }

    /// The family's emergency plan, and the stops after severe reactions.
    public func emergencyPage(typed: [String: String] = [:]) throws(TIPsError) -> EmergencyPage {
        try read { tables in EmergencyPage(try context(tables), typed: typed) }
    }
}
