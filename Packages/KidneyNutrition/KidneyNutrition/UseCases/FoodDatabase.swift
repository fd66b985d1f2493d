/// A food database on the network.
///
/// An app provides an implementation that speaks HTTP. The engine stores its answers, respects its rate limit, and uses local data if it
/// fails.
public protocol FoodDatabase: Sendable {
    /// The display name: "FoodData Central".
    var name: String { get }

    /// The server that gets the requests: "api.nal.usda.gov".
    var host: String { get }

    /// The account whose rate limit applies, without revealing the key. A pause for one account doesn't apply to another.
    var account: String { get }

    /// Returns the foods whose names contain the words, the best match first; an empty page if there are none.
    ///
    /// - Parameters:
    ///   - words: The search words.
    ///   - limit: The maximum number of foods, from 1 to 200.
    ///   - branded: Whether to include branded foods.
    func foods(
        named words: String,
        limit: Int,
        branded: Bool
    ) async throws(SourceFault) -> SourceReply<FoodPage>

    /// Returns a food with its portions, by the database's own number; an empty page if it doesn't exist.
    func food(_ number: Int) async throws(SourceFault) -> SourceReply<FoodPage>
}

/// A source of drug labels on the network.
public protocol DrugLabels: Sendable {
    /// The display name: "openFDA".
    var name: String { get }

    /// The server that gets the requests: "api.fda.gov".
    var host: String { get }

    /// The account whose rate limit applies, without revealing the key.
    var account: String { get }

    /// Returns the labels for a brand name, generic name or substance, in lower case and without strength. For several names it returns the
    /// labels with all of them, as those of a combination.
    func labels(of names: [String], limit: Int) async throws(SourceFault) -> SourceReply<DrugLabelReply>
}

/// The sources on the network that an app passes in. The pages ask them only by an act.
public struct OnlineSources: Sendable {
    public let foods: any FoodDatabase
    public let labels: any DrugLabels

    public init(foods: any FoodDatabase, labels: any DrugLabels) {
        self.foods = foods
        self.labels = labels
    }
}
