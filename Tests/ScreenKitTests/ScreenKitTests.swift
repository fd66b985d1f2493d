import Foundation
import ScreenKit
import Testing

@Suite("ScreenKit")
struct ScreenKitTests {
    static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    private func text(_ value: some Encodable) throws -> String {
        String(decoding: try Self.encoder.encode(value), as: UTF8.self)
    }

    @Test(
        "the name of a file has no slash, colon or control character, and doesn't begin with a dot",
        arguments: [
            ("report 1.pdf", "report 1.pdf"), ("a/b\\c:d.pdf", "a-b-c-d.pdf"), ("a\0b\nc", "a-b-c"), ("..a.b", "a.b"),
        ]
    )
    func fileNames(typed: String, name: String) {
        #expect(ScreenFile(name: typed, mediaType: "application/pdf", bytes: []).name == name)
    }

    @Test("an action that can't be done says why, and one that can says nothing")
    func availability() throws {
        let open = Action(id: "save", label: "Save")
        #expect(open.isEnabled)
        #expect(open.whyNot == nil)
        #expect(try text(open) == #"{"enabled":true,"gesture":"button","id":"save","label":"Save"}"#)

        let shut = Action(id: "save", label: "Save", availability: .disabled(why: "enter a name first"))
        #expect(!shut.isEnabled)
        #expect(shut.whyNot == "enter a name first")
        #expect(
            try text(shut)
                == #"{"enabled":false,"gesture":"button","id":"save","label":"Save","whyNot":"enter a name first"}"#
        )
    }

    static let actions = [
        Action(id: "a", label: "A"),
        Action(id: "b", label: "B", gesture: .swipeLeft, availability: .disabled(why: "no")),
        Action(
            id: "c",
            label: "C",
            confirmation: .init(question: "Delete it?", proceed: "Delete"),
            opens: Link("app://home", label: "Home")
        ),
        Action(id: "undo", label: "Undo", needsSeen: true),
    ]

    @Test("an action that needs the revision that was seen says so, and any other says nothing")
    func needsSeen() throws {
        #expect(
            try text(Action(id: "undo", label: "Undo", needsSeen: true))
                == #"{"enabled":true,"gesture":"button","id":"undo","label":"Undo","needsSeen":true}"#
        )
    }

    @Test("a field has its range in the form of its value, and only the ends that there are")
    func range() throws {
        var field = Field(id: "servings", label: "Servings", kind: .number, range: Field.Bounds(1...9_999))
        #expect(try text(field).contains(#""range":{"highest":"9999","lowest":"1"}"#))
        #expect(try JSONDecoder().decode(Field.self, from: Self.encoder.encode(field)) == field)
        field.range = Field.Bounds(lowest: 1)
        #expect(try text(field).contains(#""range":{"lowest":"1"}"#))
        #expect(Field.Bounds(lowest: "20 kg").text == "20 kg or more" && Field.Bounds(highest: 9).text == "9 or less")
        #expect(Field.Bounds(1...9).text == "1 to 9" && Field.Bounds().text == nil)
        field.range = nil
        #expect(try !text(field).contains("range"))
        #expect(try JSONDecoder().decode(Field.self, from: Self.encoder.encode(field)) == field)
    }

    @Test("a value written as JSON reads back equal", arguments: actions)
    func actionRoundTrip(action: Action) throws {
        #expect(try JSONDecoder().decode(Action.self, from: Self.encoder.encode(action)) == action)
    }

    @Test("a form finds its fields and buttons by id and gathers their errors")
    func form() throws {
        let form = Form(
            id: "step",
            title: "New step",
            fields: [
                Field(id: "text", label: "Step", kind: .lines, isRequired: true, limit: 10, error: "enter a step"),
                Field(id: "unit", label: "Unit", kind: .choice, value: "g", choices: [.init("g", label: "gram")]),
            ],
            buttons: [Action(id: "save", label: "Save"), Action(id: "done", label: "Done")]
        )
        #expect(form[field: "unit"]?.choices == [Field.Choice("g", label: "gram")])
        #expect(form[field: "none"] == nil)
        #expect(form[button: "done"]?.label == "Done")
        #expect(form.errors == ["enter a step"])
        #expect(try JSONDecoder().decode(Form.self, from: Self.encoder.encode(form)) == form)
    }

    private struct Lamp: Screen {
        var title = "Lamp"
        var revision = Revision(change: 2)
        var toggle = Action(id: "toggle", label: "Switch it")
    }

    @Test(
        "an act that isn't on the page is refused without its id, and only a page with another revision is said to have changed"
    )
    func missingAction() {
        #expect(Lamp().verdict(on: Act("fly")) == .refused(why: "this page has no such action"))
        let answers: [(Int64, String)] = [
            (1, "this page has changed since — look again"), (2, "this page has no such action now — look again"),
        ]
        for (change, why) in answers {
            #expect(Lamp().verdict(on: Act("fly", seen: Revision(change: change))) == .refused(why: why))
        }
        #expect(Lamp().verdict(on: Act("toggle")) == .allowed(Lamp().toggle))
    }

    @Test("a field takes what its kind says: a text, a file, or for pages either")
    func files() {
        struct Desk: Screen {
            var title = "Desk"
            var revision = Revision(change: 1)
            var send: Action
        }
        let kinds: [(kind: Field.Kind, takesText: Bool, takesFile: Bool)] = [
            (.line, true, false), (.file, false, true), (.page, true, true),
        ]
        for (kind, takesText, takesFile) in kinds {
            let desk = Desk(send: Action(id: "send", label: "Send", inputs: [Field(id: "f", label: "F", kind: kind)]))
            var act = Act("send", fields: ["f": "text"])
            #expect((desk.verdict(on: act) == .allowed(desk.send)) == takesText, "\(kind)")
            act = Act("send")
            act.files = ["f": URL(fileURLWithPath: "/f")]
            #expect((desk.verdict(on: act) == .allowed(desk.send)) == takesFile, "\(kind)")
            act.files = ["g": URL(fileURLWithPath: "/f")]
            #expect(desk.verdict(on: act) == .refused(why: "“send” takes no field “g” — it takes f"))
        }
    }

    @Test("an empty field that nobody typed into has no error yet")
    func unjudged() {
        for (value, typed, isJudged) in [("", nil, false), ("", "", true), ("x", nil, true), ("x", "x", true)]
            as [(String, String?, Bool)]
        {
            let field = Field(id: "f", label: "F", value: value, error: "no")
            let form = Form(id: "form", title: "Form", fields: [field], buttons: [])
            for prefix in ["", "form/"] {
                let shown = form.unjudged(typed.map { [prefix + "f": $0] } ?? [:], prefix: prefix)
                #expect((shown.errors == ["no"]) == isJudged && shown.errors.isEmpty != isJudged)
            }
        }
    }

    private enum Deed: ScreenAct {
        case named(String, String)

        var parts: [String] {
            switch self {
            case .named(let first, let second): [first, second]
            }
        }

        init?(parts: [String]) {
            guard parts.count == 2 else { return nil }
            self = .named(parts[0], parts[1])
        }
    }

    @Test("the id of an act reads back, whatever its parts hold, and no other text reads as one")
    func acts() {
        let parts = ["a", "/", "%", "%2F", "a/b", "é", " ", "?"]
        for first in parts {
            for second in parts {
                let deed = Deed.named(first, second)
                #expect(Deed(deed.id) == deed, "\(deed.id)")
            }
        }
        #expect(Deed.named("a/%", "b").id == "a%2F%25/b")
        for id in ["", "a", "a/", "/a", "a/b/c", "a/%", "a/%41", "a/%2f"] { #expect(Deed(id) == nil, "\(id)") }
    }

    @Test("a said text loses the alarm that it begins with")
    func rest() {
        for (said, alarm, rest) in [
            ("Call now. Dose added", "Call now", "Dose added"), ("Dose added", "Call now", "Dose added"),
            ("Dose added", nil, "Dose added"), (nil, "Call now", nil), (nil, nil, nil),
        ] as [(String?, String?, String?)] {
            let done = Acted.Done(said: said, next: Link("app://home", label: "Home"), alarm: alarm)
            #expect(done.rest == rest)
        }
    }

    @Test("a choice without a label shows its value")
    func choices() {
        #expect(Field.Choice("g").label == "g" && Field.Choice("g", label: "gram").label == "gram")
    }

    @Test("a question with a key is answered by a yes that names it, and one without a key by any yes")
    func keys() {
        var lamp = Lamp()
        lamp.toggle.confirmation = .init(question: "Switch it?", proceed: "Switch")
        #expect(lamp.verdict(on: Act("toggle", isConfirmed: true)) == .allowed(lamp.toggle))
        let question = Action.Confirmation(question: "Switch it at night?", proceed: "Switch", key: "night")
        lamp.toggle.confirmation = question
        for answers in [nil, "", "day"] as [String?] {
            #expect(lamp.verdict(on: Act("toggle", isConfirmed: true, answers: answers)) == .question(question))
        }
        #expect(lamp.verdict(on: Act("toggle", answers: "night")) == .question(question))
        var act = Act("toggle")
        act.confirm(question)
        #expect(lamp.verdict(on: act) == .allowed(lamp.toggle))
    }

    @Test("a revision is one string, and the same change gives the same one")
    func revision() throws {
        #expect(Revision(change: 7) == Revision(rawValue: "7"))
        #expect(try text([Revision(change: 7)]) == #"["7"]"#)
        #expect(try JSONDecoder().decode([Revision].self, from: Data(#"["7"]"#.utf8)) == [Revision(change: 7)])
    }

    @Test("a toggle is true or false, and without a text it is as usual")
    func toggles() {
        for isOn in [true, false] {
            #expect(Field.isOn(Field.toggle("on", "On", isOn).value, default: !isOn) == isOn)
            #expect(Field.isOn(nil, default: isOn) == isOn)
        }
        #expect(!Field.isOn("yes", default: true))
    }

    @Test("an action is refused with the first of the reasons, and can be done without any")
    func reasons() {
        #expect(Action.Availability.without([]) == .enabled)
        #expect(Action.Availability.without(["first", "second"]) == .disabled(why: "first"))
    }
}
