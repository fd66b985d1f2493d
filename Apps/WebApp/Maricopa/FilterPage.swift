import HTMLKit
import MaricopaDirectory
import PageKit
import ScreenKit
import WordKit

/// The filters: the options of each section as buttons that are pressed or not, then the typed ones.
struct FilterPage: HTMLView {
    let screen: FilterScreen
    let context: PageContext

    var body: some HTMLContent {
        for note in screen.notes { p(.class("notice")) { note } }
        div(.class("buttons")) {
            ActionView(screen.clear, in: context)
            a(href: .fragment(screen.form.id), .class("button plain")) { localized("To “\(screen.apply.label)”") }
        }
        for section in screen.sections {
            h2 { section.title }
            div(.class("buttons")) {
                for button in section.rows.prefix(section.shown).joined() {
                    ActionView(button.action, isPressed: button.isChosen, in: context)
                }
                if let more = section.more { ActionView(more, about: section.title, in: context) }
            }
        }
        if let why = screen.zipWhyNot { p(.class("muted")) { why } }
        FormView(screen.form, showsTitle: false, in: context)
    }
}
