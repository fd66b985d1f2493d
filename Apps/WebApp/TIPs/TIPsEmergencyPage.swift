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
                            for part in parts(of: line) {
                                if let call = part.call { a(href: call) { part.text } } else { part.text }
                            }
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
            if let another = screen.another { ActionView(another, in: context) }
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

    /// The call of the one number in the words of an instruction; nil if they name none or several.
    private func instructedCall(_ line: EmergencyPlan.Line) -> LinkTarget? {
        let numbers = line.label.split { !$0.isNumber }
        guard numbers.count == 1 else { return nil }
        return try? .telephone(String(numbers[0]))
    }

    /// The text of a line in parts, of which the telephone numbers can be called: the whole emergency number, and those among the contacts.
    private func parts(of line: EmergencyPlan.Line) -> [(text: String, call: LinkTarget?)] {
        if line == screen.lines.first, line.text == screen.form[field: "number"]?.value {
            return [(line.text, try? LinkTarget.telephone(line.text))]
        }
        var parts: [(text: String, call: LinkTarget?)] = []
        var rest = line.text[...]
        if line.text == screen.form[field: "contacts"]?.value {
            for number in line.text.matches(of: #/\+?\(?[0-9][0-9 ().\-]{5,}[0-9]/#) {
                guard let call = try? LinkTarget.telephone(String(number.output)) else { continue }
                parts.append((String(rest[..<number.range.lowerBound]), nil))
                parts.append((String(number.output), call))
                rest = rest[number.range.upperBound...]
            }
        }
        parts.append((String(rest), nil))
        return parts
    }
}
