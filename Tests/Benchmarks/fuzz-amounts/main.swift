import FractionParser

// Ten million random and mutated texts: none may crash or hang, and what is accepted must be written out and read
// back as the same value. A failure prints the text and the seed that replays it.

private func number(after name: String, default value: UInt64) -> UInt64 {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return value }
    return UInt64(arguments[index + 1]) ?? value
}

private let count = number(after: "--count", default: 10_000_000)
private let seed = number(after: "--seed", default: 20_170_401)
private var fuzzer = AmountFuzzer(seed: seed)
private var faults = 0

for index in 0..<count where faults < 10 {
    let text = fuzzer.text()
    let options = fuzzer.options()
    if let fault = fuzzer.fault(in: text, options: options) {
        faults += 1
        print("input \(index), \(text.debugDescription), options \(options.rawValue): \(fault)")
    }
}
print("seed \(seed): \(fuzzer.accepted) amounts, \(fuzzer.refused) errors, \(faults) faults")
if faults > 0 { throw AmountError(.syntax, found: "\(faults) faults; run again with --seed \(seed)") }
