import Foundation
import RealtimeTree
import TestKit
import Testing

@testable import RealtimeService

@Suite("The largest write", .timeLimit(.minutes(2)))
struct WriteSizeTests {
    private func desk(_ change: (inout ServiceLimits) -> Void = { _ in }) async throws -> Desk {
        var limits = ServiceLimits(boundWrite: WriteSize(places: 10, values: 100))
        change(&limits)
        return try await Desk(limits: limits)
    }

    private func update(_ count: Int) -> String {
        "{" + (0..<count).map { "\"k\($0)\":1" }.joined(separator: ",") + "}"
    }

    @Test("an update of too many places is refused whole, for all whom rules bind, and an admin's is made")
    func places() async throws {
        let desk = try await desk()
        for caller in [RealtimeCaller.nobody, desk.user("ann")] {
            #expect(try await desk.call(.patch, "/a.json", update(10), as: caller).status == 200)
            let refused = try await desk.call(.patch, "/b.json", update(11), as: caller)
            #expect(refused.status == 400 && refused.text.contains("update of 11 places"))
            let override = try await desk.call(
                .post,
                "/b.json",
                update(11),
                fields: ["x-http-method-override": "PATCH"],
                as: caller
            )
            #expect(override.status == 400)
        }
        #expect(try await desk.get("/b.json") == "null")
        #expect(try await desk.call(.patch, "/b.json", update(11)).status == 200)
    }

    /// An array with this many equal values.
    private static func list(_ value: String, _ count: Int) -> String {
        "[" + Array(repeating: value, count: count).joined(separator: ",") + "]"
    }

    @Test(
        "a body of too many values is refused, wherever they stand; commas in texts are no values",
        arguments: [
            (list("1", 100), 200), (list("1", 101), 400), ("{\"a\":\(list("null", 101))}", 400),
            ("\"\(String(repeating: ",", count: 500))\"", 200), ("\"\(String(repeating: "\\\",", count: 500))\"", 200),
            ("[\"\\\\\"\(String(repeating: ",1", count: 101))]", 400),
        ] as [(String, Int)]
    )
    func values(body: String, status: Int) async throws {
        let desk = try await desk()
        #expect(try await desk.call(.put, "/a.json", body, as: desk.user("ann")).status == status)
        #expect(try await desk.call(.put, "/b.json", body).status == 200)
    }

    @Test("rules that take too long refuse, and say so")
    func steps() async throws {
        let desk = try await desk { $0.ruleSteps = 500 }
        let rules =
            #"{"rules":{"$x":{".write":"newData.val().contains('never')",".read":"data.val().contains('never')"}}}"#
        #expect(try await desk.call(.put, "/.settings/rules.json", rules).status == 200)
        let text = "\"" + String(repeating: "n", count: 5_000) + "\""
        let written = await desk.ask(.put, "/a.json", text, as: desk.user("ann"))
        #expect(written.status == 400 && written.limit == .ruleSteps)
        #expect(try await desk.call(.put, "/a.json", text).status == 200)
        let read = try await desk.call(.get, "/a.json", as: desk.user("ann"))
        #expect(read.status == 400 && read.text.contains("500 steps"))
    }

    @Test("a quota is told as what it is, and not as something to try again")
    func quota() async throws {
        let fixture = try TreeStoreFixture()
        let limits = ServiceLimits(quotas: TreeQuotas(room: .init(values: 2, bytes: 0)))
        let desk = try await Desk(fixture.store, limits: limits)
        let ann = desk.user("ann")
        #expect(try await desk.call(.put, "/rooms/r.json", "[1,2]", as: ann).status == 200)
        let refused = await desk.ask(.patch, "/rooms/r.json", #"{"0":null,"a":1,"b":1}"#, as: ann)
        #expect(refused.status == 402 && refused.limit == .quota)
        #expect(try await desk.get("/rooms/r.json") == "[1,2]")
        #expect(try await desk.call(.patch, "/rooms/r.json", #"{"0":null,"a":1}"#, as: ann).status == 200)
        #expect(try await desk.call(.delete, "/rooms/r.json", as: ann).status == 200)
        await fixture.store.close()
    }

    @Test("a large body waits for the one before it, and a small call for neither")
    func turns() async throws {
        let desk = try await desk()
        let held = DispatchSemaphore(value: 0)
        desk.service.parsing.run { held.wait() }
        let text = String(repeating: "x", count: 100_000)
        let large = Task { try await desk.call(.put, "/large.json", "\"\(text)\"").status }
        #expect(try await desk.call(.put, "/small.json", "1").status == 200)
        #expect(try await desk.get("/large.json") == "null")
        held.signal()
        #expect(try await large.value == 200)
    }
}
