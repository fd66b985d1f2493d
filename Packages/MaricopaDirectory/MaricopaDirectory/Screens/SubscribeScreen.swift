import Foundation
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A user's subscriptions, and the form for more.
public struct SubscribeScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The prompt to sign in; nil if signed in.
    @NullEncoded public private(set) var signIn: SignInPrompt?
    /// In the order of the topics.
    public let subscriptions: [Row]
    /// The fields `name`, `zip` and `topic.…` for each topic. The button is disabled for a visitor.
    public let form: Form
    /// The text of an error dialog; nil for none.
    @NullEncoded public private(set) var dialog: String?
    /// The address that messages go to.
    public let note: String
    public let back: Link

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The topic's name.
        public let id: String
        public let label: String
        /// The first day of the subscription, by the county's clocks.
        public let since: LocalDate
        public let end: Action

        init(_ subscription: Subscription) {
            id = subscription.topic.rawValue
            label = subscription.topic.label
            since = County.zone.local(at: subscription.at).date
            end = Action(
                DirectoryAct.unsubscribe(subscription.topic),
                label: localized("Unsubscribe"),
                gesture: .swipeLeft,
                confirmation: Action.Confirmation(
                    question: localized("End the subscription to \(subscription.topic.label)?"),
                    proceed: localized("Unsubscribe"),
                    cancel: localized("Keep it")
                )
            )
        }
    }

    /// The id of the field of a topic.
    static func id(of topic: SubscriptionTopic) -> String { "topic.\(topic.rawValue)" }

    /// Creates the page.
    ///
    /// - Parameters:
    ///   - subscriptions: The user's subscriptions; nil for a visitor.
    ///   - email: The address that messages go to.
    ///   - typed: The submitted form; nil for the stored values.
    init(
        _ subscriptions: [Subscription]?,
        email: String?,
        typed: SubscriptionForm? = nil,
        revision: Revision
    ) {
        title = localized("Subscribe")
        signIn = subscriptions == nil ? SignInPrompt(.subscribe) : nil
        self.subscriptions = (subscriptions ?? []).map { Row($0) }
        let kept = subscriptions?.last
        let problems = typed.map { SubscriptionRule.read($0, mayEndAll: kept != nil).problems } ?? []
        let chosen = typed.map { Set($0.topics) } ?? Set((subscriptions ?? []).map(\.topic.rawValue))
        func error(_ id: String) -> String? { problems.first { $0.field == id }?.description }
        let about = [
            Field(
                id: "name",
                label: localized("Name"),
                value: typed?.name ?? kept?.name ?? "",
                limit: SubscriptionForm.longestName,
                error: error("name")
            ),
            Field(
                id: "zip",
                label: localized("ZIP code", context: "field"),
                value: typed?.zip ?? kept?.zip?.digits ?? "",
                limit: ZIPCode.longest,
                placeholder: "85003",
                error: error("zip")
            ),
        ]
        let topics = SubscriptionTopic.allCases.map { topic in
            Field(
                id: Self.id(of: topic),
                label: topic.label,
                kind: .toggle,
                value: chosen.contains(topic.rawValue) ? "true" : "false",
                error: topic == .newsletter ? error("topics") : nil
            )
        }
        let whyNot = subscriptions == nil ? localized("Log in or create an account to subscribe.") : nil
        form = Form(
            id: "subscribe",
            title: localized("News of Maricopa Healthy"),
            fields: about + topics,
            buttons: [
                Action(
                    DirectoryAct.subscribe,
                    label: localized("Subscribe"),
                    availability: whyNot.map { .disabled(why: $0) } ?? .enabled
                )
            ],
            whyNot: whyNot
        )
        dialog =
            problems.isEmpty
            ? nil : localized("Please complete the form: \(problems.map(\.description).joined(separator: "; ")).")
        note =
            email.map { localized("Letters go to \($0), the address of your account.") }
            ?? localized("Letters go to the address of an account, so that nobody can subscribe somebody else.")
        self.revision = Revision(rawValue: "\(revision.rawValue) \(email ?? "")")
        back = DirectoryLink.home.labeled(localized("Home"))
    }
}
