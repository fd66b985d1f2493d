import CommandKit
import KidneyNutrition
import ScreenKit

extension Terminal {
    /// Prints the page of imports and exports.
    func show(_ screen: FilesScreen) throws {
        try print(StyledText(screen.title, .heading))
        try printWrapped(StyledText(screen.text))
        for export in screen.exports { try printWrapped("  " + StyledText(export.label), indent: 4) }
        try printWrapped("\(screen.backups.label)  \(screen.backups.target, .faint)", indent: 4)
    }
}
