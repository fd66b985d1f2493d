import CommandKit
import MaricopaDirectory
import ScreenKit
import WordKit

extension Terminal {
    func show(_ screen: SiteSettingsScreen) throws {
        try print(StyledText(screen.title, .heading))
        for field in screen.form.fields {
            let value = field.value.isEmpty ? StyledText(localized("not set"), .faint) : StyledText(field.value)
            try printWrapped(StyledText("\(field.id): ") + value, indent: 4)
        }
        for line in screen.missing { try printWrapped(StyledText(localized("Note: \(line)")), indent: 4) }
    }
}
