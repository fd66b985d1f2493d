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
            a(href: .fragment(screen.form.id), .class("button plain")) { localized("Go to “\(screen.apply.label)”") }
        }
        for (place, section) in screen.sections.enumerated() {
            h2 { section.title }
            if let why = reason(section) {
                // A wrong date is told at its field.
                let wrong = typedFault == why ? screen.form.fields.first { $0.error != nil } : nil
                let id = wrong.map { "\(screen.form.id)-\($0.id)-error" } ?? "why-part-\(place)"
                if wrong == nil { p(.class("muted"), .id(id)) { why } }
                div(.class("buttons")) {
                    for button in shown(section) {
                        HTML().button(
                            .class("plain"),
                            .disabled,
                            .aria("aria-describedby", id),
                            button.isChosen ? .aria("aria-pressed", "true") : nil
                        ) { button.action.label }
                    }
                }
            } else {
                div(.class("buttons")) {
                    for button in shown(section) {
                        ActionView(button.action, isPressed: button.isChosen, in: context)
                    }
                    if let more = section.more { ActionView(more, about: section.title, in: context) }
                }
            }
        }
        FormView(screen.form, showsTitle: false, in: context)
    }

    /// The errors that the page tells at the fields of its form; nil for none.
    private var typedFault: String? {
        let errors = context.showsErrors(of: screen.form.buttons) ? screen.form.errors : []
        return errors.isEmpty ? nil : errors.joined(separator: "; ")
    }

    private func shown(_ section: FilterScreen.Section) -> [FilterScreen.Button] {
        Array(section.rows.prefix(section.shown).joined())
    }

    /// The reason that disables all buttons of a section, said once; nil if one can be pressed.
    private func reason(_ section: FilterScreen.Section) -> String? {
        let reasons = shown(section).map(\.action.whyNot)
        guard let first = reasons.first, let why = first, reasons.allSatisfy({ $0 == why }) else { return nil }
        return why
    }
}
