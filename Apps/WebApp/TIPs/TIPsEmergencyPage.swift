import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker
import WordKit

/// The emergency card: the number and each line in large type. The form that changes it is folded.
struct TIPsEmergencyPage: HTMLView {
    let screen: EmergencyPage
    let context: PageContext

    var body: some HTMLContent {
        div(.class("emergency")) {
            for line in screen.lines {
                div(.class(line.isWarning ? "line warning" : "line")) {
                    if isInstruction(line) {
                        p(.class("big")) {
                            if let call = instructedCall(line) { a(href: call) { line.label } } else { line.label }
                        }
                        p(.class("muted")) { line.text }
                    } else {
                        p(.class("muted")) { line.label }
                        p(.class("big")) {
                            if let call = call(line) { a(href: call) { line.text } } else { line.text }
                        }
                    }
                }
            }
        }
        for reaction in screen.standing {
            div(.class("notice wrong")) {
                p { reaction.text }
                ActionView(reaction.lift, in: context)
            }
        }
        div(.class("buttons")) {
            ActionView(screen.next, style: "main", in: context)
            ActionView(screen.card, in: context)
        }
        details(context.showsErrors(of: [screen.save]) ? .open : nil) {
            summary { localized("Change the plan") }
            FormView(screen.form, showsTitle: false, in: context)
        }
        wayBack(screen.back, context)
    }

    /// Whether a line says to call, because the family entered no number.
    private func isInstruction(_ line: EmergencyPlan.Line) -> Bool {
        line == screen.lines.first && line.isWarning
    }

    /// The call of the number in the words of an instruction; nil if they name none.
    private func instructedCall(_ line: EmergencyPlan.Line) -> HTMLKit.LinkTarget? {
        let digits = line.label.filter(\.isNumber)
        guard !digits.isEmpty else { return nil }
        return try? .telephone(digits)
    }

    /// The call of the emergency number, which is the first line; nil for another line or while it isn't entered.
    private func call(_ line: EmergencyPlan.Line) -> HTMLKit.LinkTarget? {
        guard line == screen.lines.first, let number = screen.form[field: "number"]?.value, line.text == number else {
            return nil
        }
        return try? .telephone(number)
    }
}
