import Foundation
import StorageKit
import WordKit

extension Change {
    /// The change in the person's language. Its stored summary is English.
    var words: String {
        guard Language.current != .english else { return summary }
        return switch useCase {
        // Foods and amounts as they were entered have no words of their own.
        case "eat": localized("food or drink added: \(summary)")
        // The alerts are told on their own pages, as they stand now.
        case "acknowledgeAlert": localized("An alert was acknowledged")
        case "importFile": localized(kept: summary.components(separatedBy: ". ")[0])
        case "add": localizedParts(kept: summary)
        default: localized(kept: summary)
        }
    }
}
