import ScreenKit
import TestKit
import Testing

@Suite("The walk's law of limits")
struct LimitLawTests {
    private struct Page: Screen {
        let title: String
        let revision: Revision
        let form: Form
    }

    /// A page whose field says a limit of 9 characters, and takes another.
    private static func page(_ typed: String?, taking taken: ClosedRange<Int>) -> Page {
        let value = typed ?? "Ana"
        let error = taken.contains(value.count) ? nil : "the name has \(value.count) characters — shorten it"
        let field = Field(id: "name", label: "Name", value: value, limit: 9, error: error)
        let form = Form(id: "pull", title: "Pull", fields: [field], buttons: [Action(id: "pull", label: "Pull")])
        return Page(title: "Bell", revision: Revision(change: 0), form: form)
    }

    private static func walked(taking taken: ClosedRange<Int>, except cut: Set<String> = []) async -> ScreenWalk {
        var walk = ScreenWalk(
            seed: 1,
            show: { _ in Self.page(nil, taking: taken) },
            perform: { act, _ in
                let page = Self.page(act.fields["name"], taking: taken)
                if let why = page.form.errors.first { return .refused(page, why: why) }
                return .done(Acted.Done(next: Link("bell://home", label: "Home")))
            }
        )
        await walk.walk(from: "bell://home", steps: 3)
        await walk.tryLimits(except: cut)
        return walk
    }

    @Test(
        "It names a text over the limit that is taken, and one at the limit that is refused for its length",
        arguments: [(0...9, nil), (0...10, "10 characters aren't refused"), (0...8, "its limit is 9"), (11...12, nil)]
            as [(ClosedRange<Int>, String?)]
    )
    func law(taken: ClosedRange<Int>, breach: String?) async {
        let walk = await Self.walked(taking: taken)
        #expect(walk.triedLimits == ["name"])
        #expect(walk.breaches.count == (breach == nil ? 0 : 1), "\(walk.breaches)")
        for said in walk.breaches { #expect(said.contains("pull · name: " + (breach ?? "")), "\(said)") }
    }

    @Test("A field that cuts its text on purpose is left out by its name")
    func cut() async {
        let walk = await Self.walked(taking: 0...1_000, except: ["name"])
        #expect(walk.breaches == [] && walk.triedLimits == [])
    }
}
