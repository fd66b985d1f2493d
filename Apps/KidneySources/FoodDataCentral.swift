import Foundation
public import KidneyNutrition
public import WebClient

/// USDA's FoodData Central: `POST /v1/foods/search` and `GET /v1/food/ID`, with the key in the field `X-Api-Key`.
///
/// Without a key of one's own it is asked with `DEMO_KEY`, of which it takes 30 questions an hour and 50 a day; with one, 1,000 an
/// hour. Figures are for 100 g; those of drinks of makers are for 100 mL and left out, as what that weighs isn't said.
public struct FoodDataCentral: FoodDatabase {
    /// Where it stands.
    public static let usualAddress = "https://api.nal.usda.gov/fdc"
    /// The key anybody may try it with.
    public static let demonstrationKey = "DEMO_KEY"
    /// How long an answer may take.
    public static let patience = Duration.seconds(20)

    private let gateway: GatewayClient

    /// What it is called.
    public let name = "FoodData Central"

    /// Whose questions its limit counts.
    public var account: String { gateway.place.account }

    /// The database at a place, asked through a client; a place without a key is asked with the demonstration key.
    ///
    /// - Parameters:
    ///   - patience: how long an answer may take.
    ///   - limit: the largest answer in bytes; nil for 32 MB.
    public init(
        _ client: LiveWebClient,
        at place: SourcePlace,
        patience: Duration = FoodDataCentral.patience,
        limit: Int? = nil
    ) {
        gateway = GatewayClient(
            client: client,
            place: SourcePlace(place.address, key: place.key ?? Self.demonstrationKey),
            patience: patience,
            limit: limit ?? GatewayClient.largestAnswer,
            // A key that asked too often is blocked for an hour.
            usualWait: 3600
        )
    }

    /// Foods by words of their names.
    public func foods(
        named words: String,
        limit: Int,
        branded: Bool
    ) async throws(SourceFault) -> SourceReply<FoodPage> {
        let question = Question(
            query: words,
            dataType: ["Foundation", "SR Legacy", "Survey (FNDDS)"] + (branded ? ["Branded"] : []),
            pageSize: limit,
            pageNumber: 1
        )
        // Asked by a body, so that what somebody eats is in no server's list of addresses.
        guard let body = try? JSONEncoder().encode(question) else { throw .garbled("the question can't be written") }
        return try await page("/v1/foods/search", .post(body: Array(body), mediaType: "application/json"))
    }

    /// A food by its FDC id.
    public func food(_ number: Int) async throws(SourceFault) -> SourceReply<FoodPage> {
        try await page("/v1/food/\(number)", .get)
    }

    private func page(_ path: String, _ method: WebRequest.Method) async throws(SourceFault) -> SourceReply<FoodPage> {
        let key = gateway.place.usableKey.map { WebField("X-Api-Key", $0) }
        switch try await gateway.ask(path, method, key: key) {
        case .found(let bytes, let pause): return SourceReply(try FoodDataAnswer.read(bytes), pause: pause)
        case .notFound(let pause): return SourceReply(FoodPage([], total: 0), pause: pause)
        }
    }

    private struct Question: Encodable {
        let query: String
        let dataType: [String]
        let pageSize: Int
        let pageNumber: Int
    }
}
