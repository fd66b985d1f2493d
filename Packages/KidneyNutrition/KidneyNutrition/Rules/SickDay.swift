public import TimeKit
import WordKit

/// Questions to the care team about a user's medicines on a sick day. Nothing here tells the user to stop one.
public enum SickDay {
    /// A medicine to ask about.
    public struct Question: Hashable, Sendable {
        /// The name as the user entered it, with dose and times where two medicines have one name.
        public let medicine: String
        /// The rows about a class of the medicine. Empty if the medicine isn't known.
        public let rows: [SickDayRow]

        /// The question: "Zestril: an ACE inhibitor — with little fluid the kidneys can be harmed".
        public var text: String {
            guard !rows.isEmpty else { return localized("\(medicine): it isn't known here, so ask about it as well") }
            let cautions =
                rows.contains { $0.evidence.grade == .recalled } ? " " + localized("(not confirmed in its source)") : ""
            return "\(medicine): " + rows.map { "\($0.name) — \($0.reason)" }.joined(separator: "; ") + cautions
        }
    }

    /// A medicine that must not be left out without a call.
    public struct Kept: Hashable, Sendable {
        /// The name as the user entered it, with dose and times where two medicines have one name.
        public let medicine: String
        /// The row about its class.
        public let row: SickDayRow

        /// The sentence: "Prograf: a medicine against rejection — it isn’t stopped without a call; missed doses let the body reject the
        /// kidney".
        public var text: String {
            let caution = row.evidence.grade == .recalled ? " " + localized("(not confirmed in its source)") : ""
            return localized("\(medicine): \(row.name) — it isn’t stopped without a call; \(row.reason)\(caution)")
        }
    }

    /// The advice for a sick day, from the list of medicines.
    public struct Advice: Hashable, Sendable {
        /// The medicines to ask about.
        public let questions: [Question]
        /// The medicines that must not be left out without a call.
        public let kept: [Kept]
        /// Whether the list has no medicine for the day.
        public let isListEmpty: Bool
        /// Whether a medicine is neither to be asked about nor one that must not be left out, so that nothing is said of it.
        let hasOthers: Bool

        /// The sentence above the medicines: the contact, and whether the list has a medicine to ask about. A list without one isn't
        /// called safe, as only the groups of the table are looked for.
        public var text: String {
            guard questions.isEmpty else {
                let asked = localized(
                    "Call your care team, and ask before the next time you take these while you can't eat and drink as usual."
                )
                return hasOthers
                    ? asked + " "
                        + localized("None of this is about your other medicines: ask about each of them as well.")
                    : asked
            }
            let list =
                isListEmpty
                ? localized("No medicine is on your list, so none can be named to ask about.")
                : localized(
                    "Your list was searched for \(listed(SickDayTable.rows.map(\.name), .and)), and none of them was found. Other medicines ",
                    "weren’t looked at: ask about each of them."
                )
            return localized("\(list) Call your care team if you can't eat and drink as usual.")
        }
    }

    /// Returns the advice for a day.
    ///
    /// - Parameter isTransplant: Whether the person has a transplant, so that a missed dose can cost the kidney.
    public static func advice(_ medicines: [Medicine], on day: LocalDate, isTransplant: Bool) -> Advice {
        let active = medicines.filter { $0.isActive(on: day) }
        let asked = questions(active, on: day)
        let held = kept(active, isTransplant: isTransplant)
        let named = Set(asked.map(\.medicine) + held.map(\.medicine))
        return Advice(
            questions: asked,
            kept: held,
            isListEmpty: active.isEmpty,
            hasOthers: active.contains { !named.contains($0.label(among: active)) }
        )
    }

    private static func kept(_ medicines: [Medicine], isTransplant: Bool) -> [Kept] {
        let rows = SickDayTable.kept.filter { $0.isForTransplant ?? isTransplant == isTransplant }
        return medicines.flatMap { medicine in
            let classes = classes(MedicineLookup.find(medicine))
            return rows.filter { !$0.classes.isDisjoint(with: classes) }
                .map { Kept(medicine: medicine.label(among: medicines), row: $0) }
        }
    }

    private static func classes(_ found: MedicineIdentity) -> Set<MedicineClass> {
        found.parts.reduce(into: []) { $0.formUnion($1.classes) }
    }

    /// Returns the medicines of a day to ask about, in the order of the list. Unknown medicines come last.
    public static func questions(_ medicines: [Medicine], on day: LocalDate) -> [Question] {
        let active = medicines.filter { $0.isActive(on: day) }
        let questions = active.compactMap { medicine -> Question? in
            let found = MedicineLookup.find(medicine)
            let classes = classes(found)
            let rows = SickDayTable.rows.filter { !$0.classes.isDisjoint(with: classes) }
            return rows.isEmpty && found.isKnown
                ? nil : Question(medicine: medicine.label(among: active), rows: rows)
        }
        return questions.filter { !$0.rows.isEmpty } + questions.filter(\.rows.isEmpty)
    }
}
