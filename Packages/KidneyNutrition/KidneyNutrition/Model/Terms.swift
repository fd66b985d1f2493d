public import TimeKit
import WordKit

/// The terms of use. A changed text is a new version, which the user must accept again.
public struct Terms: Hashable, Sendable {
    /// The version, from 1.
    public let version: Int
    /// The text of other terms than the current ones; nil for these.
    private let own: String?

    /// The text, in paragraphs.
    public var text: String { own ?? Self.currentText }

    public init(version: Int, text: String) {
        self.version = version
        own = text
    }

    private init(version: Int) {
        self.version = version
        own = nil
    }

    /// The current terms.
    public static let current = Terms(version: 1)

    private static var currentText: String {
        localized(
            """
            This program keeps what you enter about your food, your drinks and your kidneys, counts it together and shows what is \
            published about it. It informs; it is no medical device and gives no medical advice. It does not know all of your \
            history. What your doctors, dietitian and nurses tell you always comes first: ask them before you change what you eat, \
            drink or take because of something you read here.

            Figures of foods are averages, and some are missing. A figure that is missing is shown as missing, never as zero. A \
            medicine or an interaction that is not mentioned here is not checked, which does not mean that it is safe.

            In an emergency, such as pain in the chest, trouble breathing, fainting or weakness, call the emergency number and do \
            not look it up here.

            Everything you enter stays in a file on this device unless you send it somewhere yourself. You use the program at your \
            own responsibility; those who made it are not liable for harm that comes from its use, as far as the law allows this.
            """
        )
    }
}

/// A record of the acceptance of the terms.
public struct TermsAcceptance: Hashable, Sendable {
    /// The accepted version.
    public let version: Int
    /// The time of the first acceptance of this version.
    public let at: Instant

    public init(version: Int, at: Instant) {
        self.version = version
        self.at = at
    }
}
