import StorageKit
public import TimeKit
import WordKit

extension TIPsTracker {
    /// Sets the family's emergency plan. Admins only. A weight or a dose of adrenaline that becomes ten times as much or more, or a
    /// tenth or less, must be confirmed. The dose is compared with the last one that had an amount. A weight, a dose or a number of an earlier
    /// version that can't be read may stay.
    ///
    /// - Throws: `tooLong`, `notAWeight`, `notAnAdrenalineDose`, `notAPhoneNumber`, `tenfoldDose`.
    @discardableResult
    public func setEmergencyPlan(
        _ plan: EmergencyPlan,
        tenfoldIsMeant: Bool = false
    ) throws(TIPsError) -> EmergencyPlan {
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
            let known = try tables.plan().emergency
            if checked.weight != known.weight { try checked.checkWeight() }
            if checked.number != known.number { try checked.checkNumber() }
            if checked.adrenaline != known.adrenaline { try checked.checkAdrenaline() }
            if !tenfoldIsMeant {
                var earlier = known
                if !known.hasAdrenalineDose { earlier.adrenaline = try tables.reader.lastDose() ?? known.adrenaline }
                try checked.checkTenfold(after: earlier)
            }
            let change = tables.change("emergency", "plan", localized("emergency plan edited"))
            try change.save(checked)
            return checked
        }
    }

    /// Resumes the reminders and the timer of treatment foods after a reaction that counts as severe. Admins only.
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
            let change = tables.change(
                "reaction",
                reaction.rawValue,
                found.severity != .severe
                    ? localized("stop after the reaction with epinephrine “\(found.shownSymptom)” lifted")
                    : found.symptom == Reaction.unnamed
                        ? localized("stop after the severe reaction “severe reaction” lifted")
                        : localized("stop after the severe reaction “\(found.symptom)” lifted")
            )
            try change.save(lift, of: found, seen: try tables.reader.grounds(of: found))
            return lift
        }
    }

    /// Returns the reaction, of those that stop the reminders of treatment foods, with an id or with four or more characters at either end of
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

    /// The room's plan for the printed card.
    ///
    /// - Throws: `notSetUp`, and `notAllowed` for a removed member and for nobody.
    public func cardPlan() throws(TIPsError) -> Plan {
        try read { tables in try viewer.context(tables).plan }
    }

    /// The family's emergency plan, and the stops after severe reactions. The device of a removed member, or of
    /// nobody, is told whom to call, without the plan.
    public func emergencyPage(typed: [String: String] = [:]) throws(TIPsError) -> EmergencyPage {
        try read { tables in
            var context = try viewer.context(tables, isEmergency: true)
            // The page shows another action from the instant on that ends its validity.
            let start = context.now.adding(minutes: -EmergencyPage.timeToAdd).adding(milliseconds: 1)
            let noted = try tables.severeReaction(notedSince: start, at: context.now)
            let present = noted.map { [$0.reaction] } ?? []
            context.enteredToday = try tables.entered(present, on: context.today, in: context.plan.room)
            return EmergencyPage(context, noted: noted, typed: typed)
        }
    }
}

extension PlanReader {
    /// The last text of the adrenaline on this device that had an amount, before the present one; nil for none.
    ///
    /// - Complexity: O(changes of the emergency plan).
    fileprivate func lastDose() throws -> String? {
        try ChangeLog.changes(ofKind: "emergency", ids: ""..<"~", in: db).lazy
            .flatMap { LoggedChange($0).fields }
            .filter { $0.key.field == "adrenaline" }
            .compactMap { $0.before?.value }
            .first { EmergencyPlan(adrenaline: $0).hasAdrenalineDose }
    }
}
