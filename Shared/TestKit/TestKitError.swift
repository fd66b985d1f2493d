public import Foundation

/// Why test support could not do its part; thrown so that the test that asked fails with the reason.
public enum TestKitError: Error, Equatable, Sendable {
    /// The corpus is not there.
    case noCorpus(folder: URL)
    /// The build has no executable of this name beside the tests.
    case noExecutable(name: String, folder: URL)
    /// The operating system refused a call.
    case system(call: String, code: Int32)
    /// The child process wrote nothing for so many seconds; it has been killed.
    case silent(command: String, seconds: Int, output: String)
    /// The child process ended before it wrote the line that was waited for.
    case ended(command: String, awaiting: String, output: String)
    /// The transcript has not been recorded yet.
    case notRecorded(file: URL)
    /// The commands answer otherwise than recorded; the difference line by line.
    case transcriptDiffers(file: URL, difference: String)
}

extension TestKitError: CustomStringConvertible {
    /// What is missing or wrong, and what to do.
    public var description: String {
        switch self {
        case .noCorpus(let folder):
            "no corpus at \(folder.path) — set NOURISH_CORPORA to the folder that holds the data, or unset NOURISH_INSIST"
        case .noExecutable(let name, let folder):
            "no executable \(name) in \(folder.path) — make it a dependency of the test target"
        case .system(let call, let code):
            "\(call) failed: \(String(cString: strerror(code))) — see the manual page of \(call)"
        case .silent(let command, let seconds, let output):
            "\(command) was silent for \(seconds) seconds and was killed — it had written:\n\(output)"
        case .ended(let command, let awaiting, let output):
            "\(command) ended before it wrote \"\(awaiting)\" — it had written:\n\(output)"
        case .notRecorded(let file):
            "no transcript at \(file.path) — record it with NOURISH_RECORD=1 and read it before it is committed"
        case .transcriptDiffers(let file, let difference):
            "the answers differ from \(file.path) — mend the code, or record again with NOURISH_RECORD=1:\n\(difference)"
        }
    }
}
