import Foundation
import TimeKit

/// The details of a tick: the text of ``Claim/more``, a JSON object. A version that doesn't know a member keeps the text as it is.
struct ClaimDetail: Codable {
    /// The longest text, in UTF-16 units, as the rules of the database have it.
    static let limit = 10_000

    /// The clinic's word, where it was asked for.
    var goOn: GoOnAnswer?
    /// Whether it is a true second dose of the day; nil for no.
    var second: Bool?

    /// The text; nil for nothing to say.
    var text: String? {
        guard goOn != nil || second != nil else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension Claim {
    /// The details of the tick; empty if the text can't be read.
    private var detail: ClaimDetail {
        guard let more, let detail = try? JSONDecoder().decode(ClaimDetail.self, from: Data(more.utf8)) else {
            return ClaimDetail()
        }
        return detail
    }

    /// The answer "the clinic said go on" of the tick's member; nil where none was given.
    public var goOn: GoOnAnswer? { detail.goOn }

    /// Whether it was recorded as a true second dose of its box's day.
    public var isSecondDose: Bool { more == nil ? false : detail.second ?? false }
}

extension GoOnAnswer {
    /// The longest reason that is kept, in characters.
    private static let reasonLimit = 400

    /// An answer to reasons, in the words of the room.
    init(_ reasons: [GateReason], at: Instant, in room: Room) {
        self.init(asked: reasons.map { String($0.text(in: room.timeZone).prefix(Self.reasonLimit)) }, at: at)
    }
}
