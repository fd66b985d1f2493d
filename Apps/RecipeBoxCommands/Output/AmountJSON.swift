import CommandKit
import FractionParser
import JSONKit

extension JSONValue {
    /// Creates `{whole, numerator, denominator, text}`. The whole and the fraction are separate, and the whole has the
    /// sign.
    init(_ number: MixedNumber) { self = .object(JSONObject(Self.members(of: number))) }

    /// Creates an amount's number as above, or `{low, high, text}` for a range; `null` for nil. `approximate` is there
    /// only if true.
    init(_ amount: Amount?) {
        guard let amount else {
            self = .null
            return
        }
        self = .object(JSONObject(Self.members(of: amount)))
    }

    private static func members(of number: MixedNumber) -> [JSONObject.Member] {
        [
            JSONObject.Member("whole", JSONValue(number.whole)),
            JSONObject.Member("numerator", JSONValue(number.numerator)),
            JSONObject.Member("denominator", JSONValue(number.denominator)),
            JSONObject.Member("text", .string(number.formatted(.ascii))),
        ]
    }

    private static func members(of amount: Amount) -> [JSONObject.Member] {
        var members: [JSONObject.Member]
        switch amount.value {
        case .exact(let number):
            members = self.members(of: number)
        case .range(let low, let high):
            members = [
                JSONObject.Member("low", JSONValue(low)), JSONObject.Member("high", JSONValue(high)),
                JSONObject.Member("text", .string(amount.formatted(.ascii))),
            ]
        }
        if amount.isApproximate { members.append(JSONObject.Member("approximate", true)) }
        return members
    }

    /// Creates the output of `parse` for a text.
    ///
    /// A number gives `{input, whole, numerator, denominator, text, reading, alternative}`, a range `{input, low,
    /// high}`, an error `{input, error: {code, offset, message}}`.
    init(input: String, _ outcome: Result<Amount, AmountError>) {
        var members = [JSONObject.Member("input", .string(input))]
        switch outcome {
        case .success(let amount):
            switch amount.value {
            case .exact(let number):
                members += Self.members(of: number)
                switch amount.reading {
                case .plain:
                    members += [JSONObject.Member("reading", "plain"), JSONObject.Member("alternative", .null)]
                case .lostSpace(let alternative):
                    members += [
                        JSONObject.Member("reading", "lostSpace"),
                        JSONObject.Member("alternative", JSONValue(MixedNumber(alternative))),
                    ]
                }
            case .range(let low, let high):
                members += [JSONObject.Member("low", JSONValue(low)), JSONObject.Member("high", JSONValue(high))]
            }
            if amount.isApproximate { members.append(JSONObject.Member("approximate", true)) }
        case .failure(let error):
            members.append(
                JSONObject.Member(
                    "error",
                    [
                        "code": .string(error.code.rawValue), "offset": JSONValue(error.offset),
                        "message": .string(error.message),
                    ]
                )
            )
        }
        self = .object(JSONObject(members))
    }

    /// Creates the output of `parse-line` for a line.
    ///
    /// This is `{input, amount|null, unit, unitText, size, name, note, secondMeasure|null, isSecondMeasureOfEach,
    /// addition|null}`.
    init(_ line: IngredientLine) {
        self = [
            "input": .string(line.text), "amount": JSONValue(line.amount), "unit": JSONValue(line.unit?.id),
            "unitText": JSONValue(line.unitText), "size": JSONValue(line.size), "name": .string(line.name),
            "note": JSONValue(line.note),
            "secondMeasure": JSONValue(line.secondMeasure),
            "isSecondMeasureOfEach": .bool(line.isSecondMeasureOfEach), "addition": JSONValue(line.addition),
        ]
    }

    private init(_ measure: IngredientLine.Measure?) {
        self = measure.map { ["amount": JSONValue($0.amount), "unit": .string($0.unit.id)] } ?? .null
    }
}
