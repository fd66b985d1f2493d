import Foundation

/// Publishes a notification to a topic of an ntfy server (https://docs.ntfy.sh/publish/).
///
/// The delivery's id is sent as `X-Sequence-ID`, by which a client replaces what it was sent before.
public struct NtfySink: NotificationSink {
    /// How urgently the phone is to tell.
    public enum Priority: Int, Codable, Sendable, CaseIterable {
        /// No sound, folded away.
        case min = 1
        /// No sound.
        case low
        /// A short sound.
        case normal
        /// A long one.
        case high
        /// A very long one, also shown over other apps.
        case urgent
    }

    /// A longer message would arrive as an attached file.
    static let bodyLimit = 4_096

    /// The name under which its deliveries are kept.
    public let name: String
    private let web: WebPost
    private let priority: @Sendable (NotificationRequest) -> Priority

    /// A sink that publishes to a topic's URL, such as `https://ntfy.sh/my-topic`.
    ///
    /// - Parameters:
    ///   - token: an access token, where the topic is protected; printable ASCII.
    ///   - priority: how urgent each notification is.
    public init(
        name: String = "ntfy",
        topic: String,
        token: String? = nil,
        priority: @escaping @Sendable (NotificationRequest) -> Priority = { _ in .normal },
        post: @escaping HTTPPoster
    ) throws(NotificationError) {
        self.name = name
        self.priority = priority
        web = try WebPost(topic, headers: token.map { ["Authorization": "Bearer " + $0] } ?? [:], post: post)
    }

    /// Publishes it.
    public func deliver(_ delivery: NotificationDelivery) async throws(SinkFailure) {
        let request = delivery.item.request
        var headers = [
            "Content-Type": "text/plain; charset=utf-8",
            "Title": EncodedWord.header(PlainText.line(request.title)),
            "Priority": String(priority(request).rawValue),
        ]
        // A link is ASCII without spaces; anything else was put there by someone else.
        if !request.link.isEmpty, request.link.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) {
            headers["Click"] = request.link
        }
        if (1...64).contains(delivery.id.utf8.count),
            delivery.id.utf8.allSatisfy({
                PercentCoding.isUnreserved($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "~")
            })
        {
            headers["X-Sequence-ID"] = delivery.id
        }
        // Without a body ntfy shows the word "triggered".
        let text = request.body.isEmpty ? request.title : request.body
        try await web.send(headers, body: Data(PlainText.cut(PlainText.lines(text), bytes: NtfySink.bodyLimit).utf8))
    }
}

/// Header text beyond ASCII as RFC 2047 has it, which ntfy decodes (from version 2.4).
enum EncodedWord {
    /// The text itself where it is printable ASCII that can't be taken for an encoded word.
    static func header(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }), !text.contains("=?") { return text }
        // An encoded word has at most 75 characters, 12 of them its frame; 45 bytes become 60 in base64.
        var words: [[UInt8]] = [[]]
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if words[words.count - 1].count + bytes.count > 45 { words.append([]) }
            words[words.count - 1] += bytes
        }
        return words.map { "=?UTF-8?B?" + Data($0).base64EncodedString() + "?=" }.joined(separator: " ")
    }
}
