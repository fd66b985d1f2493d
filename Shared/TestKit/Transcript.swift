public import Foundation

/// A conversation with the executables of this build, compared with the one on record.
///
/// ```swift
/// var transcript = try Transcript("recipebox-add")
/// try transcript.run("recipebox", "add", "Soup")
/// try transcript.compare()
/// ```
///
/// The record is `Tests/Fixtures/transcripts/NAME.txt`: each command after `$`, its standard output as it is, standard error with
/// `!` before each line, and its exit status where that isn't 0; identifiers are numbered by their first appearance. With
/// `NOURISH_RECORD=1` it is written anew.
public struct Transcript {
    /// What was said so far, as it would stand in the record.
    public private(set) var text = ""
    private let file: URL
    private let environment: [String: String]
    private let folder: URL
    private let replacements: [(from: String, to: String)]
    private let isRecording: Bool

    /// A conversation that has not begun.
    ///
    /// - Parameters:
    ///   - name: the record's name, without `.txt`.
    ///   - folder: the commands' working directory and `HOME`; it is written `~` in the record.
    ///   - environment: added to a bare environment of `PATH`, `HOME`, `LANG=C.UTF-8`, `TZ=UTC` and `NO_COLOR=1`.
    ///   - replacing: further texts that differ from run to run, and what stands for them.
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
        // The longest first, so that a folder's path isn't torn apart by its parent's.
        let pairs = replacing.map { (from: $0.key, to: $0.value) } + [(from: folder.path, to: "~")]
        replacements = pairs.sorted { ($0.from.utf8.count, $0.from) > ($1.from.utf8.count, $1.from) }
    }
}

extension Transcript {
    /// Runs an executable of this build and adds what it answers to the conversation.
    @discardableResult
    public mutating func run(
        _ executable: String,
        _ arguments: String...,
        input: String = "",
        streams: ChildProcess.Streams = .pipes
    ) throws(TestKitError) -> CommandResult {
        try run(executable, arguments: arguments, input: input, streams: streams)
    }

    /// Runs an executable of this build with arguments from a list.
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
        text += "$ " + normalised(([name] + arguments.map(Transcript.quoted)).joined(separator: " ")) + "\n"
        if !input.isEmpty { text += Transcript.prefixed("< ", normalised(input)) }
        text += Transcript.prefixed("", normalised(result.text))
        text += Transcript.prefixed("! ", normalised(result.errorText))
        switch result.exit {
        case .status(0): break
        case .status(let status): text += "[exit \(status)]\n"
        case .signal(let signal): text += "[signal \(signal)]\n"
        }
        return result
    }

    /// Compares the conversation with the record (or writes it); throws the difference.
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

    private func normalised(_ text: String) -> String {
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
