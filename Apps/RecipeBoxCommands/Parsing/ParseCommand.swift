import ArgumentParser
import CommandKit
import FractionParser
import JSONKit
import WordKit

/// `recipebox parse`: shows how amounts are read.
struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Show how amounts are understood.",
        discussion: """
            Each amount is one argument: quote those with spaces. With --stdin each line is one amount. The exit status is \
            65 if any of them is no amount.

            EXAMPLE: recipebox parse "1 and 1/2" 11/2 2½
            """
    )

    @Argument(help: "Amounts such as 1/2, '1 and 1/2' or '2-3'.") var amounts: [String] = []
    @Flag(help: "Read amounts from standard input, one a line.") var stdin = false
    @OptionGroup var reading: ReadingOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        if amounts.isEmpty != stdin {
            throw ValidationError(
                stdin
                    ? localized("Amounts are given both as arguments and by --stdin") : localized("No amount is given")
            )
        }
    }

    func run() throws {
        let context = try global.context()
        let lines = InputLines(stdin ? nil : amounts, from: context.terminal)
        var failures = 0
        try lines.answer { input in
            let outcome = Result { () throws(AmountError) in try reading.amount(input) }
            if case .failure(let error) = outcome {
                failures += 1
                if !context.printsJSON {
                    // "3/4 cup" is what an ingredient line begins with.
                    let hasUnit = IngredientLine.numbers(in: input).contains { $0.unit != nil }
                    context.terminal.printError(
                        hasUnit
                            ? localized(
                                "“\(input)” has a unit — leave it out, or give the whole line to recipebox parse-line"
                            )
                            : localized("“\(input)” is no amount: \(error.message)")
                    )
                    return ""
                }
            }
            if context.printsJSON { return JSONValue(input: input, outcome).text(.terminal) + "\n" }
            return try "\(input.escapingControls())  \(outcome.get().spelledOut)\n"
        }
        if failures > 0 { throw ExitCode(CommandStatus.badData.rawValue) }
    }
}

/// `recipebox parse-line`: shows how ingredient lines are split.
struct ParseLineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse-line",
        abstract: "Show how ingredient lines are taken apart.",
        discussion: """
            Each line is one argument. What is not understood stays in the name, so no line fails.

            EXAMPLE: recipebox parse-line "1 and 1/2 cups (180 g) flour, sifted"
            """
    )

    @Argument(help: "Lines such as '2 cups flour, sifted'.") var lines: [String] = []
    @Flag(help: "Read lines from standard input.") var stdin = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        if lines.isEmpty != stdin {
            throw ValidationError(
                stdin ? localized("Lines are given both as arguments and by --stdin") : localized("No line is given")
            )
        }
    }

    func run() throws {
        let context = try global.context()
        try InputLines(stdin ? nil : lines, from: context.terminal).answer { input in
            let line = IngredientLine.parse(input)
            return context.printsJSON
                ? JSONValue(line).text(.terminal) + "\n" : line.spelledOut.escapingControls() + "\n"
        }
    }
}

/// The options for amounts whose text alone is ambiguous.
struct ReadingOptions: ParsableArguments {
    @Flag(help: "11/2 is eleven halves, never 1 1/2 that lost its space.") var arithmetic = false
    @Flag(help: "A comma is the decimal mark: 1,5 is one and a half.") var decimalComma = false
    @Flag(help: "Roman numerals are numbers: XII is twelve.") var roman = false
    @Flag(help: "A leading minus sign is allowed.") var allowNegative = false

    var options: AmountOptions {
        AmountOptions(arithmetic: arithmetic, decimalComma: decimalComma, roman: roman, allowNegative: allowNegative)
    }

    /// Returns the amount of a text. On a Spanish terminal the words of Spanish are read before those of English.
    func amount(_ text: String) throws(AmountError) -> Amount {
        if Language.current == .spanish, let amount = try? Amount.parse(text, options: options.union(.spanish)) {
            return amount
        }
        return try Amount.parse(text, options: options)
    }
}

extension Amount {
    /// The result in words: "= 1-1/2, its space was lost; as a plain fraction 5-1/2".
    fileprivate var spelledOut: String {
        let text = "= \(formatted(.ascii))"
        guard case .lostSpace(let alternative) = reading else { return text }
        return localized(
            "\(text), its space was lost; as a plain fraction \(MixedNumber(alternative).formatted(.ascii))"
        )
    }
}

extension IngredientLine {
    /// The parts in words: "amount 1-1/2 · unit cup · name flour · note sifted · also 180 gram".
    fileprivate var spelledOut: String {
        var parts: [String] = []
        if let amount { parts.append(localized("amount \(amount.formatted(.ascii))")) }
        if let unit = unit?.label ?? unitText { parts.append(localized("unit \(unit)")) }
        if let addition {
            let isLess = addition.amount.low < .zero
            let size = isLess ? (try? addition.amount.scaled(by: -1)) ?? addition.amount : addition.amount
            let measure = "\(size.formatted(.ascii)) \(addition.unit.label)"
            parts.append(isLess ? localized("minus \(measure)") : localized("plus \(measure)"))
        }
        if let size { parts.append(localized("size \(size)")) }
        parts.append(localized("name \(name)"))
        if let note { parts.append(localized("note \(note)")) }
        if let secondMeasure {
            let measure = "\(secondMeasure.amount.formatted(.ascii)) \(secondMeasure.unit.label)"
            parts.append(isSecondMeasureOfEach ? localized("each \(measure)") : localized("also \(measure)"))
        }
        return parts.joined(separator: " · ")
    }
}
