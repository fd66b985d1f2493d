import WordKit

/// The extent to which a medicine could be checked. No case means that it is safe.
public enum MedicineCheck: String, CaseIterable, Codable, Sendable {
    /// The name, or a part of it, isn't in the table.
    case unknown = "not known"
    /// The name is known, and the table has no rule for it or for one of its parts.
    case noRule = "known, no rule in the table"
    /// The name is known, and every part has rules in the table, which were evaluated. None of them is about the dose of one of the parts
    /// with weak kidneys.
    case withoutKidneyRule = "rules looked at, none on its dose with weak kidneys"
    /// The name is known, and every part has rules in the table, which were evaluated, one about weak kidneys among them.
    case looked = "rules looked at"

    /// The name within a sentence: "rules looked at".
    public var name: String {
        switch self {
        case .unknown: localized("not known")
        case .noRule: localized("known, no rule in the table")
        case .withoutKidneyRule: localized("rules looked at, none on its dose with weak kidneys")
        case .looked: localized("rules looked at")
        }
    }

    /// Whether rules about every part were evaluated.
    public var isLookedAt: Bool { self == .looked || self == .withoutKidneyRule }

    /// The remark in lists: "not checked: not in the table". Nil if the rules were evaluated.
    var remark: String? {
        switch self {
        case .unknown: localized("not checked: not in the table")
        case .noRule: localized("known, no rule in the table")
        case .withoutKidneyRule, .looked: nil
        }
    }
}

/// Two medicines of a user.
public struct MedicinePair: Hashable, Sendable {
    public let first: Medicine
    public let second: Medicine

    /// Returns a line for each medicine with the medicines that it was not compared with: "Zestril with Tylenol, Norvasc". Those of one name
    /// have their dose and times.
    static func lines(_ pairs: [MedicinePair]) -> [String] {
        var order: [Medicine] = []
        for pair in pairs where !order.contains(pair.first) { order.append(pair.first) }
        let all = pairs.flatMap { [$0.first, $0.second] }
        return order.map { first in
            let others = pairs.filter { $0.first == first }.map { $0.second.label(among: all) }
            return localized("\(first.label(among: all)) with \(others.joined(separator: ", "))")
        }
    }
}

extension MedicineIdentity {
    /// The result for the part that is known least.
    public var check: MedicineCheck {
        guard isKnown else { return .unknown }
        guard partsWithoutRule.isEmpty else { return .noRule }
        return parts.allSatisfy(InteractionTable.hasKidneyRule) ? .looked : .withoutKidneyRule
    }

    /// The known parts without a rule in the table.
    var partsWithoutRule: [MedicineRow] { parts.filter { !InteractionTable.hasRule(for: $0) } }
}

extension InteractionTable {
    /// Whether a rule is about a medicine or names it as the second one of a pair. Rules about any medicine taken by mouth don't count.
    public static func hasRule(for row: MedicineRow) -> Bool {
        rules.contains { !$0.isAboutDuplicates && ($0.concerns(row) || $0.asks(for: row)) }
    }

    /// Whether a rule about a medicine speaks of weak kidneys by themselves, without food or another medicine.
    static func hasKidneyRule(for row: MedicineRow) -> Bool {
        // The rule about herbs that harm the liver always holds, and says nothing about the kidneys.
        rules.contains { $0.trigger.isMetByKidneys && $0.classes != [.liverHerb] && $0.concerns(row) }
    }

    /// The size of the table, and the next step for other medicines.
    public static var scope: String {
        localized(
            "\(rules.count) rules about \(medicinesWithRule) medicines were looked at; ask your pharmacist about the others."
        )
    }

    private static let medicinesWithRule = MedicineTable.rows.count(where: hasRule)
}

extension InteractionCondition {
    /// Whether weak kidneys meet the condition, whatever else is eaten or taken. The medicine's own name and dose don't matter.
    var isMetByKidneys: Bool {
        switch self {
        case .kidneyBelow, .onDialysis, .always: true
        case .any(let conditions): conditions.contains { $0.isMetByKidneys }
        case .all(let conditions):
            conditions.contains { $0.isMetByKidneys }
                && conditions.allSatisfy { $0.isMetByKidneys || $0.isAboutOwnNameOrDose }
        default: false
        }
    }

    private var isAboutOwnNameOrDose: Bool {
        switch self {
        case .isNamed, .doseMayReach, .doseBelow, .dayDoseMayExceed, .dayDoseExceeds, .isNone: true
        default: false
        }
    }
}
