import Foundation
import ScreenKit
import TestKit
import Testing

@Suite("The document of the JSON of screens and acts")
struct ContractDocumentTests {
    private let text: String

    init() throws {
        text = try String(contentsOf: Corpus.package.appendingPathComponent("docs/screens.md"), encoding: .utf8)
    }

    /// Returns the keys of a value's JSON.
    private func keys(_ value: some Encodable) throws -> [String] {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any]
        return (object?.keys).map { $0.sorted() } ?? []
    }

    @Test("It names every key of a link, an action, a form, a field, an act and the answers")
    func objects() throws {
        let link = Link("diary://home", label: "Home")
        let field = Field(
            id: "text",
            label: "Text",
            limit: 10,
            choices: [.init("a", label: "A")],
            placeholder: "a",
            reading: "read as a",
            error: "too long",
            takes: .picture,
            range: Field.Bounds(1...9)
        )
        let question = Action.Confirmation(question: "Delete it?", proceed: "Delete", key: "a1")
        let action = Action(
            id: "delete",
            label: "Delete",
            availability: .disabled(why: "it is gone"),
            inputs: [field],
            confirmation: question,
            opens: link,
            needsSeen: true
        )
        let form = Form(id: "form", title: "Form", fields: [field], buttons: [action], whyNot: "it is gone")
        let act = Act(
            "delete",
            answers: "a1",
            operation: "a",
            seen: Revision(change: 1),
            at: "2026-03-08T07:30:00Z"
        )
        let file = Acted.file(ScreenFile(name: "a.txt", mediaType: "text/plain", bytes: [1]))
        let done = Acted.Done(said: "done", next: link, undo: Acted.Undo(act, at: link))
        let answers = ["name", "mediaType", "bytes", "refused", "why", "screen", "remedy", "field", "question"]
        let all: [[String]] = [
            try keys(link), try keys(field), try keys(field.range), try keys(field.choices[0]), try keys(question),
            try keys(action),
            try keys(form), try keys(act), try keys(file), try keys(done), answers,
        ]
        #expect(all.joined().count > 40)
        for key in all.joined() { #expect(text.contains("`\(key)`"), "\(key)") }
    }

    @Test("It names every kind of a field and of a file, and every gesture")
    func kinds() {
        var names = Field.Kind.allCases.map(\.rawValue)
        names += Field.FileKind.allCases.map(\.rawValue)
        names += Action.Gesture.allCases.map(\.rawValue)
        for name in names { #expect(text.contains("`\(name)`"), "\(name)") }
    }
}
