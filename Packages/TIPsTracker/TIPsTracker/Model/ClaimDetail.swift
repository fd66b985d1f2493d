import Foundation
public import TimeKit

/// The details of a tick: the text of ``Claim/more``, a JSON object. A version that doesn't know a member keeps the text as it is.
struct ClaimDetail: Codable {
    /// The longest text, in UTF-16 units, as the rules of the database have it.
    static let limit = 10_000

    /// The clinic's word, where it was asked for.
    var goOn: GoOnAnswer?
    /// Whether it is a true second dose of the day; nil for no.
    var second: Bool?
    /// The first day of the clinic's stop, in spite of which it was taken; nil for none.
    var stopped: LocalDate?

    /// The text; nil for nothing to say.
    var text: String? {
        guard goOn != nil || second != nil || stopped != nil else { return nil }
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

    /// The first day of the clinic's stop, in spite of which it was logged; nil for none.
    public var stoppedSince: LocalDate? { more == nil ? nil : detail.stopped }
}

extension GoOnAnswer {
    /// An answer to reasons, in the words of the room.
    init(_ reasons: [GateReason], at: Instant, in room: Room) {
        self.init(asked: reasons.map { $0.answered(in: room.timeZone) }, at: at)
    }
}

extension GateReason {
    /// The reason as an answer keeps it.
    func answered(in zone: TimeZone) -> String { String(text(in: zone).prefix(Self.answerLimit)) }

    /// The longest reason that is kept, in characters.
    private static let answerLimit = 400
}
