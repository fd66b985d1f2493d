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
    /// The device of the log's first version; nil if it is that of the claim's clock.
    var hand: String?

    /// The details as JSON; nil if there are none.
    var text: String? {
        (try? JSONEncoder().encode(self)).flatMap { Self.text(String(decoding: $0, as: UTF8.self), hand: hand) }
    }

    /// Returns details with another first device; nil if nothing is left. Members that this version doesn't know are kept.
    static func text(_ more: String?, hand: String?) -> String? {
        var members: [String: Any] = [:]
        if let more {
            let read = try? JSONSerialization.jsonObject(with: Data(more.utf8))
            guard let read = read as? [String: Any] else { return more }
            members = read
        }
        members["hand"] = hand
        guard !members.isEmpty,
            let bytes = try? JSONSerialization.data(
                withJSONObject: members,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
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

    /// The device of the log's first version. An edit or a restoration by another device keeps it.
    var firstNode: String { more == nil ? clock.node : detail.hand ?? clock.node }

    /// Returns the details of the log's next version. Those that a device other than the first writes name the first.
    func more(by node: String) -> String? {
        guard firstNode == clock.node, node != clock.node else { return more }
        let next = ClaimDetail.text(more, hand: clock.node)
        return (next ?? "").utf16.count > ClaimDetail.limit ? more : next
    }

    /// Whether another claim has the same details, whatever the device of the first version.
    func hasSameDetails(as other: Claim) -> Bool {
        more == other.more || ClaimDetail.text(more, hand: nil) == ClaimDetail.text(other.more, hand: nil)
    }
}

extension GoOnAnswer {
    /// Creates an answer that stores the text of each reason, with times in the room's zone.
    init(_ reasons: [GateReason], at: Instant, in room: Room) {
        self.init(asked: reasons.map { $0.answered(in: room) }, at: at)
    }
}

extension GateReason {
    /// The reason as it is stored in an answer: in English, so that answers of members with other languages are equal.
    func answered(in zone: some LocalClocks) -> String {
        inEnglish { String(text(in: zone).prefix(Self.answerLimit)) }
    }

    /// The maximum length of a stored reason, in characters.
    private static let answerLimit = 400

    /// A stored reason in the reader's language, its doses included.
    static func shown(_ answered: String) -> String {
        guard Language.current != .english else { return answered }
        return doses(in: answered).reduce(localized(kept: answered)) { shown, dose in
            guard let (amount, unit) = try? DoseRule.split(dose) else { return shown }
            return shown.replacing(dose, with: DoseUnit.counted(amount, UnitWords.name(inEnglish: unit)))
        }
    }

    /// The doses of a stored reason: "1/2 tsp" and "1/4 tsp" of "the dose, 1/2 tsp, is 2 times as much as the last one, 1/4 tsp".
    private static func doses(in answered: String) -> [String] {
        let two =
            /the dose, (.+), (?:is higher than|is [0-9\/-]+ times as much as|can't be compared with) the last one, (.+)/
        if let found = answered.wholeMatch(of: two) { return [String(found.1), String(found.2)] }
        let one =
            answered.wholeMatch(of: /the dose is (.+), and the last one was logged without a dose/)
            ?? answered.wholeMatch(of: /the dose, (.+), was carried over from the cycle before.*/)
        return one.map { [String($0.1)] } ?? []
    }
}
