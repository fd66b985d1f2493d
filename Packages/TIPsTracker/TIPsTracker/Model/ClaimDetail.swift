import Foundation
public import TimeKit
import WordKit

/// The details of a claim: the JSON object in ``Claim/more``. A version that doesn't know a member keeps the text unchanged.
struct ClaimDetail: Codable {
    /// The maximum length of the text in UTF-16 units. The database rules have the same limit.
    static let limit = 10_000

    /// The answer "the clinic said go on"; nil if it wasn't asked for.
    var goOn: GoOnAnswer?
    /// Whether it is a true second dose of the day; nil means no.
    var second: Bool?
    /// The first day of the clinic's stop, if it was taken in spite of one.
    var stopped: LocalDate?
    /// Whether the member said to log a treatment food although the plan had no dose; nil means no.
    var withoutDose: Bool?

    /// The details as JSON; nil if there are none.
    var text: String? {
        guard goOn != nil || second != nil || stopped != nil || withoutDose != nil else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension Claim {
    /// The decoded details; empty if the text can't be read.
    private var detail: ClaimDetail {
        guard let more, let detail = try? JSONDecoder().decode(ClaimDetail.self, from: Data(more.utf8)) else {
            return ClaimDetail()
        }
        return detail
    }

    /// The answer "the clinic said go on" of the claim's member; nil if none was given.
    public var goOn: GoOnAnswer? { detail.goOn }

    /// Whether it was recorded as a true second dose of the same day.
    public var isSecondDose: Bool { more == nil ? false : detail.second ?? false }

    /// The first day of the clinic's stop, if it was logged in spite of one.
    public var stoppedSince: LocalDate? { more == nil ? nil : detail.stopped }

    /// Whether the member said to log it although the plan had no dose.
    public var isWithoutDose: Bool { more == nil ? false : detail.withoutDose ?? false }
}

extension GoOnAnswer {
    /// Creates an answer that stores the text of each reason, with times in the room's zone.
    init(_ reasons: [GateReason], at: Instant, in room: Room) {
        self.init(asked: reasons.map { $0.answered(in: room.timeZone) }, at: at)
    }
}

extension GateReason {
    /// The reason as it is stored in an answer: in English, so that answers of members with other languages are equal.
    func answered(in zone: TimeZone) -> String {
        inEnglish { String(text(in: zone).prefix(Self.answerLimit)) }
    }

    /// The maximum length of a stored reason, in characters.
    private static let answerLimit = 400
}
