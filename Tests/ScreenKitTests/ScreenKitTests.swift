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
        "an act that isn't on the page is refused without its id, and one of a page that was seen says that the page has changed"
    )
    func missingAction() {
        #expect(Lamp().verdict(on: Act("fly")) == .refused(why: "this page has no such action"))
        for change: Int64 in [1, 2] {
            let why = "this page has changed since — look again"
            #expect(Lamp().verdict(on: Act("fly", seen: Revision(change: change))) == .refused(why: why))
        }
        #expect(Lamp().verdict(on: Act("toggle")) == .allowed(Lamp().toggle))
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
