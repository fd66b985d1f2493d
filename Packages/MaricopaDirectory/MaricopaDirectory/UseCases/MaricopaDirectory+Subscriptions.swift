import AccountKit

extension MaricopaDirectory {
    /// Subscribes the user to what the form names; what they said before of those topics is replaced. Answers all they subscribed to.
    /// Throws `signInFirst`, `subscriptionForm`.
    @discardableResult
    public func subscribe(_ form: SubscriptionForm) throws(DirectoryError) -> [Subscription] {
        let user = try requireUser()
        let read = SubscriptionRule.read(form)
        guard read.problems.isEmpty else { throw .subscriptionForm(read.problems) }
        return try write { tables in
            try tables.subscribe(user, to: read.topics, name: read.name, zip: read.zip)
            return try tables.reader.subscriptions(of: user)
        }
    }

    /// Ends a subscription of the user's. Throws `signInFirst`, `notSubscribed`.
    public func unsubscribe(from topic: SubscriptionTopic) throws(DirectoryError) {
        let user = try requireUser()
        try write { try $0.unsubscribe(user, from: topic) }
    }

    /// What the user subscribed to, in the order of the topics. Throws `signInFirst`.
    public func subscriptions() throws(DirectoryError) -> [Subscription] {
        let user = try requireUser()
        return try read { try $0.subscriptions(of: user) }
    }

    /// Whom news are to be sent to, by topic and the age of their account; of all topics with nil. Throws `adminsOnly`.
    public func subscribers(of topic: SubscriptionTopic? = nil) throws(DirectoryError) -> [Subscriber] {
        try requireAdmin()
        return try read { try $0.subscribers(of: topic) }
    }
}
