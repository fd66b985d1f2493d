import Foundation
public import KidneyNutrition
public import WebClient

/// openFDA's drug labels: `GET /drug/label.json?search=…&limit=…`, with an optional key as the user name of basic authentication.
///
/// It accepts 240 requests a minute, and without a key 1,000 a day. No match gives 404 with `NOT_FOUND`; that means unknown, never safe.
public struct OpenFDA: DrugLabels {
    public static let usualAddress = "https://api.fda.gov"
    /// The default timeout. The first request of a kind can take half a minute.
    public static let patience = Duration.seconds(40)

    private let gateway: GatewayClient

    public let name = "openFDA"

    /// The server that gets the requests.
    public var host: String { gateway.place.host }

    /// The account that the service's limit counts for.
    public var account: String { gateway.place.account }

    /// Creates a client of the labels.
    ///
    /// - Parameters:
    ///   - patience: the timeout of a request, including its retry.
    ///   - limit: the maximum size of a response in bytes; nil for 32 MB.
    public init(
        _ client: LiveWebClient,
        at place: SourcePlace,
        patience: Duration = OpenFDA.patience,
        limit: Int? = nil
    ) {
        gateway = GatewayClient(
            client: client,
            place: place,
            patience: patience,
            limit: limit ?? GatewayClient.largestAnswer,
            // The limit is per minute.
            usualWait: 60
        )
    }

    /// Searches labels that have all the names.
    public func labels(of names: [String], limit: Int) async throws(SourceFault) -> SourceReply<DrugLabelReply> {
        let search = Self.search(names)
        guard !search.isEmpty else { return SourceReply(.unknown) }
        let key = gateway.place.usableKey.map(WebField.basic)
        switch try await gateway.ask("/drug/label.json?search=\(search)&limit=\(max(1, limit))", key: key) {
        case .notFound(let pause): return SourceReply(.unknown, pause: pause)
        case .found(let bytes, let pause):
            do throws(KidneyError) {
                return SourceReply(try DrugLabelReader.read(bytes), pause: pause)
            } catch {
                throw SourceFault(reading: error)
            }
        }
    }

    /// The search expression for labels that have each name as a brand, a generic name or a substance, encoded for an address.
    ///
    /// Only letters, digits and hyphens of the names reach it, so a name can't add syntax. In the expression, `+` means a space within a name, and
    /// "or" between two terms.
    static func search(_ names: [String]) -> String {
        let phrases = names.map(phrase).filter { !$0.isEmpty }
        return phrases.map { phrase in
            let fields = ["brand_name", "generic_name", "substance_name"]
            return "(" + fields.map { "openfda.\($0):%22\(phrase)%22" }.joined(separator: "+") + ")"
        }
        .joined(separator: "+AND+")
    }

    private static func phrase(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
        var letters = CharacterSet.alphanumerics
        letters.formIntersection(CharacterSet(charactersIn: Unicode.Scalar(0)...Unicode.Scalar(127)))
        letters.insert("-")
        return words.map { String($0).addingPercentEncoding(withAllowedCharacters: letters) ?? "" }
            .filter { !$0.isEmpty }.joined(separator: "+")
    }
}

extension SourceFault {
    /// Converts the error of a successful response that contains no labels.
    fileprivate init(reading error: KidneyError) {
        self =
            switch error {
            case .notADrugLabel(let what): .garbled(what)
            case .drugLabelRefused(let code, let words): .refused(status: 200, "\(code): \(words.prefix(160))")
            default: .garbled("\(error)")
            }
    }
}
