import Testing

@testable import CourseSite

@Suite("A course's site on the network")
struct CourseSiteTests {}
