import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker
import WordKit

/// A question of the setup, with its place among the steps. The last step shows the answers to be checked.
struct TIPsSetupPage: HTMLView {
    let screen: SetupScreen
    let context: PageContext

    var body: some HTMLContent {
        if screen.step == .question {
            p {
                localized("A few questions, and the plan of the first day is ready. Each answer can be changed later.")
            }
        } else {
            p(.class("muted")) { localized("Step \(place) of \(screen.steps.count)") }
        }
        if !screen.summary.isEmpty {
            h2 { localized("Your answers") }
            ul(.class("points")) { for line in screen.summary { li { line } } }
        }
        FormView(screen.form, showsTitle: screen.step == .question, in: context)
    }

    private var place: Int { (screen.steps.firstIndex(of: screen.step) ?? 0) + 1 }
}
