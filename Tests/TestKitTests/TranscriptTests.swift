import Foundation
import Testing

@testable import TestKit

@Suite struct TranscriptTests {
    private let folder: TemporaryFolder
    private let shell = URL(fileURLWithPath: "/bin/sh")

    init() throws {
        folder = try TemporaryFolder()
    }

    private func converse(_ script: String, input: String = "", isRecording: Bool = false) throws -> Transcript {
        var transcript = Transcript(
            file: folder.file("records/greeting.txt"),
            in: folder.url,
            environment: ["NAME": "Eve"],
            replacing: ["4711": "<number>"],
            isRecording: isRecording
        )
        try transcript.run(shell, as: "sh", ["-c", script], input: input)
        return transcript
    }

    @Test("The record shows command, input, both streams and the exit status, with what varies replaced")
    func form() throws {
        let transcript = try converse("cat; pwd; echo $NAME 4711; echo oops >&2; printf end; exit 2", input: "a\nb\n")
        #expect(
            transcript.text == """
                $ sh -c 'cat; pwd; echo $NAME <number>; echo oops >&2; printf end; exit 2'
                < a
                < b
                a
                b
                ~
                Eve <number>
                end…no end of line
                ! oops
                [exit 2]

                """
        )
    }

    @Test("A recorded answer compares equal; a changed one is shown line by line")
    func comparison() throws {
        try converse("echo one; echo two; echo three", isRecording: true).compare()
        try converse("echo one; echo two; echo three").compare()
        let record = folder.file("records/greeting.txt")
        let changed = try String(contentsOf: record, encoding: .utf8).replacingOccurrences(of: "\ntwo\n", with: "\n2\n")
        try Data(changed.utf8).write(to: record)
        let error = #expect(throws: TestKitError.self) { try converse("echo one; echo two; echo three").compare() }
        let message = try #require(error?.description)
        #expect(message.contains("\n- 2\n+ two\n"))
        #expect(message.contains("NOURISH_RECORD=1"))
    }

    @Test("A conversation without a record fails and says how to make one")
    func notRecorded() throws {
        let error = #expect(throws: TestKitError.self) { try converse("echo one").compare() }
        #expect(error == .notRecorded(file: folder.file("records/greeting.txt")))
        #expect(error?.description.contains("NOURISH_RECORD=1") == true)
    }

    @Test(
        "Differences stand with their neighbors, and far apart ones with a mark between them",
        arguments: [
            ("a\nb\nc", "a\nx\nc", "  a\n- b\n+ x\n  c"), ("a", "a\nb", "  a\n+ b"), ("a\nb", "b", "- a\n  b"),
            (
                "1\n2\n3\n4\n5\n6\n7\n8\n9", "0\n1\n2\n3\n4\n5\n6\n7\n8",
                "+ 0\n  1\n  2\n  …\n  7\n  8\n- 9"
            ),
        ]
    )
    func differences(old: String, new: String, expected: String) {
        #expect(LineDifference(from: old, to: new).description == expected)
    }
}
