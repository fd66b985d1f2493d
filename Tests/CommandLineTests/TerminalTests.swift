import Foundation
import TestKit
import Testing

@Suite("On a terminal the commands ask, color and fit; elsewhere they don't")
struct TerminalTests {
    var box: ProgramHome

    init() throws {
        box = try ProgramHome()
        try box.addPancakes()
    }

    @Test(
        "deleting asks, and only yes is a yes",
        arguments: [("y\n", true), ("yes\n", true), ("n\n", false), ("\n", false), ("delete\n", false)]
    )
    func confirmation(_ answer: String, _ agreed: Bool) throws {
        let child = try box.start("recipebox", ["delete", "Pancakes"], streams: .terminal)
        let question = try child.waitForText("[y/N] ")
        #expect(question.contains("Delete “Pancakes” with its 3 ingredients and 2 steps?"))
        child.send(answer)
        #expect(try child.wait() == .status(agreed ? 0 : 1))
        #expect(try box.recipebox("show", "Pancakes").status == (agreed ? 66 : 0))
    }

    @Test("there is color on a terminal, none with NO_COLOR, on a dumb terminal or in a file")
    mutating func color() throws {
        let arguments = ["show", "Pancakes"]
        #expect(try box.run("recipebox", arguments, streams: .terminal).text.contains("\u{1B}[1mPancakes\u{1B}[0m"))
        #expect(try !box.run("recipebox", arguments).text.contains("\u{1B}"))
        box.environment["NO_COLOR"] = "1"
        #expect(try !box.run("recipebox", arguments, streams: .terminal).text.contains("\u{1B}"))
        box.environment["NO_COLOR"] = ""
        #expect(try box.run("recipebox", arguments, streams: .terminal).text.contains("\u{1B}"))
        box.environment["TERM"] = "dumb"
        #expect(try !box.run("recipebox", arguments, streams: .terminal).text.contains("\u{1B}"))
    }

    @Test("lists are cut and steps wrapped to the terminal's 80 columns, and left whole in a file")
    mutating func width() throws {
        box.environment["NO_COLOR"] = "1"
        let name = "A name that goes on and on until it is wider than any terminal a cook would have in the kitchen"
        let step = "Stir " + String(repeating: "and stir again ", count: 20) + "until it is done"
        try box.recipebox("new", name)
        try box.recipebox("step", "add", "Pancakes", step)
        for arguments in [["list"], ["show", "Pancakes"]] {
            let onTerminal = try box.run("recipebox", arguments, streams: .terminal).text
            for line in onTerminal.split(whereSeparator: \.isNewline) { #expect(line.count <= 80, "\(line)") }
        }
        #expect(try box.recipebox("list").text.contains(name))
        #expect(try box.recipebox("show", "Pancakes").text.contains(step))
    }

    @Test("an escape sequence in a name reaches no terminal")
    func hostileName() throws {
        try box.recipebox("new", "Cake\u{1B}]0;owned\u{7}")
        for streams in [ChildProcess.Streams.pipes, .terminal] {
            let text = try box.run("recipebox", ["list"], streams: streams).text
            #expect(text.contains("Cake"))
            #expect(!text.contains("\u{1B}]0"))
            #expect(!text.contains("\u{7}"))
        }
        let json = try box.run("recipebox", ["list", "--json"]).text
        #expect(!json.contains("\u{1B}"))
    }

    @Test("a reader that leaves early is no error, and nothing is said")
    func closedPipe() throws {
        let amounts = String(repeating: "1 1/2\n", count: 20_000)
        try box.folder.write(amounts, to: "amounts.txt")
        let program = try Executable.named("recipebox").path
        let result = try ChildProcess.run(
            URL(fileURLWithPath: "/bin/bash"),
            ["-c", "set -o pipefail; '\(program)' parse --stdin < amounts.txt | head -n 1"],
            environment: box.environment,
            folder: box.folder.url
        )
        #expect(result.status == 0)
        #expect(result.text == "1 1/2  = 1-1/2\n")
        #expect(result.errorText.isEmpty)
    }

    @Test("output to a full disk is an error with exit 74")
    func fullDisk() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let program = try Executable.named("recipebox").path
        let result = try ChildProcess.run(
            URL(fileURLWithPath: "/bin/bash"),
            ["-c", "'\(program)' list > /dev/full"],
            environment: box.environment,
            folder: box.folder.url
        )
        #expect(result.status == 74)
        #expect(result.errorText.hasPrefix("error: the output can't be written (No space left on device)"))
    }
}
