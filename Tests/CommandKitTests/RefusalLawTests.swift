import ScreenKit
import TestKit
import Testing

@Suite("The walk's laws of refusals")
struct RefusalLawTests {
    private struct Page: Screen {
        let title: String
        let revision: Revision
        let form: Form
    }

    struct Answer: CustomStringConvertible, Sendable {
        /// The error at the field of the screen that comes back.
        var error: String?
        /// The words of its button.
        var words: String?
        /// The reason for which its form can't be sent at all.
        var whole: String?
        /// The field that the refusal names.
        var field: String?
        /// The text of the field on the screen that comes back; nil for what was typed.
        var value: String?
        /// The text that the walk's finding has; nil for none.
        let finding: String?

        var description: String { finding ?? "no finding" }
    }

    private static func page(_ answer: Answer? = nil, typed: String? = nil) -> Page {
        let value = answer?.value ?? typed ?? "3"
        let field = Field(id: "times", label: "Times", value: value, error: answer?.error)
        let state = answer?.words.map { Action.Availability.disabled(why: $0) } ?? .enabled
        let button = Action(id: "pull", label: "Pull", availability: state)
        return Page(
            title: "Bell",
            revision: Revision(change: 0),
            form: Form(id: "pull", title: "Pull", fields: [field], buttons: [button], whyNot: answer?.whole)
        )
    }

    @Test(
        "It names a refusal at no field, at one that isn't there or lost its text, and in other words than the button's",
        arguments: [
            Answer(error: "too often", finding: nil), Answer(field: "times", finding: nil),
            Answer(words: "broken", whole: "broken", finding: nil),
            Answer(error: "too often", words: "broken", finding: nil), Answer(finding: "is at no field"),
            Answer(field: "times", value: "an old value", finding: "which came back with “an old value”"),
            Answer(field: "volts", finding: "“volts”, which the act doesn't have"),
            Answer(error: "too often", words: "worn", finding: "the screen says “worn”"),
        ]
    )
    func law(answer: Answer) async {
        for isAboutNoField in [false, true] {
            var walk = ScreenWalk(
                seed: 1,
                isAboutNoField: { isAboutNoField && $0 == "broken" },
                show: { _ in Self.page() },
                perform: { act, _ in
                    .refused(Self.page(answer, typed: act.fields["times"]), why: "broken", field: answer.field)
                }
            )
            await walk.walk(from: "bell://home", steps: 10)
            let isExcused = isAboutNoField && answer.finding == "is at no field"
            #expect(walk.breaches.isEmpty == (answer.finding == nil || isExcused), "\(walk.breaches)")
            for said in walk.breaches { #expect(said.contains(answer.finding ?? ""), "\(said)") }
        }
    }
}
