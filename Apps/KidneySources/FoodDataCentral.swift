import Foundation
public import KidneyNutrition
public import WebClient
import WordKit

/// USDA's FoodData Central: `POST /v1/foods/search` and `GET /v1/food/ID`, with the key in the field `X-Api-Key`.
///
/// With `DEMO_KEY`, the default, it accepts 30 requests an hour and 50 a day; with a key of one's own 1,000 an hour. Figures are for 100 g.
/// Those of branded drinks are for 100 mL and left out, because the database doesn't state their density.
public struct FoodDataCentral: FoodDatabase {
    public static let usualAddress = "https://api.nal.usda.gov/fdc"
    /// The public key for trying the service.
    public static let demonstrationKey = "DEMO_KEY"
    /// The default timeout.
    public static let patience = Duration.seconds(20)

    private let gateway: GatewayClient

    public let name = "FoodData Central"

    /// The server that gets the requests.
    public var host: String { gateway.place.host }

    /// The account that the service's limit counts for.
    public var account: String { gateway.place.account }

    /// Creates a client of the database. Without a key of one's own it uses the demonstration key.
    ///
    /// - Parameters:
    ///   - patience: the timeout of a request, including its retry.
    ///   - limit: the maximum size of a response in bytes; nil for 32 MB.
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
            // Exceeding the limit blocks the key for an hour.
            usualWait: 3600
        )
    }

    /// Searches foods by words of their names.
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
        // The words are in the body rather than the address, so that servers don't log a person's food.
        guard let body = try? JSONEncoder().encode(question) else {
            throw .garbled(localized("the question can't be written"))
        }
        return try await page("/v1/foods/search", .post(body: Array(body), mediaType: "application/json"))
    }

    /// Returns the food with an FDC id; empty if there is none.
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
