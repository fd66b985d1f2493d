import Foundation
public import KidneyNutrition
public import WebClient

/// openFDA's drug labels: `GET /drug/label.json?search=…&limit=…`, with the key, where there is one, as the user name of basic
/// authentication.
///
/// It takes 240 questions a minute, and 1,000 a day without a key. No match is answered 404 with `NOT_FOUND`: unknown, never safe.
public struct OpenFDA: DrugLabels {
    /// Where it stands.
    public static let usualAddress = "https://api.fda.gov"
    /// How long an answer may take: the first of its kind can take half a minute there.
    public static let patience = Duration.seconds(40)

    private let gateway: GatewayClient

    /// What it is called.
    public let name = "openFDA"

    /// Whose questions its limit counts.
    public var account: String { gateway.place.account }

    /// The labels at a place, asked through a client.
    ///
    /// - Parameters:
    ///   - patience: how long an answer may take.
    ///   - limit: the largest answer in bytes; nil for 32 MB.
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
            // Its limit counts by the minute.
            usualWait: 60
        )
    }

    /// Labels that bear all of the names.
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

    /// The search for labels that bear each of the names as a brand, a generic name or a substance, as a part of an address.
    ///
    /// Only letters, digits and what they stand between reach it: a name can't become a part of the search's syntax. A `+`
    /// stands for a space there, and a space between two terms for "or".
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
    /// Why a body with success is no answer about labels.
    fileprivate init(reading error: KidneyError) {
        self =
            switch error {
            case .notADrugLabel(let what): .garbled(what)
            case .drugLabelRefused(let code, let words): .refused(status: 200, "\(code): \(words.prefix(160))")
            default: .garbled("\(error)")
            }
    }
}
