import Foundation
import KidneyNutrition
import WebClient

/// Asks a server behind api.data.gov's gateway, as FoodData Central and openFDA are, and reads what its refusals mean.
///
/// Its limit is in the fields `X-RateLimit-Limit` and `X-RateLimit-Remaining` of every answer; one question too many is answered 429
/// with `OVER_RATE_LIMIT`, and blocks the key for a while. So the last allowed answer already asks for a pause, and nothing is asked
/// again at once but after a 500, which openFDA gives now and then to the first question of its kind.
struct GatewayClient: Sendable {
    /// Largest answer: two hundred foods of a search come to some 8 MB.
    static let largestAnswer = 32 << 20

    let client: LiveWebClient
    let place: SourcePlace
    /// How long an answer may take, the second try included.
    let patience: Duration
    /// Largest answer in bytes.
    let limit: Int
    /// Seconds to wait where a limit was reached and the server doesn't say for how long.
    let usualWait: Int

    /// A whole answer with success, or that there is none.
    enum Answer {
        case found([UInt8], pause: Int?)
        case notFound(pause: Int?)
    }

    /// Sends a request and sorts what comes back.
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
            var outcome = Result<WebResponse, WebError>.failure(.cancelled)
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
    /// The client's error in the engine's words; addresses, which can hold what was asked, stay out of them.
    init(_ error: WebError, patience: Duration) {
        self =
            switch error {
            case .tooSlow: .slow(seconds: max(1, Int(patience.components.seconds)))
            case .tooLarge(_, let bytes): .tooLarge(bytes: bytes)
            case .unreachable(_, let reason): .unreachable(reason)
            case .cutShort: .unreachable("the connection ended before the answer was whole")
            case .malformed(_, let reason): .garbled(reason)
            case .badRedirect, .tooManyRedirects, .insecureRedirect, .forbiddenAddress: .garbled("it leads elsewhere")
            case .badAddress: .unreachable("its address is no web address")
            case .cancelled: .unreachable("the question was cancelled")
            }
    }
}

extension WebField {
    /// A key as the user name of basic authentication, so that no address holds it.
    static func basic(_ key: String) -> WebField {
        WebField("Authorization", "Basic " + Data("\(key):".utf8).base64EncodedString())
    }
}
