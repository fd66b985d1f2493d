import Foundation
import KidneyNutrition
import WebClient
import WordKit

/// A client of servers behind api.data.gov's gateway, such as FoodData Central and openFDA. It interprets their refusals.
///
/// Each response has the limit in the fields `X-RateLimit-Limit` and `X-RateLimit-Remaining`. A request beyond the limit gets 429 with
/// `OVER_RATE_LIMIT` and blocks the key for a while. The last allowed response therefore already asks for a pause. Only a 500 is retried at
/// once, because openFDA sometimes returns it for the first request of a kind.
struct GatewayClient: Sendable {
    /// The maximum size of a response in bytes. Two hundred foods of a search take about 8 MB.
    static let largestAnswer = 32 << 20

    let client: LiveWebClient
    let place: SourcePlace
    /// The timeout of a request, including its retry.
    let patience: Duration
    /// The maximum size of a response in bytes.
    let limit: Int
    /// The seconds to wait after a limit was reached, if the server doesn't state them.
    let usualWait: Int

    /// A complete successful response, or a 404 for no match.
    enum Answer {
        case found([UInt8], pause: Int?)
        case notFound(pause: Int?)
    }

    /// Sends a request and classifies the response.
    func ask(
        _ path: String,
        _ method: WebRequest.Method = .get,
        key: WebField?
    ) async throws(SourceFault) -> Answer {
        let fields = [WebField("Accept", "application/json")] + (key.map { [$0] } ?? [])
        let response = try await send(path, method, fields)
        let left = response.value(of: "X-RateLimit-Remaining").flatMap { Int($0) }
        let pause = left.map { $0 <= 0 } == true ? usualWait : nil
        if response.isSuccess { return .found(response.body, pause: pause) }
        if response.status == 404, SourceFault.isNotFound(response.body) { return .notFound(pause: pause) }
        throw SourceFault(
            status: response.status,
            retryAfter: response.value(of: "Retry-After"),
            body: response.body,
            usualWait: usualWait
        )
    }

    private func send(
        _ path: String,
        _ method: WebRequest.Method,
        _ fields: [WebField]
    ) async throws(SourceFault) -> WebResponse {
        var left = patience
        var isFirst = true
        while true {
            var outcome = Result<WebResponse, WebError>.failure(.canceled)
            let limits = WebRequest.Limits(bytes: limit, time: left, redirects: 3)
            let time = await ContinuousClock().measure {
                do throws(WebError) {
                    let address = try place.path(path)
                    outcome = .success(
                        try await client.send(WebRequest(address, method: method, limits: limits, fields: fields))
                    )
                } catch {
                    outcome = .failure(error)
                }
            }
            left -= time
            switch outcome {
            case .success(let response):
                guard response.status == 500, isFirst, left > .zero else { return response }
                isFirst = false
            case .failure(let error): throw SourceFault(error, patience: patience)
            }
        }
    }
}

extension SourceFault {
    /// Converts a client's error. Addresses are left out, because they can contain the search.
    init(_ error: WebError, patience: Duration) {
        self =
            switch error {
            case .tooSlow: .slow(seconds: max(1, Int(patience.components.seconds)))
            case .tooLarge(_, let bytes): .tooLarge(bytes: bytes)
            case .unreachable(_, let reason): .unreachable(reason)
            case .cutShort: .unreachable(localized("the connection ended before the answer was whole"))
            case .malformed(_, let reason): .garbled(reason)
            case .badRedirect, .tooManyRedirects, .insecureRedirect, .forbiddenAddress:
                .garbled(localized("it leads elsewhere"))
            case .badAddress: .unreachable(localized("its address is no web address"))
            case .canceled: .unreachable(localized("the question was canceled"))
            }
    }
}

extension WebField {
    /// A key as the user name of basic authentication, so that it isn't in the address.
    static func basic(_ key: String) -> WebField {
        WebField("Authorization", "Basic " + Data("\(key):".utf8).base64EncodedString())
    }
}
