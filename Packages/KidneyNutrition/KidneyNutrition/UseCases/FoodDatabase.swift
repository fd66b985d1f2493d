/// A database of foods on the network.
///
/// An app brings one that speaks HTTP; the engine keeps what it answered, waits as long as it asks for, and goes on with what is
/// here where it says nothing.
public protocol FoodDatabase: Sendable {
    /// What it is called: "FoodData Central".
    var name: String { get }

    /// Whose questions its limit counts, without giving a key away: a pause that was asked of one key doesn't hold for another.
    var account: String { get }

    /// Foods by words of their names, best first; with an empty page where there are none.
    ///
    /// - Parameters:
    ///   - limit: at most so many, from 1 to 200.
    ///   - branded: whether makers' foods are among them.
    func foods(
        named words: String,
        limit: Int,
        branded: Bool
    ) async throws(SourceFault) -> SourceReply<FoodPage>

    /// A food with its portions by the database's own number; an empty page where there is none.
    func food(_ number: Int) async throws(SourceFault) -> SourceReply<FoodPage>
}

/// Drug labels on the network.
public protocol DrugLabels: Sendable {
    /// What it is called: "openFDA".
    var name: String { get }

    /// Whose questions its limit counts, without giving a key away.
    var account: String { get }

    /// Labels by a brand name, a generic name or a substance, each in lower case and without strength; of several names those that
    /// bear them all, as of a combination.
    func labels(of names: [String], limit: Int) async throws(SourceFault) -> SourceReply<DrugLabelReply>
}
