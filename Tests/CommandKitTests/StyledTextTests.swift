import CommandKit
import Testing

@Suite("Styled text carries roles, and color only where it is shown")
struct StyledTextTests {
    let text: StyledText = "\("Bread", .heading) for \(4)"

    @Test("without color only the characters come out")
    func plain() {
        #expect(text.rendered(color: false) == "Bread for 4")
        #expect(text.plainText == "Bread for 4")
    }

    @Test("with color each role starts and ends its own")
    func colored() {
        #expect(text.rendered(color: true) == "\u{1B}[1mBread\u{1B}[0m for 4")
    }

    @Test("a control character in a value never comes out, with color or without", arguments: [true, false])
    func hostile(color: Bool) {
        let hostile: StyledText = "\("\u{1B}]0;owned\u{7}", .plain)"
        #expect(hostile.rendered(color: color) == "\\u{1B}]0;owned\\u{7}")
    }

    @Test(
        "a text is cut across its runs",
        arguments: [(11, "Bread for 4"), (10, "Bread for…"), (6, "Bread…"), (5, "Brea…"), (1, "…"), (0, "")]
    )
    func truncated(_ width: Int, _ expected: String) {
        #expect(text.truncated(toWidth: width).plainText == expected)
    }

    @Test("a long text is broken at spaces, the next lines indented")
    func wrapped() {
        let step: StyledText = "\("1.", .faint) Mix the flour and the butter, then add the milk bit by bit"
        #expect(
            step.wrapped(toWidth: 30, indent: 3).plainText
                == "1. Mix the flour and the\n   butter, then add the milk\n   bit by bit"
        )
        #expect(step.wrapped(toWidth: nil, indent: 3) == step)
    }

    @Test("a line is broken at spaces alone: a word of several roles stays whole and fits, wherever they meet")
    func wrappingAcrossRoles() {
        let text: StyledText = "one two \("three", .good)\(",", .faint) \("four", .bad)five six"
        for width in 11...40 {
            let lines = text.wrapped(toWidth: width).plainText.split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= width }, "\(width): \(lines)")
            #expect(lines.joined(separator: " ") == "one two three, fourfive six")
        }
        #expect(text.wrapped(toWidth: 13).plainText == "one two\nthree,\nfourfive six")
        #expect(text.wrapped(toWidth: 14).rendered(color: true).contains("\u{1B}[31mfour\u{1B}[0mfive"))
    }

    @Test("no wrapped line is wider than asked, unless one word is")
    func wrappedWidth() {
        let long: StyledText = "Mix the flour 日本語 and Pneumonoultramicroscopicsilicovolcanoconiosis with e\u{301}clairs"
        for width in 15...60 {
            for line in long.wrapped(toWidth: width, indent: 2).plainText.split(separator: "\n") {
                #expect(line.displayWidth <= width || line.drop { $0 == " " }.split(separator: " ").count == 1)
            }
        }
    }
}
