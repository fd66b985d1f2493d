import ServedRooms
import TestKit
import Testing

@Suite("A stranger at a server of rooms", .timeLimit(.minutes(5)))
struct DeniedTests {
    @Test("a stranger and an account without a room read and write nothing of a family's")
    func nothing() async throws {
        let server = try RuledServer()
        let admin = try await server.makeRoom("r1")
        let stranger = try await server.signUp()
        let member = "/rooms/r1/members/\(admin.uid)"
        for sender in [nil, stranger] {
            for place in ["/", "/rooms", "/rooms/r1", member, "/keys", "/keys/r1", "/codes", "/users/\(admin.uid)"] {
                #expect(try await server.ask("GET \(place).json", as: sender).status == 401, "GET \(place)")
                #expect(try await server.ask("PUT \(place).json", as: sender, body: "1").status == 401, "PUT \(place)")
                #expect(try await server.ask("DELETE \(place).json", as: sender).status == 401, "DELETE \(place)")
            }
        }
        #expect(try await server.ask("GET /rooms/r1.json", as: admin).status == 200)
        #expect(try server.roomd.stop() == .status(0))
    }
}
