import ScreenKit
import Testing

/// A lamp with one page. No act of it is kept.
private struct Lamp: ActingEngine {
    struct Page: Screen {
        var title = "Lamp"
        var revision = Revision(change: 2)
        var actions: [Action]
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
        var remedy: Link? { nil }

        static func fault(_ reason: String) -> Failure { Failure(description: reason, isAboutTheAct: false) }
    }

    var result = ActResult.written
    var failure: Failure?
    var newest: String?
    var availability = Action.Availability.enabled

    func screen(_ link: Place, typed: [String: String]) throws(Failure) -> any Screen {
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
        case .refused(_, let why, _): return why
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

    @Test("An error about the act is its refusal, and any other ends it")
    func failures() async throws {
        let broken = Lamp(failure: Lamp.Failure(description: "the bulb is broken", isAboutTheAct: true))
        #expect(try await answer(Act("light"), of: broken) == "the bulb is broken")
        let full = Lamp(failure: .fault("the disk is full"))
        await #expect(throws: Lamp.Failure.self) { try await answer(Act("light"), of: full) }
    }
}
