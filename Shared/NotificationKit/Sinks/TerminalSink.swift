/// Writes a notification as one or more lines of text; what a terminal would obey is left out.
public struct TerminalSink: NotificationSink {
    /// The name under which its deliveries are kept.
    public let name: String
    private let write: @Sendable (String) throws -> Void

    /// A sink that hands each text, line break included, to the closure.
    public init(name: String = "terminal", write: @escaping @Sendable (String) throws -> Void) {
        self.name = name
        self.write = write
    }

    /// It shows what is told while it is there.
    public var catchesUp: Bool { false }

    /// Writes it.
    public func deliver(_ delivery: NotificationDelivery) async throws(SinkFailure) {
        do {
            try write(TerminalSink.text(of: delivery.item))
        } catch {
            throw SinkFailure("the terminal can't be written: \(error)")
        }
    }

    /// The title; beneath it, indented, the body and the link.
    static func text(of item: InboxItem) -> String {
        var lines = ["* " + PlainText.line(item.request.title)]
        if !item.request.body.isEmpty {
            lines += PlainText.lines(item.request.body).split(separator: "\n").map { "  " + $0 }
        }
        if !item.request.link.isEmpty { lines.append("  " + PlainText.line(item.request.link)) }
        return lines.joined(separator: "\n") + "\n"
    }
}
