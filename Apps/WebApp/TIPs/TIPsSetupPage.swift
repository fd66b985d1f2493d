import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker
import WordKit

/// A question of the first setup or of the next cycle's, with its place among the steps. The last step shows the answers to be checked.
struct TIPsSetupPage: HTMLView {
    private let step: SetupStep
    private let steps: [SetupStep]
    private let summary: [String]
    private let form: Form
    private let cancel: Link?
    private let context: PageContext

    init(screen: SetupScreen, context: PageContext) {
        (step, steps, summary, form) = (screen.step, screen.steps, screen.summary, screen.form)
        cancel = nil
        self.context = context
    }

    init(screen: NewCycleScreen, context: PageContext) {
        (step, steps, summary, form) = (screen.step, screen.steps, screen.summary, screen.form)
        cancel = screen.cancel
        self.context = context
    }

    var body: some HTMLContent {
        if let cancel { wayBack(cancel, context) }
        if step == .question {
            p {
                localized("A few questions, and the plan of the first day is ready. Each answer can be changed later.")
            }
        } else {
            p(.class("muted")) { localized("Step \(place) of \(steps.count)") }
        }
        if !summary.isEmpty {
            h2 { localized("Your answers") }
            ul(.class("points")) { for line in summary { li { line } } }
        }
        FormView(form, showsTitle: step == .question, in: context)
    }

    private var place: Int { (steps.firstIndex(of: step) ?? 0) + 1 }
}
