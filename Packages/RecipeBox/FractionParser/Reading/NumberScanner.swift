import WordKit

/// Reads an integer or decimal number in any script, and decides which of its points and commas group thousands.
struct NumberScanner {
    let reader: ScalarReader
    let start: Int
    let decimalComma: Bool
    /// Whether a point before three digits groups thousands if grams or milliliters follow: "1.000 g". In another language the point may be a decimal
    /// mark, too, so that nobody knows the number, unless the reader's language is Spanish. A "1.500 kg" stays one and a half.
    let isSpanish: Bool

    /// The findings of a first pass over the digits.
    private struct Survey {
        var end: Int
        var zero: UInt32 = 0
        var isMixed = false
        var digits = 0
        var startsWithZero = false
        var points = 0
        var commas = 0
        var lastIsComma = false
        var lastMark = 0
        var firstGroup = 0
        var lastGroup = 0
        var middleGroupsAreThree = true
    }

    private enum Form {
        case integer
        case decimal(mark: Int)
        case unreadable
    }

    /// Returns the token of the number. `script` is the zero of the digits of the amount so far; 0 if there are none.
    func token(script: inout UInt32) -> AmountToken {
        let survey = survey()
        var token = AmountToken(kind: .other, start: start, end: survey.end)
        guard survey.digits > 0 else {
            token.end = reader.scalar(at: start).next
            return token
        }
        if survey.isMixed || (script != 0 && script != survey.zero) {
            token.kind = .fault(.mixedDigitScripts)
            return token
        }
        script = survey.zero
        switch form(survey) {
        case .unreadable: token.kind = .fault(.syntax)
        case .integer: fill(&token, decimalMark: nil)
        case .decimal(let mark): fill(&token, decimalMark: mark)
        }
        if survey.points + survey.commas == 0 {
            token.digits = survey.digits
            token.startsWithZero = survey.startsWithZero
        }
        return token
    }

    /// Scans the digits. A point or comma belongs to the number only if a digit follows it.
    private func survey() -> Survey {
        var survey = Survey(end: start)
        var position = start
        while position < reader.bytes.count {
            let (scalar, next) = reader.scalar(at: position)
            switch CharacterClass(scalar) {
            case .digit(let value, let zero):
                if survey.zero == 0 { survey.zero = zero }
                if survey.zero != zero { survey.isMixed = true }
                if survey.digits == 0 { survey.startsWithZero = value == 0 }
                survey.digits += 1
                survey.lastGroup += 1
            case .point where isDigit(at: next), .comma where isDigit(at: next):
                let isFirst = survey.points + survey.commas == 0
                if isFirst {
                    survey.firstGroup = survey.lastGroup
                } else if survey.lastGroup != 3 {
                    survey.middleGroupsAreThree = false
                }
                survey.lastGroup = 0
                survey.lastMark = position
                survey.lastIsComma = CharacterClass(scalar) == .comma
                if survey.lastIsComma { survey.commas += 1 } else { survey.points += 1 }
            default: return survey
            }
            position = next
            survey.end = next
        }
        return survey
    }

    private func isDigit(at index: Int) -> Bool {
        guard index < reader.bytes.count else { return false }
        if case .digit = CharacterClass(reader.scalar(at: index).value) { return true }
        return false
    }

    private func form(_ survey: Survey) -> Form {
        let marks = survey.points + survey.commas
        if marks == 0 { return .integer }
        let groupsStartWell = (1...3).contains(survey.firstGroup) && survey.middleGroupsAreThree
        if marks == 1 {
            let groups = groupsStartWell && survey.lastGroup == 3 && !survey.startsWithZero
            if groups, !survey.lastIsComma, !decimalComma, isBeforeSmallUnit(survey.end) {
                return isSpanish || Language.current == .spanish ? .integer : .unreadable
            }
            return groups && survey.lastIsComma != decimalComma ? .integer : .decimal(mark: survey.lastMark)
        }
        if survey.points > 0 && survey.commas > 0 {
            let isLastAlone = survey.lastIsComma ? survey.commas == 1 : survey.points == 1
            return isLastAlone && groupsStartWell ? .decimal(mark: survey.lastMark) : .unreadable
        }
        return groupsStartWell && survey.lastGroup == 3 ? .integer : .unreadable
    }

    /// Whether grams or milliliters follow, of which nobody writes thousandths.
    private func isBeforeSmallUnit(_ end: Int) -> Bool {
        var position = end
        if position < reader.bytes.count, reader.bytes[position] == 0x20 { position += 1 }
        var word = PackedWord()
        while position < reader.bytes.count, reader.bytes[position].isASCIILetter, word.count < 16 {
            word.append(reader.bytes[position])
            position += 1
        }
        return Self.smallUnits.contains(word)
    }

    private static let smallUnits = [
        PackedWord("g"), PackedWord("gr"), PackedWord("grs"), PackedWord("gramos"), PackedWord("ml"),
        PackedWord("mililitros"), PackedWord("cc"),
    ]

    /// Fills in the value. Trailing zeros of a decimal are held back, so that they cannot overflow.
    private func fill(_ token: inout AmountToken, decimalMark: Int?) {
        token.kind = decimalMark == nil ? .integer : .decimal
        var position = start
        var heldZeros = 0
        while position < token.end {
            let (scalar, next) = reader.scalar(at: position)
            if case .digit(let value, _) = CharacterClass(scalar) {
                if let decimalMark, position > decimalMark {
                    heldZeros += 1
                    if value > 0 {
                        for step in 1...heldZeros {
                            push(step == heldZeros ? value : 0, to: &token, isDecimal: true)
                            if case .fault = token.kind { return }
                        }
                        heldZeros = 0
                    }
                } else {
                    push(value, to: &token, isDecimal: false)
                    if case .fault = token.kind { return }
                }
            }
            position = next
        }
    }

    private func push(_ digit: UInt8, to token: inout AmountToken, isDecimal: Bool) {
        let shifted = token.numerator.multipliedReportingOverflow(by: 10)
        let sum = shifted.partialValue.addingReportingOverflow(UInt64(digit))
        token.numerator = sum.partialValue
        var overflows = shifted.overflow || sum.overflow
        if isDecimal {
            let wider = token.denominator.multipliedReportingOverflow(by: 10)
            token.denominator = wider.partialValue
            overflows = overflows || wider.overflow
        }
        if overflows { token.kind = .fault(.overflow) }
    }
}
