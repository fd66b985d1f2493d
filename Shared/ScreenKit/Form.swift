/// Fields that are saved together, and the buttons below them.
public struct Form: Hashable, Codable, Identifiable, Sendable {
    /// Stable within its screen.
    public let id: String

    /// What the form is for: "New step".
    public var title: String

    /// The fields, from top to bottom.
    public var fields: [Field]

    /// The buttons under the fields, from top to bottom.
    public var buttons: [Action]

    /// A form.
    public init(id: String, title: String, fields: [Field], buttons: [Action]) {
        self.id = id
        self.title = title
        self.fields = fields
        self.buttons = buttons
    }
}

extension Form {
    /// The field of an id.
    public subscript(field id: String) -> Field? { fields.first { $0.id == id } }

    /// The button of an id.
    public subscript(button id: String) -> Action? { buttons.first { $0.id == id } }

    /// What is wrong, field by field; empty when the form can be saved.
    public var errors: [String] { fields.compactMap(\.error) }
}
