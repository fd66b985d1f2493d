/// An input field of a form.
public struct Field: Hashable, Codable, Identifiable, Sendable {
    /// The id, stable within the form, such as "name" or "position".
    public let id: String

    /// The text beside the field.
    public var label: String

    /// The kind of input.
    public var kind: Kind

    /// The text of the field, as typed or prefilled.
    public var value: String

    /// Whether the form can't be saved while the field is blank.
    public var isRequired: Bool

    /// The longest text in characters, or nil for no limit.
    public var limit: Int?

    /// The choices. Empty if the input is free.
    public var choices: [Choice]

    /// The text shown while the field is empty, or nil.
    public var placeholder: String?

    /// The interpretation of the value, such as "read as 1-1/2", or nil.
    public var reading: String?

    /// The problem with the value and how to solve it, or nil.
    public var error: String?

    /// The files that a field for a file takes, or nil for any.
    public var takes: FileKind?

    public init(
        id: String,
        label: String,
        kind: Kind = .line,
        value: String = "",
        isRequired: Bool = false,
        limit: Int? = nil,
        choices: [Choice] = [],
        placeholder: String? = nil,
        reading: String? = nil,
        error: String? = nil,
        takes: FileKind? = nil
    ) {
        self.id = id
        self.label = label
        self.kind = kind
        self.value = value
        self.isRequired = isRequired
        self.limit = limit
        self.choices = choices
        self.placeholder = placeholder
        self.reading = reading
        self.error = error
        self.takes = takes
    }
}

extension Field {
    /// The kind of input that a field takes.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// One line of text.
        case line
        /// Several lines of text.
        case lines
        /// An amount such as 1-1/2.
        case amount
        /// A whole number.
        case number
        /// A date, `YYYY-MM-DD`.
        case date
        /// A time of day, `HH:MM`.
        case time
        /// A Boolean: "true" or "false".
        case toggle
        /// One of the choices.
        case choice
        /// Several of the choices, with spaces between their values.
        case choices
        /// A file that the user selects.
        case file
        /// A web address, or a file of the user's. A front end fetches the address and sends the page as the field's file.
        case page
        /// A line that is hidden while typed, such as a password. A screen never carries its value.
        case secret
    }

    /// A kind of file that a front end offers to choose.
    public enum FileKind: String, CaseIterable, Codable, Sendable {
        case picture
    }

    /// A choice or suggestion.
    public struct Choice: Hashable, Codable, Sendable {
        /// The stored value.
        public var value: String

        /// The displayed text.
        public var label: String

        /// Creates a choice. By default, the label is the value.
        public init(_ value: String, label: String? = nil) {
            self.value = value
            self.label = label ?? value
        }
    }
}
