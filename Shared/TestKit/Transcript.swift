public import Foundation

/// A session with executables of this build, compared with a recorded one.
///
/// ```swift
/// var transcript = Transcript("recipebox-add", in: folder.url)
/// try transcript.run("recipebox", "add", "Soup")
/// try transcript.compare()
/// ```
///
/// The record is `Tests/Fixtures/transcripts/NAME.txt`. It has each command after `$`, its input after `<`, its
/// standard output unchanged, its standard error after `!`, and its exit status if that isn't 0. Identifiers are
/// numbered in the order of appearance. `NOURISH_RECORD=1` writes the record anew.
public struct Transcript {
    /// The session so far, in the form of the record but with the original identifiers.
    public private(set) var text = ""
    private let file: URL
    private let environment: [String: String]
    private let folder: URL
    private let replacements: [(from: String, to: String)]
    private let isRecording: Bool

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - name: The name of the record without `.txt`.
    ///   - folder: The commands' working directory and `HOME`, written as `~` in the record.
    ///   - environment: Variables added to `PATH`, `HOME`, `LANG=C.UTF-8`, `TZ=UTC` and `NO_COLOR=1`.
    ///   - replacing: Other texts that vary between runs, with their replacements.
    public init(
        _ name: String,
        in folder: URL,
        environment: [String: String] = [:],
        replacing: [String: String] = [:]
    ) {
        let process = ProcessInfo.processInfo.environment
        self.init(
            file: Corpus.package.appendingPathComponent("Tests/Fixtures/transcripts/\(name).txt"),
            in: folder,
            environment: environment,
            replacing: replacing,
            isRecording: process["NOURISH_RECORD"] == "1"
        )
    }

    init(
        file: URL,
        in folder: URL,
        environment: [String: String] = [:],
        replacing: [String: String] = [:],
        isRecording: Bool
    ) {
        self.file = file
        self.folder = folder
        self.isRecording = isRecording
        var complete = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "HOME": folder.path, "LANG": "C.UTF-8", "TZ": "UTC", "NO_COLOR": "1",
        ]
        complete.merge(environment) { _, given in given }
        self.environment = complete
        // The longest first, so that a folder's path isn't split by its parent's.
        let pairs = replacing.map { (from: $0.key, to: $0.value) } + [(from: folder.path, to: "~")]
        replacements = pairs.sorted { ($0.from.utf8.count, $0.from) > ($1.from.utf8.count, $1.from) }
    }
}

extension Transcript {
    /// Runs an executable of this build and adds its output to the session.
    @discardableResult
    public mutating func run(
        _ executable: String,
        _ arguments: String...,
        input: String = "",
        streams: ChildProcess.Streams = .pipes
    ) throws(TestKitError) -> CommandResult {
        try run(executable, arguments: arguments, input: input, streams: streams)
    }

    /// Runs an executable of this build with a list of arguments.
    @discardableResult
    public mutating func run(
        _ executable: String,
        arguments: [String],
        input: String = "",
        streams: ChildProcess.Streams = .pipes
    ) throws(TestKitError) -> CommandResult {
        try run(Executable.named(executable), as: executable, arguments, input: input, streams: streams)
    }

    /// Runs any executable under a name.
    @discardableResult
    mutating func run(
        _ executable: URL,
        as name: String,
        _ arguments: [String],
        input: String = "",
        streams: ChildProcess.Streams = .pipes
    ) throws(TestKitError) -> CommandResult {
        let result = try ChildProcess.run(
            executable,
            arguments,
            input: input,
            environment: environment,
            folder: folder,
            streams: streams
        )
        if !text.isEmpty { text += "\n" }
        text += "$ " + normalized(([name] + arguments.map(Transcript.quoted)).joined(separator: " ")) + "\n"
        if !input.isEmpty { text += Transcript.prefixed("< ", normalized(input)) }
        text += Transcript.prefixed("", normalized(result.text))
        text += Transcript.prefixed("! ", normalized(result.errorText))
        switch result.exit {
        case .status(0): break
        case .status(let status): text += "[exit \(status)]\n"
        case .signal(let signal): text += "[signal \(signal)]\n"
        }
        return result
    }

    /// Compares the session with the record, or writes the record.
    ///
    /// - Throws: `notRecorded` or `transcriptDiffers`.
    public func compare() throws {
        let text = Transcript.numberingIDs(in: text)
        if isRecording {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
            return
        }
        guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
            throw TestKitError.notRecorded(file: file)
        }
        guard recorded == text else {
            let difference = LineDifference(from: recorded, to: text).description
            throw TestKitError.transcriptDiffers(file: file, difference: difference)
        }
    }

    private func normalized(_ text: String) -> String {
        replacements.reduce(text.replacingOccurrences(of: "\r\n", with: "\n")) { text, pair in
            text.replacingOccurrences(of: pair.from, with: pair.to)
        }
    }

    private static func quoted(_ argument: String) -> String {
        let plain = argument.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || byte >= 0x80 || "-_./:=,+@%".utf8.contains(byte)
        }
        if plain, !argument.isEmpty { return argument }
        return "'" + argument.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }

    private static func prefixed(_ prefix: String, _ text: String) -> String {
        guard !text.isEmpty else { return "" }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let isComplete = lines.last?.isEmpty == true
        if isComplete { lines.removeLast() }
        return lines.map { prefix + $0 }.joined(separator: "\n") + (isComplete ? "\n" : "\u{2026}no end of line\n")
    }
}

extension Transcript {
    /// Returns the text with each UUID replaced by `<1>`, `<2>`, … in the order of appearance. Identifiers vary between
    /// runs, but which of them are equal doesn't.
    static func numberingIDs(in text: String) -> String {
        var numbers: [Substring: Int] = [:]
        return text.replacing(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/) { match in
            let number = numbers[match.output] ?? numbers.count + 1
            numbers[match.output] = number
            return "<\(number)>"
        }
    }
}
