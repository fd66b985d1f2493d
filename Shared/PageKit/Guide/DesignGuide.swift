import HTMLKit
import ScreenKit
import WordKit

/// The page that documents the design: its tokens, read from the style sheet that is served, and each component, drawn by the code of the pages.
enum DesignGuide {
    /// Returns the page as an app.
    ///
    /// - Parameter samples: Returns the samples that the apps draw by their own code, such as a chart.
    static func app(_ samples: @escaping @Sendable () -> HTMLFragment) -> PageApp {
        PageApp(
            scheme: "design",
            segment: "design",
            home: "components",
            title: localized("Design"),
            about: localized("The tokens and components of the pages."),
            accent: .teal,
            screen: { link, typed in
                guard link == DesignScreen.link.target else { throw PageProblem.noPage }
                return DesignScreen(typed: typed)
            },
            perform: { act, _ in
                let screen = DesignScreen(typed: act.fields)
                return switch screen.verdict(on: act) {
                case .refused(let why): .refused(screen, why: why)
                case .question(let question): .question(question)
                case .allowed:
                    .done(
                        .init(said: localized("the sample was pressed, which keeps nothing"), next: DesignScreen.link)
                    )
                }
            },
            page: { screen, context in
                (screen as? DesignScreen).map { screen in
                    HTMLFragment { DesignPage(screen: screen, samples: samples(), context: context) }
                }
            },
            problem: { ($0 as? PageProblem) ?? .noPage }
        )
    }
}

/// A screen with one of each thing that a screen can have.
struct DesignScreen: Screen {
    let title: String
    let revision: Revision
    /// A form with a field of each kind.
    let form: Form
    let toggleOn, toggleOff: Action
    let disabled, danger, tag: Action

    static var link: Link { Link("design://components", label: localized("Design")) }

    init(typed: [String: String] = [:]) {
        title = localized("Design")
        revision = Revision(rawValue: "1")
        let isEmpty = typed["line"]?.isEmpty != false
        form = Form(
            id: "sample",
            title: localized("A form"),
            fields: Field.Kind.allCases.map { kind in
                var field = Field(
                    id: kind.rawValue,
                    label: localized("Kind: \(kind.rawValue)"),
                    kind: kind,
                    value: typed[kind.rawValue] ?? ""
                )
                if kind == .choice || kind == .choices {
                    field.choices = [
                        Field.Choice("one", label: localized("one")), Field.Choice("two", label: localized("two")),
                    ]
                }
                if kind == .line {
                    field.isRequired = true
                    field.reading = localized("A line below the label says how a text is read.")
                    field.error = isEmpty ? localized("The line is empty — write a word") : nil
                }
                return field
            },
            buttons: [
                Action(
                    id: "save",
                    label: localized("Save"),
                    availability: isEmpty ? .disabled(why: localized("The line is empty.")) : .enabled
                )
            ]
        )
        toggleOn = Action(id: "toggle/off", label: localized("Untick"))
        toggleOff = Action(id: "toggle/on", label: localized("Tick"))
        disabled = Action(
            id: "none",
            label: localized("Not now"),
            availability: .disabled(why: localized("The reason stands beside it."))
        )
        tag = Action(id: "tag", label: localized("Without this tag"))
        danger = Action(
            id: "delete",
            label: localized("Delete …"),
            confirmation: .init(question: localized("Delete the sample?"), proceed: localized("Delete"))
        )
    }
}
