public import FractionParser
public import TimeKit

/// One ingredient of a recipe.
///
/// As JSON: `{id, position, amount:{whole, numerator, denominator, text}|null, unit, name, note, equivalent, text, reading}`; a scaled
/// one has `factor` too.
public struct Ingredient: Identifiable, Hashable, Sendable {
    /// Identifies an ingredient, wherever it moves.
    public typealias ID = TimeKit.ID<Ingredient>

    /// Stable through moves and edits.
    public let id: ID

    /// Its place in the recipe, from 1, without gaps.
    public var position: Int

    /// How much, exactly; nil when nothing is said ("salt").
    public var amount: Amount?

    /// The id of a known unit ("cup"), otherwise the cook's own word; empty for things that are counted.
    public var unit: String

    /// What it is; never blank.
    public var name: String

    /// How it is to be: "sifted", "at room temperature"; may be empty.
    public var note: String

    /// The same quantity in another unit, where the cook gave one: "1 cup (125 g)".
    public var equivalent: Equivalent?

    /// The line as its author wrote it; empty when it was entered field by field.
    public var text: String

    /// How the numbers of the line are read; nil where the line is put together from the parts.
    public var reading: LineReading?

    /// How many times as much this is as the line says; 1 for an ingredient as it is kept.
    public var factor = Rational.one

    /// An ingredient.
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
    /// An ingredient at its place in a recipe.
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

    /// The text without its place; for a scaled one the line in its size.
    public var draft: IngredientDraft {
        var draft = parts
        if factor != .one, reading != nil {
            draft.text = IngredientWording.line(self)
            draft.reading = .arithmetic
        }
        return draft
    }

    /// The parts, and the line in the size it was written for.
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
        case id, position, amount, unit, name, note, equivalent, text, reading, factor
    }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(ID.self, forKey: .id),
            position: try container.decode(Int.self, forKey: .position),
            amount: try container.decodeIfPresent(WrittenAmount.self, forKey: .amount)?.amount,
            unit: try container.decode(String.self, forKey: .unit),
            name: try container.decode(String.self, forKey: .name),
            note: try container.decode(String.self, forKey: .note),
            equivalent: try container.decodeIfPresent(Equivalent.self, forKey: .equivalent),
            text: try container.decode(String.self, forKey: .text),
            reading: try container.decodeIfPresent(LineReading.self, forKey: .reading)
        )
        factor = try container.decodeIfPresent(WrittenAmount.self, forKey: .factor)?.amount.low ?? .one
    }

    /// Writes every key; what is missing is null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(position, forKey: .position)
        try container.encode(amount.map(WrittenAmount.init), forKey: .amount)
        try container.encode(unit, forKey: .unit)
        try container.encode(name, forKey: .name)
        try container.encode(note, forKey: .note)
        try container.encode(equivalent, forKey: .equivalent)
        try container.encode(text, forKey: .text)
        try container.encode(reading, forKey: .reading)
        if factor != .one { try container.encode(WrittenAmount(Amount(factor)), forKey: .factor) }
    }
}

/// How the numbers of an ingredient's line are read.
public enum LineReading: String, Codable, CaseIterable, Sendable {
    /// A person typed it: "11/2" is 1 1/2 that lost its space.
    case typed
    /// It comes from a file or a page: "11/2" is eleven halves.
    case arithmetic

    var options: AmountOptions { self == .typed ? [] : .arithmetic }
}

/// What an ingredient says, before it has a place in a recipe.
public struct IngredientDraft: Hashable, Sendable {
    /// How much, exactly; nil when nothing is said.
    public var amount: Amount?

    /// The id of a known unit ("cup"), otherwise the cook's own word; may be empty.
    public var unit: String

    /// What it is.
    public var name: String

    /// How it is to be; may be empty.
    public var note: String

    /// The same quantity in another unit.
    public var equivalent: Equivalent?

    /// The line as it was typed or found; empty when it was entered field by field.
    public var text: String

    /// How the numbers of the line are read; nil where the line is put together from the parts.
    public var reading: LineReading?

    /// What an ingredient says. `IngredientReading` makes one from what a user typed.
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
        self.reading = reading
    }
}

/// A quantity in a second unit, beside the first: the "125 g" of "1 cup (125 g) flour".
public struct Equivalent: Hashable, Sendable {
    /// How much, exactly.
    public var amount: Amount

    /// The id of a known unit, otherwise the cook's own word.
    public var unit: String

    /// A second quantity.
    public init(amount: Amount, unit: String) {
        self.amount = amount
        self.unit = unit
    }
}

extension Equivalent: Codable {
    private enum CodingKeys: String, CodingKey {
        case amount, unit
    }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        amount = try container.decode(WrittenAmount.self, forKey: .amount).amount
        unit = try container.decode(String.self, forKey: .unit)
    }

    /// Writes `{amount:{whole, numerator, denominator, text}, unit}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(WrittenAmount(amount), forKey: .amount)
        try container.encode(unit, forKey: .unit)
    }
}
