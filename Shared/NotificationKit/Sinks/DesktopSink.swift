/// Shows a notification on the desktop through `notify-send` (libnotify).
public struct DesktopSink: NotificationSink {
    /// Runs a program with arguments, passed as they are and never through a shell, and answers its exit status.
    public typealias Runner = @Sendable (_ arguments: [String]) async throws -> Int32

    /// The name under which its deliveries are kept.
    public let name: String
    private let run: Runner

    /// A sink that runs `notify-send` through the closure; see ``live(name:)``.
    public init(name: String = "desktop", run: @escaping Runner) {
        self.name = name
        self.run = run
    }

    /// Shows it.
    public func deliver(_ delivery: NotificationDelivery) async throws(SinkFailure) {
        let status: Int32
        do {
            status = try await run(DesktopSink.arguments(for: delivery.item.request))
        } catch {
            throw SinkFailure("notify-send can't be run: \(error)")
        }
        guard status == 0 else { throw SinkFailure("notify-send ended with status \(status)") }
    }

    /// A text that begins with `-` is no option after `--`. The body is read as markup and, before that, for backslashes.
    static func arguments(for request: NotificationRequest) -> [String] {
        let title = PlainText.line(request.title)
        return [
            "--app-name=" + PlainText.line(request.app),
            "--",
            // An empty title is refused.
            title.isEmpty ? PlainText.line(request.app) : title,
            escaped(PlainText.lines(request.body)),
        ]
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
