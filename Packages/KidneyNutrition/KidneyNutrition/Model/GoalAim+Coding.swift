import FractionParser
import TimeKit

extension GoalAim {
    /// The numbers as they are stored: the amount, or the systolic value of a blood pressure; the diastolic value; and the target day of a
    /// weight. Each is nil if the aim has none.
    var numbers: (amount: Rational?, second: Rational?, by: LocalDate?) {
        switch self {
        case .weight(let kilograms, let day): (kilograms, nil, day)
        case .lab: (nil, nil, nil)
        case .fluidAtLeast(let amount), .fluidAtMost(let amount), .fruitAndVegetables(let amount):
            (amount, nil, nil)
        case .bloodPressure(let systolic, let diastolic): (systolic, diastolic, nil)
        case .atMost(_, let amount), .atLeast(_, let amount), .activity(let amount): (amount, nil, nil)
        }
    }

    /// Creates an aim from the key of its subject (``GoalSubject/word``) and the stored numbers.
    ///
    /// - Returns: nil for an unknown key, a missing number, or the food diary, which can't be an aim.
    init?(_ word: String, amount: Rational?, second: Rational?, by day: LocalDate?) {
        switch (GoalRule.subject(word: word), amount) {
        case (.lab(let analyte)?, _): self = .lab(analyte)
        case (.weight?, let amount?): self = .weight(kilograms: amount, by: day)
        case (.fluidAtLeast?, let amount?): self = .fluidAtLeast(amount)
        case (.fluidAtMost?, let amount?): self = .fluidAtMost(amount)
        case (.fruitAndVegetables?, let amount?): self = .fruitAndVegetables(cups: amount)
        case (.bloodPressure?, let amount?):
            guard let second else { return nil }
            self = .bloodPressure(systolic: amount, diastolic: second)
        case (.atMost(let nutrient)?, let amount?): self = .atMost(nutrient, amount)
        case (.atLeast(let nutrient)?, let amount?): self = .atLeast(nutrient, amount)
        case (.activity?, let amount?): self = .activity(minutes: amount)
        case (.diary?, _), (nil, _), (_, nil): return nil
        }
    }
}

extension GoalAim: Codable {
    private enum CodingKeys: String, CodingKey {
        case subject, amount, second, by
    }

    /// Decodes the format of ``encode(to:)``.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for an unknown subject or a missing number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let aim = GoalAim(
            try container.decode(String.self, forKey: .subject),
            amount: try container.decodeIfPresent(Rational.self, forKey: .amount),
            second: try container.decodeIfPresent(Rational.self, forKey: .second),
            by: try container.decodeIfPresent(LocalDate.self, forKey: .by)
        )
        guard let aim else {
            throw DecodingError.dataCorruptedError(
                forKey: .subject,
                in: container,
                debugDescription: "no aim of a goal"
            )
        }
        self = aim
    }

    /// Encodes `{"subject": "sodium-at-most", "amount": …, "second": null, "by": null}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(subject.word, forKey: .subject)
        try container.encode(numbers.amount, forKey: .amount)
        try container.encode(numbers.second, forKey: .second)
        try container.encode(numbers.by, forKey: .by)
    }
}
