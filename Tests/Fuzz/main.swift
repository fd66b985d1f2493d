import Foundation
import FuzzReaders

// `fuzz` lists the readers with their limits. `fuzz READER FILE…` reads files, to reproduce the effect of an input.
// `make fuzz` builds it as libFuzzer with the reader as its target: `fuzz READER [-option=value…] [FOLDER…]`.

guard let name = ChosenReader.name else {
    for reader in FuzzReader.all {
        print(([reader.name, "\(reader.longest)", "\(reader.megabytes)"] + reader.seeds).joined(separator: " "))
    }
    exit(0)
}
guard let reader = ChosenReader.reader else {
    let names = FuzzReader.all.map(\.name).joined(separator: ", ")
    ChosenReader.say("error: there is no reader “\(name)” — use one of \(names)")
    exit(64)
}

#if FUZZING
    exit(runLibFuzzer(CommandLine.arguments))
#else
    for path in CommandLine.arguments.dropFirst(2) {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            ChosenReader.say("error: \(path) can't be read — name a file")
            exit(66)
        }
        ChosenReader.read(Array(bytes), with: reader)
    }
#endif
