import WordKit

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

    /// The lowest and the highest valid value of a number, a date, an amount or a line such as "20 kg"; nil where a rule has no limit, or depends
    /// on other fields or on the moment of saving.
    public var range: Bounds?

    /// The reason why nothing can be typed now, such as another filter that excludes it; nil if something can.
    public var whyNot: String?

    /// The tag of the value's language, or nil for the reader's or for a value without one.
    public var language: String?

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
        takes: FileKind? = nil,
        range: Bounds? = nil,
        whyNot: String? = nil,
        language: String? = nil
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
        self.range = range
        self.whyNot = whyNot
        self.language = language
    }
}

extension Field {
    /// The kind of input that a field takes.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// One line of text.
        case line
        /// Several lines of text.
        case lines
        /// An amount such as 1-1/2. It is more than 0, except in a range that begins with 0.
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

    /// The ends of a range of values, in the form of the field's value and in the person's units: "1", "2026-03-08", "20 kg". A value outside is
    /// refused.
    public struct Bounds: Hashable, Codable, Sendable {
        /// The lowest valid value, or nil for none.
        public let lowest: String?

        /// The highest valid value, or nil for none.
        public let highest: String?

        public init(lowest: (any CustomStringConvertible)? = nil, highest: (any CustomStringConvertible)? = nil) {
            self.lowest = lowest.map { "\($0)" }
            self.highest = highest.map { "\($0)" }
        }

        /// Creates the bounds of a rule's range of whole numbers or days.
        public init<Value: CustomStringConvertible>(_ range: ClosedRange<Value>) {
            self.init(lowest: range.lowerBound, highest: range.upperBound)
        }

        /// The range in words: "1 to 9", "20 kg or more"; nil for one without an end.
        public var text: String? {
            switch (lowest, highest) {
            case (let lowest?, let highest?): localized("\(lowest) to \(highest)")
            case (let lowest?, nil): localized("\(lowest) or more")
            case (nil, let highest?): localized("\(highest) or less")
            case (nil, nil): nil
            }
        }
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

extension Field {
    public static func toggle(_ id: String, _ label: String, _ isOn: Bool) -> Field {
        Field(id: id, label: label, kind: .toggle, value: isOn ? "true" : "false")
    }

    /// Returns whether a toggle's text means yes; `usual` if there is no text.
    public static func isOn(_ text: String?, default usual: Bool) -> Bool { text.map { $0 == "true" } ?? usual }
}
