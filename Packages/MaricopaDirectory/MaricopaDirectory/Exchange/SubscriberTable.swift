import TimeKit

/// Subscribers as CSV, for whoever sends the newsletter.
enum SubscriberTable {
    static func bytes(_ subscribers: [Subscriber]) -> [UInt8] {
        var text = CommaLine.text(["email", "name", "zip", "topic", "since"])
        for subscriber in subscribers {
            let subscription = subscriber.subscription
            text += CommaLine.text(
                [
                    subscriber.email, subscription.name, subscription.zip?.digits ?? "", subscription.topic.rawValue,
                    "\(County.zone.local(at: subscription.at).date)",
                ]
                .map(inert)
            )
        }
        return Array(text.utf8)
    }

    /// Escapes a cell that a spreadsheet would evaluate as a formula, because users type names.
    private static func inert(_ cell: String) -> String {
        guard let first = cell.first, "=+-@".contains(first) else { return cell }
        return "'" + cell
    }
}
