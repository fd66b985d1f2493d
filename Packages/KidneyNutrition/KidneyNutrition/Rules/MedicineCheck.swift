/// How far a medicine was looked at. None of the three means that it is safe.
public enum MedicineCheck: String, CaseIterable, Codable, Sendable {
    /// The name, or a part of it, isn't in the table.
    case unknown = "not known"
    /// The name is known, and the table has no rule for it or for one of its parts.
    case noRule = "known, no rule in the table"
    /// The rules of the table were looked at.
    case looked = "rules looked at"

    /// A remark for lists: "not checked: not in the table"; nil where the rules were looked at.
    var remark: String? {
        switch self {
        case .unknown: "not checked: not in the table"
        case .noRule: "known, no rule in the table"
        case .looked: nil
        }
    }
}

/// Two medicines of a person.
public struct MedicinePair: Hashable, Sendable {
    /// The one.
    public let first: Medicine
    /// The other.
    public let second: Medicine

    /// A line for each medicine with those it was not compared with: "Zestril: Tylenol, Norvasc".
    static func lines(_ pairs: [MedicinePair]) -> [String] {
        var order: [Medicine] = []
        for pair in pairs where !order.contains(pair.first) { order.append(pair.first) }
        return order.map { first in
            let others = pairs.filter { $0.first == first }.map(\.second.name)
            return "\(first.name) with \(others.joined(separator: ", "))"
        }
    }
}

extension MedicineIdentity {
    /// How far it was looked at: as far as the least known of its parts.
    public var check: MedicineCheck {
        guard isKnown else { return .unknown }
        return partsWithoutRule.isEmpty ? .looked : .noRule
    }

    /// The known parts that no rule of the table is about.
    var partsWithoutRule: [MedicineRow] { parts.filter { !InteractionTable.hasRule(for: $0) } }
}

extension InteractionTable {
    /// Whether a rule is about a medicine, or asks for it beside another. What asks for every swallowed medicine doesn't count.
    public static func hasRule(for row: MedicineRow) -> Bool {
        rules.contains { $0.concerns(row) || $0.asks(for: row) }
    }

    /// How much the table holds, and what to do about the rest.
    public static let scope: String = {
        let medicines = MedicineTable.rows.count(where: hasRule)
        return "\(rules.count) rules about \(medicines) medicines were looked at; ask your pharmacist about the others."
    }()
}
