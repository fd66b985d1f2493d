import AsyncHTTPClient
import Foundation
import NIOHTTP1

/// Where an answer sends on to.
enum Redirect {
    /// How many in a row are followed.
    static let most = 5

    /// The address to go to next, with the user's token as it was; nil where it is no redirect.
    ///
    /// Method and body are kept, for none is a POST. Nothing leads from `https` to `http`, nor to another machine over `http`.
    static func target(
        of response: HTTPClientResponse,
        from address: String,
        _ credential: RealtimeCredential
    ) throws(RealtimeClientError) -> String? {
        guard [301, 302, 307, 308].contains(response.status.code) else { return nil }
        let location = response.headers.first(name: "Location") ?? ""
        guard !location.isEmpty, let base = URL(string: address),
            let url = URL(string: location, relativeTo: base)?.absoluteURL
        else { throw .malformed(reason: "a redirect to nowhere") }
        let parts: AddressParts
        do throws(AddressProblem) {
            parts = try AddressParts(url.absoluteString)
        } catch {
            throw .malformed(reason: "a redirect to an address that isn't gone to: \(error.reason)")
        }
        guard parts.scheme == "https" || address.hasPrefix("http:") else {
            throw .malformed(reason: "a redirect from https:// to http://")
        }
        var query = parts.query ?? ""
        if case .idToken(let token) = credential,
            !query.split(separator: "&").contains(where: { $0.hasPrefix("auth=") })
        {
            query += (query.isEmpty ? "" : "&") + PercentText.query([("auth", token)])
        }
        return parts.origin + parts.path + (query.isEmpty ? "" : "?" + query)
    }
}
