public import HabitCourse
public import WebClient

/// A course's site on the network: asked with conditional requests, within the limits of each request and of time.
public struct WebCourseSource: CourseSource {
    /// How long one answer may take, redirects included.
    public static let patience = Duration.seconds(30)

    private let client: LiveWebClient

    /// A source that asks through a client.
    public init(_ client: LiveWebClient) { self.client = client }

    /// Asks for one address.
    public func fetch(_ request: CourseRequest) async throws(CourseError) -> CourseResponse {
        throw .unreachable(address: request.address, reason: "not built")
    }
}
