import AccountKit

extension MaricopaDirectory {
    /// Subscribes the user to the topics of a form, replacing earlier details, and returns all their subscriptions.
    ///
    /// - Throws: `signInFirst`, `subscriptionForm`.
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

    /// Saves the form of the page: the user is subscribed to its topics and to no other one. No topic ends all subscriptions, if there are any.
    ///
    /// - Throws: `signInFirst`, `subscriptionForm`.
    func saveSubscriptions(_ form: SubscriptionForm) throws(DirectoryError) {
        let user = try requireUser()
        try write { tables in
            let kept = try tables.reader.subscriptions(of: user).map(\.topic)
            let read = SubscriptionRule.read(form, mayEndAll: !kept.isEmpty)
            guard read.problems.isEmpty else { throw DirectoryError.subscriptionForm(read.problems) }
            for topic in kept where !read.topics.contains(topic) { try tables.unsubscribe(user, from: topic) }
            try tables.subscribe(user, to: read.topics, name: read.name, zip: read.zip)
        }
    }

    /// Ends one of the user's subscriptions.
    ///
    /// - Throws: `signInFirst`, `notSubscribed`.
    public func unsubscribe(from topic: SubscriptionTopic) throws(DirectoryError) {
        let user = try requireUser()
        try write { try $0.unsubscribe(user, from: topic) }
    }

    /// The user's subscriptions in the order of the topics.
    ///
    /// - Throws: `signInFirst`.
    public func subscriptions() throws(DirectoryError) -> [Subscription] {
        let user = try requireUser()
        return try read { try $0.subscriptions(of: user) }
    }

    /// The subscribers of a topic, or of all topics if nil, by topic and age of the account.
    ///
    /// - Throws: `adminsOnly`.
    public func subscribers(of topic: SubscriptionTopic? = nil) throws(DirectoryError) -> [Subscriber] {
        try requireAdmin()
        return try read { try $0.subscribers(of: topic) }
    }
}
