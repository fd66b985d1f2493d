import Foundation
import NotificationKit
import TestKit
import Testing
import TimeKit

/// A sink with a receiver that the test can inspect.
struct SinkCase: Sendable, CustomTestStringConvertible {
    /// The received data of one delivery.
    struct Received: Sendable {
        /// The parts that can't contain a line break: arguments, header values, lines of a terminal.
        var frames: [String]
        /// The text as the person sees it.
        var text: String
        /// The id by which the receiver detects a repetition; `nil` if the protocol has none.
        var id: String?
    }

    let testDescription: String
    /// Creates the sink with a receiver that accepts everything or nothing, and returns the received data.
    let make:
        @Sendable (_ folder: TemporaryFolder, _ fails: Bool) throws -> (
            any NotificationSink, @Sendable () throws -> [Received]
        )

    static let all: [SinkCase] = [
        SinkCase(testDescription: "terminal") { _, fails in
            let log = Log<Received>()
            let sink = TerminalSink { text in
                if fails { throw POSIXError(.EPIPE) }
                log.append(Received(frames: text.split(separator: "\n").map(String.init), text: text))
            }
            return (sink, { log.all })
        },
        SinkCase(testDescription: "desktop") { folder, fails in
            let script = try folder.write(
                """
                #!/bin/sh
                for argument in "$@"; do printf '%s\\037' "$argument" >> "\(folder.file("log").path)"; done
                printf '\\036' >> "\(folder.file("log").path)"
                exit \(fails ? 3 : 0)
                """,
                to: "bin/script"
            )
            // Another process copies the file. If this process had it open for writing, a child forked meanwhile would keep it busy.
            let program = folder.file("bin/notify-send").path
            let install = "cp \"$0\" \"$1\" && chmod 755 \"$1\""
            let (status, said) = try PythonJudge.run("/bin/sh", ["-c", install, script.path, program])
            try #require(status == 0, "\(said)")
            let sink = try #require(DesktopSink.live(path: "/nowhere:" + folder.file("bin").path))
            return (
                sink,
                {
                    let log = (try? String(contentsOf: folder.file("log"), encoding: .utf8)) ?? ""
                    return log.split(separator: "\u{1E}").map { call in
                        let arguments = call.split(separator: "\u{1F}", omittingEmptySubsequences: false).dropLast()
                            .map(String.init)
                        let shown = arguments.dropFirst().joined(separator: "\n").replacing("&lt;", with: "<")
                            .replacing("&gt;", with: ">").replacing("&amp;", with: "&").replacing("\\\\", with: "\\")
                        return Received(frames: Array(arguments.dropLast()), text: shown)
                    }
                }
            )
        },
        SinkCase(testDescription: "webhook") { _, fails in
            let web = FakeWeb(status: fails ? 503 : 204)
            let sink = try WebhookSink(
                url: "https://example.org/hook",
                headers: ["Authorization": "Bearer x"],
                post: web.post
            )
            return (
                sink,
                {
                    try web.posts.map { post in
                        let message = try JSONDecoder().decode(Message.self, from: post.body)
                        return Received(
                            frames: Array(post.headers.values),
                            text: message.title + "\n" + message.body,
                            id: message.deliveryID
                        )
                    }
                }
            )
        },
        SinkCase(testDescription: "ntfy") { _, fails in
            let web = FakeWeb(status: fails ? 503 : 200)
            let sink = try NtfySink(topic: "https://ntfy.example.org/topic", post: web.post)
            return (
                sink,
                {
                    web.posts.map { post in
                        let body = String(decoding: post.body, as: UTF8.self)
                        let title = decoded(post.headers["Title"] ?? "")
                        return Received(
                            frames: Array(post.headers.values),
                            text: title + "\n" + body,
                            id: post.headers["X-Sequence-ID"]
                        )
                    }
                }
            )
        },
    ]

    private struct Message: Decodable {
        let deliveryID, title, body: String
    }

    /// An independent decoder of RFC 2047: base64 words without the spaces between them.
    static func decoded(_ header: String) -> String {
        guard header.hasPrefix("=?UTF-8?B?") else { return header }
        let bytes = header.split(separator: " ").flatMap { word in
            [UInt8](Data(base64Encoded: String(word.dropFirst(10).dropLast(2))) ?? Data())
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A web client that gives every post the same status.
final class FakeWeb: Sendable {
    struct Post: Sendable {
        let url: URL
        let headers: [String: String]
        let body: Data
    }

    private let log = Log<Post>()
    private let status: Int

    init(status: Int) {
        self.status = status
    }

    var posts: [Post] { log.all }

    var post: HTTPPoster {
        { [self] url, headers, body in
            log.append(Post(url: url, headers: headers, body: body))
            return status
        }
    }
}

/// A list to which entries are appended.
final class Log<Entry: Sendable>: @unchecked Sendable {
    // @unchecked: the variable is touched under the lock only.
    private let lock = NSLock()
    private var entries: [Entry] = []

    var all: [Entry] { lock.withLock { entries } }

    func append(_ entry: Entry) { lock.withLock { entries.append(entry) } }
}
