public import ScreenKit
public import TimeKit
import WordKit

/// The subscribers of the directory's topics.
public struct SubscribersScreen: Screen {
    public let title: String
    /// Links to all subscribers and to those of each topic.
    public let topics: [Link]
    /// By topic and age of the account.
    public let rows: [Row]
    public let emptyText: String
    /// Exports the subscribers as a table; disabled if there are none.
    public let export: Action
    public let revision: Revision
    public private(set) var back = AdminPage.back

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The user's id and the topic.
        public let id: String
        /// The address of the account.
        public let email: String
        /// The name for the salutation; may be empty.
        public let name: String
        /// Empty if not given.
        public let zip: String
        public let topic: String
        /// The first day of the subscription, by the county's clocks.
        public let since: LocalDate
        public let remove: Action

        init(_ subscriber: Subscriber) {
            let subscription = subscriber.subscription
            id = "\(subscriber.user)/\(subscription.topic.rawValue)"
            email = subscriber.email
            name = subscription.name
            zip = subscription.zip?.digits ?? ""
            topic = subscription.topic.label
            since = County.zone.local(at: subscription.at).date
            remove = Action(
                DirectoryAct.removeSubscriber(subscriber.user, subscription.topic),
                label: localized("Remove"),
                gesture: .swipeLeft,
                confirmation: .init(
                    question: localized("Send \(email) no more news of \(topic)?"),
                    proceed: localized("Remove")
                )
            )
        }
    }
}

extension SubscribersScreen {
    init(_ subscribers: [Subscriber], of topic: SubscriptionTopic?) {
        title = topic.map { localized("Subscribers: \($0.label)") } ?? localized("Subscribers")
        topics =
            [DirectoryLink.admin(.subscribers(nil)).labeled(localized("All"), isCurrent: topic == nil)]
            + SubscriptionTopic.allCases.map {
                DirectoryLink.admin(.subscribers($0)).labeled($0.label, isCurrent: $0 == topic)
            }
        rows = subscribers.map { Row($0) }
        emptyText =
            topic.map { localized("Nobody subscribed to \($0.label) yet.") } ?? localized("Nobody subscribed yet.")
        export = Action(
            DirectoryAct.exportSubscribers,
            label: localized("Write them into a table"),
            availability: subscribers.isEmpty ? .disabled(why: emptyText) : .enabled
        )
        revision = Revision(rawValue: rows.map { "\($0.id)/\($0.name)/\($0.zip)" }.joined(separator: " "))
    }
}
