import Foundation
import Testing

@testable import TestKit

private let shell = URL(fileURLWithPath: "/bin/sh")

@Suite struct ChildProcessTests {
    private func sh(
        _ script: String,
        streams: ChildProcess.Streams = .pipes,
        silenceLimit: Int = 60
    ) throws -> ChildProcess {
        try ChildProcess(shell, ["-c", script], streams: streams, silenceLimit: silenceLimit)
    }

    @Test("A child's two streams arrive apart, with its exit status")
    func streams() throws {
        let result = try ChildProcess.run(shell, ["-c", "echo out; echo err >&2; exit 3"])
        #expect(result.text == "out\n" && result.errorText == "err\n" && result.exit == .status(3))
    }

    @Test("A child is fed, listened to line by line, and ends with its input")
    func conversation() throws {
        let child = try sh("while read line; do echo \"got $line\"; done; printf last")
        child.send("one\n")
        #expect(try child.readLine() == "got one")
        child.send("two\nthree\n")
        #expect(try child.waitForLine(startingWith: "got th") == "got three")
        child.closeInput()
        #expect(try child.readLine() == "last")
        #expect(try child.readLine() == nil)
        #expect(try child.wait() == .status(0))
    }

    @Test("A killed child is gone at once, and says which signal ended it")
    func killing() throws {
        let child = try sh("echo ready; exec tail -f /dev/null")
        try child.waitForLine(startingWith: "ready")
        #expect(child.kill() == .signal(SIGKILL))
        #expect(kill(child.id, 0) == -1)
        #expect(child.kill() == .signal(SIGKILL))
        let polite = try sh("trap 'echo bye; exit 5' TERM; echo ready; while :; do sleep 0.1; done")
        try polite.waitForLine(startingWith: "ready")
        polite.send(signal: SIGTERM)
        #expect(try polite.waitForLine(startingWith: "bye") == "bye")
        #expect(try polite.wait() == .status(5))
    }

    @Test("A child that is dropped is killed and leaves no zombie")
    func dropped() throws {
        var child: ChildProcess? = try sh("echo ready; exec tail -f /dev/null")
        try child?.waitForLine(startingWith: "ready")
        let id = try #require(child?.id)
        child = nil
        #expect(kill(id, 0) == -1)
    }

    @Test("Waiting for a line that never comes fails with what was said, and so does silence")
    func impatience() throws {
        let ended = try sh("echo other; echo why >&2")
        let error = #expect(throws: TestKitError.self) { try ended.waitForLine(startingWith: "ready") }
        #expect(error?.description.contains("why") == true)
        let silent = try sh("echo some; exec tail -f /dev/null", silenceLimit: 1)
        #expect(throws: TestKitError.silent(command: "sh -c echo some; exec tail -f /dev/null", seconds: 1, output: ""))
        {
            try silent.waitForLine(startingWith: "ready")
        }
        #expect(try silent.wait() == .signal(SIGKILL))
    }

    @Test("A megabyte on both streams passes without a jam")
    func muchOutput() throws {
        let script = "head -c 1000000 /dev/zero; head -c 1000000 /dev/zero >&2; head -c 1000000 /dev/zero"
        let result = try ChildProcess.run(shell, ["-c", script])
        #expect(result.output.count == 2_000_000 && result.errors.count == 1_000_000)
    }

    @Test("A child that writes as it reads is fed a megabyte without a jam, and one that reads nothing is killed")
    func muchInput() throws {
        let text = String(repeating: "0123456789abcde\n", count: 65_536)
        #expect(try ChildProcess.run(URL(fileURLWithPath: "/bin/cat"), input: text).text == text)
        let deaf = try sh("exec tail -f /dev/null", silenceLimit: 1)
        deaf.send(text)
        #expect(try deaf.wait() == .signal(SIGKILL))
    }

    @Test("A child has the arguments, the environment and the folder it was given, and nothing else")
    func surroundings() throws {
        let folder = try TemporaryFolder()
        let result = try ChildProcess.run(
            shell,
            ["-c", "pwd; echo \"$1|$2\"; echo \"$GREETING|$HOME\"", "sh", "a b", "'\"$x"],
            environment: ["GREETING": "hello", "PATH": "/usr/bin:/bin"],
            folder: folder.url
        )
        #expect(result.text == "\(folder.url.path)\na b|'\"$x\nhello|\n")
    }

    @Test("On a terminal the child sees one, 80 columns wide, and its prompt is answered")
    func terminal() throws {
        let child = try sh(
            "test -t 0 && test -t 1 && stty size; printf 'Name? '; read n; echo \"Hi $n\"",
            streams: .terminal
        )
        #expect(try child.readLine() == "24 80\r")
        #expect(try child.waitForText("? ") == "Name? ")
        child.send("Eve\n")
        #expect(try child.waitForText("Hi Eve").hasSuffix("Hi Eve"))
        #expect(try child.wait() == .status(0))
        let pipes = try ChildProcess.run(shell, ["-c", "test -t 0 || test -t 1 || echo none"])
        #expect(pipes.text == "none\n")
    }

    @Test("An executable that isn't there is refused by name")
    func missing() throws {
        #expect(throws: TestKitError.system(call: "posix_spawn", code: ENOENT)) {
            try ChildProcess(URL(fileURLWithPath: "/nowhere/at-all"))
        }
        #expect(throws: TestKitError.noExecutable(name: "no-such-app", folder: Executable.products)) {
            try Executable.named("no-such-app")
        }
        // The tests themselves are among the build products.
        let products = try FileManager.default.contentsOfDirectory(atPath: Executable.products.path)
        #expect(products.contains { $0.hasSuffix(".xctest") })
    }
}
