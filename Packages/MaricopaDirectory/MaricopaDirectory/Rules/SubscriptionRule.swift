import Foundation

/// Validation of the subscription form.
enum SubscriptionRule {
    /// Returns the normalized name, the ZIP code and the distinct topics, and the errors in the order of the fields.
    ///
    /// - Parameter mayEndAll: Whether a form without a topic ends all subscriptions instead of being wrong.
    static func read(
        _ form: SubscriptionForm,
        mayEndAll: Bool = false
    ) -> (name: String, zip: ZIPCode?, topics: [SubscriptionTopic], problems: [SubscriptionProblem]) {
        var problems: [SubscriptionProblem] = []
        let name = form.name.split { $0.isWhitespace || isControl($0) }.joined(separator: " ")
        let isShort =
            name.count <= SubscriptionForm.longestName && name.utf8.count <= 16 * SubscriptionForm.longestName
        if !isShort { problems.append(.nameTooLong(limit: SubscriptionForm.longestName)) }
        let typed = form.zip.trimmingCharacters(in: .whitespaces)
        let zip = typed.isEmpty ? nil : ZIPCode(typed)
        if zip == nil, !typed.isEmpty { problems.append(.zip(String(typed.prefix(40)))) }
        var topics: [SubscriptionTopic] = []
        for text in form.topics {
            let wanted = text.trimmingCharacters(in: .whitespaces).lowercased()
            guard let topic = SubscriptionTopic(rawValue: wanted) else {
                problems.append(.noSuchTopic(String(text.prefix(40))))
                continue
            }
            if !topics.contains(topic) { topics.append(topic) }
        }
        if form.topics.isEmpty, !mayEndAll { problems.append(.noTopic) }
        return (name, zip, topics, problems)
    }

    private static func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
}
