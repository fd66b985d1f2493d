import TIPsTracker
import WordKit

/// The words with meaning in the questions of a walk and in the time of the adrenaline, in English and in Spanish.
enum AnswerWord: CaseIterable {
    case alone, code, keep, change, drop, off, same, instantly, given

    /// Returns the first of some words that a text means; nil for none. Case and accents don't matter.
    static func read(_ text: String, among words: [Self] = allCases) -> Self? {
        let key = FoldedText.key(text)
        return words.first { $0.spellings.contains(key) }
    }

    /// Returns the category that a text names in either language; nil for none.
    static func category(_ text: String) -> Category? {
        let key = FoldedText.key(text)
        return Category.allCases.first { category in
            ([category.rawValue, category.title, category.word] + (spanish[category] ?? [])).contains {
                FoldedText.key($0) == key
            }
        }
    }

    /// Returns the severity that a text names in either language; nil for none.
    static func severity(_ text: String) -> Reaction.Severity? {
        let key = FoldedText.key(text)
        return Reaction.Severity.allCases.first { $0.rawValue == key || (spanishSeverities[$0] ?? []).contains(key) }
    }

    private var spellings: [String] {
        switch self {
        case .alone: ["self", "s", "1", "yo", "para mi"]
        case .code: ["code", "c", "2", "codigo"]
        case .keep: ["keep", "k", "1", "conservar", "mantener"]
        case .change: ["change", "c", "2", "cambiar"]
        case .drop: ["drop", "d", "3", "quitar", "dejar"]
        case .off: ["off", "no", "none", "apagado", "apagada", "ninguno"]
        case .same: ["same", "igual", "lo mismo"]
        case .instantly: ["now", "ahora", "ahorita", "ya"]
        case .given: ["given", "yes", "y", "si", "unknown", "?", "desconocida", "no se sabe"]
        }
    }

    private static let spanish: [Category: [String]] = [
        .medicine: ["medicina", "medicinas", "medicamento", "medicamentos"],
        .maintenance: ["mantenimiento", "alimentos de mantenimiento"],
        .treatment: ["tratamiento", "alimentos de tratamiento"],
        .recommended: ["recomendado", "recomendados", "alimentos recomendados"],
    ]

    private static let spanishSeverities: [Reaction.Severity: [String]] = [
        .mild: ["leve"], .moderate: ["moderada", "moderado"], .severe: ["grave", "severa", "severo"],
    ]
}
