import Foundation
import WordKit

extension FoodAdvice {
    /// Translates a ``message`` that is stored in English into the reader's language, with the names of common foods.
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

    /// Translates a list such as "Cauliflower, boiled, Green beans, boiled". A name can contain commas, so the longest known name is taken
    /// first. Unknown names stay as they are.
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
