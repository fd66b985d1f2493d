import Hummingbird
import RealtimeService

/// What lets pages of other sites ask, as the protocol does: what one may is in the credential, never in a cookie.
enum CrossOrigin {
    /// What every answer says.
    static func open(_ headers: inout HTTPFields) {
        headers[.accessControlAllowOrigin] = "*"
        headers[.accessControlExposeHeaders] = "ETag, Retry-After, Date"
    }

    /// The answer to a browser that asks before it asks.
    static let preflight = RealtimeAnswer(
        status: 204,
        fields: [
            RealtimeAnswer.Field("Access-Control-Allow-Methods", "GET, HEAD, PUT, PATCH, POST, DELETE"),
            RealtimeAnswer.Field(
                "Access-Control-Allow-Headers",
                "Accept, Authorization, Cache-Control, Content-Type, If-Match, If-None-Match, X-Client-Version, "
                    + "X-Firebase-ETag, X-Firebase-GMPID, X-HTTP-Method-Override"
            ),
            RealtimeAnswer.Field("Access-Control-Max-Age", "3600"),
        ],
        body: .bytes([])
    )
}
