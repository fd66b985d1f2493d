public import FractionParser
public import TimeKit

/// One ingredient of a recipe.
///
/// Its JSON is `{id, position, amount:{whole, numerator, denominator, text}|null, unit, name, note, equivalent, text,
/// reading}`. A scaled ingredient also has `factor`.
public struct Ingredient: Identifiable, Hashable, Sendable {
    public typealias ID = TimeKit.ID<Ingredient>

    /// The identifier, stable through moves and edits.
    public let id: ID

    /// The 1-based position in the recipe, without gaps.
    public var position: Int

    /// The exact amount; nil if there is none ("salt").
    public var amount: Amount?

    /// The id of a known unit ("cup") or the cook's own word; empty for things that are counted.
    public var unit: String

    /// The name; never blank.
    public var name: String

    /// The preparation, such as "sifted" or "at room temperature"; may be empty.
    public var note: String

    /// The same quantity in another unit, as in "1 cup (125 g)"; nil if there is none.
    public var equivalent: Equivalent?

    /// The line as its author wrote it; empty if it was entered field by field.
    public var text: String

    /// The way the numbers of the line are read; nil if the line is made from the parts.
    public var reading: LineReading?

    /// The scaling factor relative to the line; 1 for a stored ingredient.
    public var factor = Rational.one

    public init(
        id: ID,
        position: Int,
        amount: Amount? = nil,
        unit: String = "",
        name: String,
        note: String = "",
        equivalent: Equivalent? = nil,
        text: String = "",
        reading: LineReading? = nil
    ) {
        self.id = id
        self.position = position
        self.amount = amount
        self.unit = unit
        self.name = name
        self.note = note
        self.equivalent = equivalent
        self.text = text
        self.reading = reading
    }
}

extension Ingredient {
    /// Creates the ingredient of a draft at a position in a recipe.
    public init(id: ID, position: Int, _ draft: IngredientDraft) {
        self.init(
            id: id,
            position: position,
            amount: draft.amount,
            unit: draft.unit,
            name: draft.name,
            note: draft.note,
            equivalent: draft.equivalent,
            text: draft.text,
            reading: draft.reading
        )
    }

    /// The ingredient without its position. The line of a scaled ingredient is rewritten with scaled numbers.
    public var draft: IngredientDraft {
        var draft = parts
        if factor != .one, reading != nil {
            draft.text = IngredientWording.line(self)
            draft.reading = .arithmetic
        }
        return draft
    }

    /// The parts, with the line in its original size.
    var parts: IngredientDraft {
        IngredientDraft(
            amount: amount,
            unit: unit,
            name: name,
            note: note,
            equivalent: equivalent,
            text: text,
            reading: reading
        )
    }
}

extension Ingredient: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, position, factor
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(ID.self, forKey: .id),
            position: try container.decode(Int.self, forKey: .position),
            try IngredientDraft(from: decoder)
        )
        factor = try container.decodeIfPresent(WrittenAmount.self, forKey: .factor)?.amount.low ?? .one
    }

    /// Encodes every key except `factor`, which is omitted if it is 1. A missing value is null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(position, forKey: .position)
        try parts.encode(to: encoder)
        if factor != .one { try container.encode(WrittenAmount(Amount(factor)), forKey: .factor) }
    }
}

/// The way to read the numbers of an ingredient line.
public enum LineReading: String, Codable, CaseIterable, Sendable {
    /// A person typed the line: "11/2" is 1 1/2 without its space.
    case typed
    /// The line comes from a file or a page: "11/2" is eleven halves.
    case arithmetic

    var options: AmountOptions { self == .typed ? [] : .arithmetic }
}

/// The content of an ingredient without an identifier or a position.
public struct IngredientDraft: Hashable, Sendable {
    /// The exact amount; nil if there is none.
    public var amount: Amount?

    /// The id of a known unit ("cup") or the cook's own word; may be empty.
    public var unit: String

    public var name: String

    /// The preparation; may be empty.
    public var note: String

    /// The same quantity in another unit; nil if there is none.
    public var equivalent: Equivalent?

    /// The line as it was typed or found; empty if it was entered field by field.
    public var text: String

    /// The way the numbers of the line are read; nil if the line is made from the parts.
    public var reading: LineReading?

    /// Creates a draft from parts. `IngredientReading` creates one from typed text.
    public init(
        amount: Amount? = nil,
        unit: String = "",
        name: String,
        note: String = "",
        equivalent: Equivalent? = nil,
        text: String = "",
        reading: LineReading? = nil
    ) {
        self.amount = amount
        self.unit = unit
        self.name = name
        self.note = note
        self.equivalent = equivalent
        self.text = text
        self.reading = reading
    }
}

extension IngredientDraft: Codable {
    private enum CodingKeys: String, CodingKey {
        case amount, unit, name, note, equivalent, text, reading
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            amount: try container.decodeIfPresent(WrittenAmount.self, forKey: .amount)?.amount,
            unit: try container.decode(String.self, forKey: .unit),
            name: try container.decode(String.self, forKey: .name),
            note: try container.decode(String.self, forKey: .note),
            equivalent: try container.decodeIfPresent(Equivalent.self, forKey: .equivalent),
            text: try container.decode(String.self, forKey: .text),
            reading: try container.decodeIfPresent(LineReading.self, forKey: .reading)
        )
    }

    /// Encodes every key. A missing value is null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(amount.map(WrittenAmount.init), forKey: .amount)
        try container.encode(unit, forKey: .unit)
        try container.encode(name, forKey: .name)
        try container.encode(note, forKey: .note)
        try container.encode(equivalent, forKey: .equivalent)
        try container.encode(text, forKey: .text)
        try container.encode(reading, forKey: .reading)
    }
}

/// A quantity in a second unit: the "125 g" of "1 cup (125 g) flour".
public struct Equivalent: Hashable, Sendable {
    /// The exact amount.
    public var amount: Amount

    /// The id of a known unit or the cook's own word.
    public var unit: String

    public init(amount: Amount, unit: String) {
        self.amount = amount
        self.unit = unit
    }
}

extension Equivalent: Codable {
    private enum CodingKeys: String, CodingKey {
        case amount, unit
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        amount = try container.decode(WrittenAmount.self, forKey: .amount).amount
        unit = try container.decode(String.self, forKey: .unit)
    }

    /// Encodes `{amount:{whole, numerator, denominator, text}, unit}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(WrittenAmount(amount), forKey: .amount)
        try container.encode(unit, forKey: .unit)
    }
}
