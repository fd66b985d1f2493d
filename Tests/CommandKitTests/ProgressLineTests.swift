import CommandKit
import Testing

@Suite("Progress is told of long commands only, on standard error")
struct ProgressLineTests {
    @Test("the first second is silent")
    func quick() {
        let screen = RecordingTerminal.screen()
        var progress = ProgressLine("importing", total: 100, terminal: screen.terminal)
        for step in 1...99 {
            screen.advance(milliseconds: 10)
            progress.update(step)
        }
        progress.finish()
        #expect(screen.error.isEmpty)
        #expect(screen.output.isEmpty)
    }

    @Test("on a terminal the line is rewritten ten times a second and taken away at the end")
    func terminal() {
        let screen = RecordingTerminal.screen()
        var progress = ProgressLine("importing", total: 3000, terminal: screen.terminal)
        for step in 1...3000 {
            screen.advance(milliseconds: 1)
            progress.update(step)
        }
        progress.finish()
        #expect(screen.error.hasPrefix("\r\u{1B}[Kimporting: 1000 of 3000\r\u{1B}[Kimporting: 1100 of 3000"))
        #expect(screen.error.hasSuffix("importing: 3000 of 3000\r\u{1B}[K"))
        #expect(screen.error.split(separator: "\r").count == 22)
    }

    @Test("in a file there is a plain line every ten seconds")
    func file() {
        let file = RecordingTerminal()
        var progress = ProgressLine("reading\u{1B}", terminal: file.terminal)
        for step in 1...25 {
            file.advance(milliseconds: 1000)
            progress.update(step)
        }
        progress.finish()
        #expect(file.error == "reading\\u{1B}: 1\nreading\\u{1B}: 11\nreading\\u{1B}: 21\n")
    }
}
