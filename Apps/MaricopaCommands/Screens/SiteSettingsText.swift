import CommandKit
import MaricopaDirectory
import ScreenKit

extension Terminal {
    func show(_ screen: SiteSettingsScreen) throws {
        try print(StyledText(screen.title, .heading))
        for field in screen.form.fields {
            let value = field.value.isEmpty ? StyledText("not set", .faint) : StyledText(field.value)
            try printWrapped(StyledText("\(field.id): ") + value, indent: 4)
        }
        for line in screen.missing { try printWrapped(StyledText("Note: \(line)"), indent: 4) }
    }
}
