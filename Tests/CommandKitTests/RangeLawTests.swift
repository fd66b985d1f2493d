import ScreenKit
import TestKit
import Testing

@Suite("The walk's law of ranges")
struct RangeLawTests {
    private struct Page: Screen {
        let title: String
        let revision: Revision
        let form: Form
    }

    /// A page whose field says a range from 1 to 9, and takes another.
    private static func page(
        _ typed: String?,
        taking taken: ClosedRange<Int>,
        range: Field.Bounds = Field.Bounds(1...9)
    ) -> Page {
        let value = typed ?? "3"
        let isTaken = Int(value).map(taken.contains) ?? false
        let field = Field(
            id: "times",
            label: "Times",
            kind: .number,
            value: value,
            error: isTaken ? nil : "\(value) is no number from 1 to 9",
            range: range
        )
        let form = Form(id: "pull", title: "Pull", fields: [field], buttons: [Action(id: "pull", label: "Pull")])
        return Page(title: "Bell", revision: Revision(change: 0), form: form)
    }

    @Test(
        "It names a value outside that is taken, and an end that is refused for the range",
        arguments: [(1...9, nil), (1...10, "=10: "), (0...9, "=0: "), (2...9, "=1: "), (1...8, "=9: ")]
            as [(ClosedRange<Int>, String?)]
    )
    func law(taken: ClosedRange<Int>, breach: String?) async {
        var walk = ScreenWalk(
            seed: 1,
            show: { _ in Self.page(nil, taking: taken) },
            perform: { act, _ in
                let page = Self.page(act.fields["times"], taking: taken)
                if let why = page.form.errors.first { return .refused(page, why: why) }
                return .done(Acted.Done(next: Link("bell://home", label: "Home")))
            }
        )
        await walk.walk(from: "bell://home", steps: 3)
        #expect(walk.breaches == [])
        await walk.tryRanges()
        #expect(walk.triedRanges == ["times"])
        #expect(walk.breaches.isEmpty == (breach == nil), "\(walk.breaches)")
        for said in walk.breaches { #expect(said.contains("pull · times" + (breach ?? "")), "\(said)") }
    }

    /// The values that a walk tried.
    private final class Tried {
        var values: [String] = []
    }

    @Test(
        "It tries one step of the last digit beyond an end, with the end's unit",
        arguments: [
            (Field.Bounds(lowest: "20 kg", highest: "400 kg"), ["19 kg", "401 kg"]),
            (Field.Bounds(lowest: "0.5", highest: "9.95 %"), ["0.4", "9.96 %"]),
            (Field.Bounds(lowest: "0 mL", highest: "-1.0"), ["-1 mL", "-0.9"]),
            (Field.Bounds(lowest: "1.00"), ["0.99"]),
        ]
    )
    func neighbors(range: Field.Bounds, outside: [String]) async {
        let page = Self.page("5", taking: 1...9, range: range)
        let tried = Tried()
        var walk = ScreenWalk(
            seed: 1,
            show: { _ in page },
            perform: { act, _ in
                guard let value = act.fields["times"], ![range.lowest, range.highest].contains(value) else {
                    return .done(Acted.Done(next: Link("bell://home", label: "Home")))
                }
                tried.values.append(value)
                let refused = Self.page(value, taking: 1...9, range: range)
                return .refused(refused, why: "no", field: "times")
            }
        )
        await walk.walk(from: "bell://home", steps: 3)
        tried.values = []
        await walk.tryRanges()
        #expect(tried.values == outside + outside)
        #expect(walk.breaches == [] && walk.triedRanges == ["times"])
    }

    @Test("It names an end that is neither a number nor a date, and doesn't count it as tried")
    func untried() async {
        let page = Self.page(nil, taking: 1...9, range: Field.Bounds(lowest: "1/2"))
        var walk = ScreenWalk(seed: 1, show: { _ in page }, perform: { _, _ in .refused(page, why: "it is broken") })
        await walk.walk(from: "bell://home", steps: 3)
        let before = walk.breaches.count
        await walk.tryRanges()
        #expect(walk.triedRanges == [] && walk.breaches.count > before)
        for said in walk.breaches.dropFirst(before) { #expect(said.contains("pull · times=1/2: "), "\(said)") }
    }
}
