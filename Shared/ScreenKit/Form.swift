/// Fields that are saved together, and their buttons.
public struct Form: Hashable, Codable, Identifiable, Sendable {
    /// The id, stable within the screen.
    public let id: String

    /// The title, such as "New step".
    public var title: String

    /// The fields, from top to bottom.
    public var fields: [Field]

    /// The buttons below the fields, from top to bottom.
    public var buttons: [Action]

    /// The reason for which the form can't be sent whatever its fields say, such as a missing permission. Nil while the fields decide.
    public var whyNot: String?

    public init(id: String, title: String, fields: [Field], buttons: [Action], whyNot: String? = nil) {
        self.id = id
        self.title = title
        self.fields = fields
        self.buttons = buttons
        self.whyNot = whyNot
    }
}

extension Form {
    /// Returns the field with an id, or nil.
    public subscript(field id: String) -> Field? { fields.first { $0.id == id } }

    /// Returns the button with an id, or nil.
    public subscript(button id: String) -> Action? { buttons.first { $0.id == id } }

    /// The errors of the fields. Empty if the form can be saved.
    public var errors: [String] { fields.compactMap(\.error) }

    /// Returns the form as it is shown: an empty field that nobody typed into has no error yet.
    ///
    /// - Parameters:
    ///   - typed: The typed texts by field id.
    ///   - prefix: The text before each field's id in `typed`.
    public func unjudged(_ typed: [String: String], prefix: String = "") -> Form {
        var form = self
        for place in fields.indices where fields[place].value.isEmpty && typed[prefix + fields[place].id] == nil {
            form.fields[place].error = nil
        }
        return form
    }
}
