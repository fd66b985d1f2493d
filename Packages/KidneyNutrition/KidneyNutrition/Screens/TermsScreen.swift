public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The terms of use. This is the only page that works before the user accepts them.
public struct TermsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The current version.
    public let version: Int
    public let paragraphs: [String]
    /// The last acceptance; nil for none.
    @NullEncoded public private(set) var accepted: Accepted?
    /// Whether the current version was accepted.
    public let isAccepted: Bool
    /// A summary in a sentence.
    public let text: String
    /// Accepts the terms; disabled if they are accepted.
    public let accept: Action
    /// The link to today; nil before the terms are accepted.
    @NullEncoded public private(set) var back: Link?

    public struct Accepted: Hashable, Codable, Sendable {
        /// The accepted version.
        public let version: Int
        /// The time of the first acceptance of this version.
        public let at: Instant
    }

    public init(_ terms: Terms, accepted acceptance: TermsAcceptance?, revision: Revision) {
        let isAccepted = (acceptance?.version ?? 0) >= terms.version
        title = localized("Terms of use")
        self.revision = revision
        version = terms.version
        paragraphs = terms.text.split(separator: "\n\n").map(String.init)
        accepted = acceptance.map { Accepted(version: $0.version, at: $0.at) }
        self.isAccepted = isAccepted
        text =
            switch acceptance {
            case let acceptance? where isAccepted: localized("You accepted version \(acceptance.version).")
            case let acceptance?:
                localized(
                    "The terms have changed since version \(acceptance.version), which you accepted: read these and accept them to go on."
                )
            case nil: localized("Read these and accept them: nothing else works before.")
            }
        accept = Action(
            KidneyAct.acceptTerms,
            label: localized("Accept"),
            availability: isAccepted ? .disabled(why: localized("they are accepted")) : .enabled
        )
        back = isAccepted ? .today : nil
    }
}
