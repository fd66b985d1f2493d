import ScreenKit
import Testing

/// A lamp with one page. No act of it is kept.
private struct Lamp: ActingEngine {
    struct Page: Screen {
        var title = "Lamp"
        var revision = Revision(change: 2)
        var actions: [Action] = []
        var form: Form?
    }

    struct Place: ScreenPlace {
        let target = "lamp://page"
    }

    enum Deed: String, ScreenAct, CaseIterable {
        case light, open, undo

        var parts: [String] { [rawValue] }
        var needsSeen: Bool { self == .undo }

        init?(parts: [String]) {
            guard parts.count == 1 else { return nil }
            self.init(rawValue: parts[0])
        }
    }

    struct Failure: ActError {
        let description: String
        let isAboutTheAct: Bool
        var field: String?
        var remedy: Link? { nil }

        static func fault(_ reason: String) -> Failure { Failure(description: reason, isAboutTheAct: false) }
    }

    var result = ActResult.written
    var failure: Failure?
    var newest: String?
    var availability = Action.Availability.enabled
    /// Whether the page is a form whose name can't be blank.
    var isDesk = false

    func screen(_ link: Place, typed: [String: String]) throws(Failure) -> any Screen {
        if isDesk {
            let name = typed["name"] ?? ""
            let error = name.isEmpty ? "the name is blank" : nil
            let fields = [
                Field(id: "name", label: "Name", value: name, error: error),
                Field(id: "watts", label: "Watts", value: typed["watts"] ?? ""),
            ]
            let button = Action(Deed.light, label: "Light", availability: .without([error].compactMap { $0 }))
            return Page(form: Form(id: "desk", title: "Desk", fields: fields, buttons: [button]).unjudged(typed))
        }
        // A candle has no watts.
        let ids = typed["kind"] == "candle" ? ["kind"] : ["kind", "watts"]
        return Page(
            actions: Deed.allCases.map { deed in
                Action(
                    deed,
                    label: deed.rawValue,
                    availability: availability,
                    inputs: deed == .light ? ids.map { Field(id: $0, label: $0) } : [],
                    opens: deed == .open ? Link("lamp://action", label: "Action") : nil
                )
            }
        )
    }

    func outcome(of operation: ActOperation) throws(Failure) -> ActOutcome? { nil }

    func newestChange(since seen: Revision, by deed: Deed?, at link: Place) throws(Failure) -> String? { newest }

    func carryOut(
        _ deed: Deed,
        _ act: Act,
        at link: Place,
        under operation: ActOperation
    ) async throws(Failure) -> ActResult {
        if let failure { throw failure }
        return result
    }

    func next(after deed: Deed, at link: Place, about subject: String?) throws(Failure) -> Link {
        Link("lamp://next", label: "Next")
    }

    func inverse(of deed: Deed) -> (deed: Deed, at: Link)? { nil }

    func newOperation() -> String { "operation" }
}

@Suite("The course of an act")
struct ActingEngineTests {
    /// The link that a done act leads to, or the reason of a refusal.
    private func answer(_ act: Act, of lamp: Lamp) async throws -> String {
        switch try await lamp.performed(act, at: Lamp.Place()) {
        case .done(let done): return done.next.target
        case .refused(_, let why, _, _): return why
        case .question(let question): return question.question
        case .file: return "a file"
        }
    }

    @Test("An act leads where its result says, or else where its action does, or else where the engine does")
    func next() async throws {
        var lamp = Lamp(result: .opens(Link("lamp://result", label: "Result")))
        #expect(try await answer(Act("open"), of: lamp) == "lamp://result")
        #expect(try await answer(Act("light"), of: lamp) == "lamp://result")
        lamp.result = .opens(nil)
        #expect(try await answer(Act("open"), of: lamp) == "lamp://action")
        #expect(try await answer(Act("light"), of: lamp) == "lamp://next")
        lamp.result = .written
        #expect(try await answer(Act("light"), of: lamp) == "lamp://next")
    }

    @Test(
        "An act about the newest change needs the revision that was seen",
        arguments: [(nil, false), ("", false), ("x7", false), ("7", true), ("70", true)] as [(String?, Bool)]
    )
    func seen(revision: String?, isDone: Bool) async throws {
        let seen = revision.map { Revision(rawValue: $0) }
        let refusal = "“undo” is about the newest change — send the revision of the page that was seen with it"
        #expect(try await answer(Act("undo", seen: seen), of: Lamp()) == (isDone ? "lamp://next" : refusal))
        #expect(try await answer(Act("light", seen: seen), of: Lamp()) == "lamp://next")
    }

    @Test("An act that the screen doesn't offer is refused with its reason, or with the change since the person looked")
    func refused() async throws {
        var lamp = Lamp(availability: .disabled(why: "the power is off"))
        #expect(try await answer(Act("light"), of: lamp) == "the power is off")
        #expect(try await answer(Act("light", seen: Revision(change: 1)), of: lamp) == "the power is off")
        #expect(try await answer(Act("fly"), of: lamp) == "this page has no such action")
        let change = "since you looked: the lamp was moved — look again, then decide"
        lamp.newest = "the lamp was moved"
        for availability in [Action.Availability.enabled, lamp.availability] {
            lamp.availability = availability
            #expect(try await answer(Act("light", seen: Revision(change: 1)), of: lamp) == change)
        }
        lamp.availability = .enabled
        #expect(try await answer(Act("light"), of: lamp) == "lamp://next")
    }

    @Test(
        "A field that went away by what was typed into another one is left out, and one that was never there is refused"
    )
    func fields() async throws {
        for kind in ["bulb", "candle"] {
            let act = Act("light", fields: ["kind": kind, "watts": "40"])
            #expect(try await answer(act, of: Lamp()) == "lamp://next")
        }
        let unknown = Act("light", fields: ["kind": "candle", "volts": "9"])
        #expect(try await answer(unknown, of: Lamp()) == "“light” takes no field “volts” — it takes kind")
    }

    @Test("A refused form comes back with the errors of its empty fields, although nobody typed into them")
    func unjudged() async throws {
        let blank = "the name is blank"
        let act = Act("light", fields: ["watts": "40"])
        guard case .refused(let screen, let why, _, _) = try await Lamp(isDesk: true).performed(act, at: Lamp.Place())
        else {
            Issue.record("a form with a blank name was sent")
            return
        }
        #expect(why == blank)
        let form = try #require(ScreenParts(screen).forms.first)
        #expect(form[field: "name"]?.error == blank && form[field: "watts"]?.value == "40")
    }

    @Test("An error about the act is its refusal with the field that the act has, and any other ends it")
    func failures() async throws {
        let broken = Lamp(failure: Lamp.Failure(description: "the bulb is broken", isAboutTheAct: true))
        #expect(try await answer(Act("light"), of: broken) == "the bulb is broken")
        for (field, named) in [("watts", "watts"), ("volts", nil), (nil, nil)] as [(String?, String?)] {
            let lamp = Lamp(failure: Lamp.Failure(description: "too bright", isAboutTheAct: true, field: field))
            guard case .refused(_, _, _, let told) = try await lamp.performed(Act("light"), at: Lamp.Place()) else {
                Issue.record("an act with the error was done")
                continue
            }
            #expect(told == named)
        }
        let full = Lamp(failure: .fault("the disk is full"))
        await #expect(throws: Lamp.Failure.self) { try await answer(Act("light"), of: full) }
    }
}
