import Foundation
import WordKit

extension FoodAdvice {
    /// Returns a ``message`` that is kept in English in the language of the person who reads it, also the names of common foods.
    static func shown(kept message: String) -> String {
        guard Language.current != .english else { return message }
        let parts = message.components(separatedBy: "; ")
        let isList = { (part: String) in part.hasPrefix("more: ") || part.hasPrefix("less: ") }
        guard let start = parts.firstIndex(where: isList) else { return localizedParts(kept: message) }
        let words = parts[..<start].joined(separator: "; ")
        var shown = words.isEmpty ? [] : [localizedParts(kept: words)]
        for part in parts[start...] {
            if part.hasPrefix("more: ") {
                shown.append(localized("more: \(foods(String(part.dropFirst(6))))"))
            } else if part.hasPrefix("less: ") {
                shown.append(localized("less: \(foods(String(part.dropFirst(6))))"))
            } else {
                shown.append(localizedParts(kept: part))
            }
        }
        return shown.joined(separator: "; ")
    }

    /// Returns a list such as "Cauliflower, boiled, Green beans, boiled" with the shown names of common foods. A name has commas of its own, so
    /// the longest name is taken first.
    private static func foods(_ list: String) -> String {
        var rest = list.components(separatedBy: ", ")[...]
        var shown: [String] = []
        while let first = rest.first {
            let runs = (1...rest.count).reversed().lazy.map { ($0, rest.prefix($0).joined(separator: ", ")) }
            let found = runs.compactMap { count, name in byName[name].map { (count, $0.shownName) } }.first
            shown.append(found?.1 ?? first)
            rest = rest.dropFirst(found?.0 ?? 1)
        }
        return shown.joined(separator: ", ")
    }

    private static let byName = Dictionary(
        BundledFoods.all.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
    )
}
