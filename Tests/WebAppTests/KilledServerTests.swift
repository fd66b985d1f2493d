import Foundation
import MarkupKit
import ServedPages
import TestKit
import Testing

@Suite("A server that is killed in mid-story")
struct KilledServerTests {
    /// A form of the sample data that adds one line to a list.
    struct Deed: Sendable, CustomTestStringConvertible {
        let page: String
        /// The beginning of the button's text.
        let button: String
        var typed: [String: String] = [:]
        let store: String
        /// The command that lists what is added.
        let list: [String]
        /// A part of each line of the list; blank for any line.
        var sign = ""

        var testDescription: String { page }
    }

    /// The moment at which the server is killed, from that of the form's sending on.
    enum Moment: CaseIterable, Sendable {
        case before
        /// As soon as something is written into the store.
        case during
        case after
    }

    /// The real program over the sample data. One task alone uses it.
    private final class Server: @unchecked Sendable {
        private let home: ProgramHome
        private var child: ChildProcess
        let address: String

        init() throws {
            home = try ProgramHome()
            let (child, served) = try ServedProgram.start(in: home, samples: true)
            (self.child, address) = (child, served.server)
        }

        func kill() { child.kill() }

        /// Kills the server on another thread as soon as a store's log of changes is written, at the latest after some seconds.
        func kill(onceWritten store: String) {
            let log = home.folder.file("\(ServedProgram.folder)/\(store).sqlite-wal").path
            let id = child.id
            @Sendable func date() -> Date? {
                (try? FileManager.default.attributesOfItem(atPath: log))?[.modificationDate] as? Date
            }
            let before = date()
            Thread.detachNewThread {
                var looks = 0
                while date() == before, looks < 200_000 { looks += 1 }
                _ = Foundation.kill(id, SIGKILL)
            }
        }

        /// Starts the program at the port that it had.
        func restart() throws {
            let port = try #require(URL(string: address)?.port)
            child = try ServedProgram.start(in: home, samples: false, port: port).child
        }

        /// The number of lines with a sign that a command prints.
        func lines(of list: [String], with sign: String) throws -> Int {
            let place = ["--data-dir", ServedProgram.folder, "--now", ServedProgram.now]
            let result = try home.run(list[0], Array(list.dropFirst()) + place)
            #expect(result.exit == .status(0), "\(result.errorText)")
            return result.text.split(separator: "\n").count { sign.isEmpty || $0.contains(sign) }
        }
    }

    @Test(
        "a form that is sent again to the server after it is back is done once, whenever the server was killed",
        arguments: [
            Deed(
                page: "/recipes/new",
                button: "Continue",
                typed: ["Name": "Soup"],
                store: "recipebox",
                list: ["recipebox", "list"]
            ),
            Deed(
                page: "/kidney/weight",
                button: "Add",
                typed: ["Weight": "81.7 kg"],
                store: "kidney",
                list: ["kidney", "weight", "list"],
                sign: " daily "
            ),
            Deed(page: "/tips", button: "Yogurt", store: "tips", list: ["tips", "history", "--on", "today"]),
        ],
        Moment.allCases
    )
    func once(_ deed: Deed, killed moment: Moment) async throws {
        let server = try Server()
        defer { server.kill() }
        try await PlainBrowser.visiting(server.address) { browser in
            var browser = browser
            let before = try server.lines(of: deed.list, with: deed.sign)
            try await browser.open(deed.page)
            let texts = browser.page.elements(named: "button").map(PlainBrowser.text)
            let button = try #require(texts.first { $0.hasPrefix(deed.button) }, "\(texts)")
            if moment == .before { server.kill() }
            if moment == .during { server.kill(onceWritten: deed.store) }
            do {
                try await browser.press(button, deed.typed)
                #expect(moment != .before)
            } catch let failure as PlainBrowser.Failure {
                throw failure
            } catch {
                // Nobody answers.
                #expect(moment != .after, "\(error)")
            }
            server.kill()
            try server.restart()
            let kept = try server.lines(of: deed.list, with: deed.sign)
            if moment == .before { #expect(kept == before) }
            if moment == .after { #expect(kept == before + 1) }
            for _ in 0..<2 {
                try await browser.sendAgain()
                #expect(browser.status == 200, "\(browser.text.prefix(300))")
                let lines = try server.lines(of: deed.list, with: deed.sign)
                #expect(lines == before + 1)
            }
            try await browser.open(deed.page)
            #expect(browser.status == 200)
        }
    }
}
