public import TimeKit

/// Questions to the care team about a user's medicines on a sick day. Nothing here tells the user to stop one.
public enum SickDay {
    /// A medicine to ask about.
    public struct Question: Hashable, Sendable {
        /// The name as the user entered it.
        public let medicine: String
        /// The rows about a class of the medicine. Empty if the medicine isn't known.
        public let rows: [SickDayRow]

        /// The question: "Zestril: an ACE inhibitor — with little fluid the kidneys can be harmed".
        public var text: String {
            guard !rows.isEmpty else { return "\(medicine): it isn't known here, so ask about it as well" }
            let cautions = rows.contains { $0.evidence.grade == .recalled } ? " (not confirmed in its source)" : ""
            return "\(medicine): " + rows.map { "\($0.name) — \($0.reason)" }.joined(separator: "; ") + cautions
        }
    }

    /// The sentence above the list of medicines.
    public static let advice =
        "Call your care team, and ask before the next time you take these while you can't eat and drink as usual"

    /// Returns the medicines of a day to ask about, in the order of the list. Unknown medicines come last.
    public static func questions(_ medicines: [Medicine], on day: LocalDate) -> [Question] {
        let questions = medicines.filter { $0.isActive(on: day) }.compactMap { medicine -> Question? in
            let found = MedicineLookup.find(medicine)
            let classes = found.parts.reduce(into: Set<MedicineClass>()) { $0.formUnion($1.classes) }
            let rows = SickDayTable.rows.filter { !$0.classes.isDisjoint(with: classes) }
            return rows.isEmpty && found.isKnown ? nil : Question(medicine: medicine.name, rows: rows)
        }
        return questions.filter { !$0.rows.isEmpty } + questions.filter(\.rows.isEmpty)
    }
}
