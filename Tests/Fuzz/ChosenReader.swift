import Foundation
import FuzzReaders

/// The reader in the first argument.
enum ChosenReader {
    /// The environment variable with the reader's name. libFuzzer restarts its program with the options alone for some of its work.
    static let variable = "NOURISH_FUZZ_READER"
    static let isInherited = ProcessInfo.processInfo.environment[variable] != nil
    static let name = ProcessInfo.processInfo.environment[variable] ?? CommandLine.arguments.dropFirst().first
    static let reader = FuzzReader.all.first { $0.name == name }

    /// Reads an input. A broken law ends the process with a trap.
    static func read(_ bytes: [UInt8], with reader: FuzzReader) {
        do {
            try reader.read(bytes)
        } catch {
            say("\(reader.name): \(error)")
            abort()
        }
    }

    static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
