import Foundation
import KidneyNutrition
import KidneySources
import TestKit
import Testing
import TimeKit
import WebClient

/// The result of a source for a server's response, and the requests that the server got.
private func ask<Value: Sendable>(
    key: String? = nil,
    patience: Duration = .seconds(3600),
    limit: Int? = nil,
    _ answer: @escaping @Sendable (String) -> LoopbackServer.Answer,
    _ body: @escaping @Sendable (FoodDataCentral, OpenFDA) async throws(SourceFault) -> SourceReply<Value>
) async throws -> (Result<SourceReply<Value>, SourceFault>, [String]) {
    let requests = Requests()
    let server = try LoopbackServer { request in
        requests.add(request)
        return answer(request)
    }
    defer { withExtendedLifetime(server) {} }
    let place = SourcePlace(try WebAddress(server.url("/base/")), key: key)
    let outcome = try await LiveWebClient.with(agent: "tests") { client -> Result<SourceReply<Value>, SourceFault> in
        let foods = FoodDataCentral(client, at: place, patience: patience, limit: limit)
        let labels = OpenFDA(client, at: place, patience: patience, limit: limit)
        do throws(SourceFault) {
            return .success(try await body(foods, labels))
        } catch {
            return .failure(error)
        }
    }
    return (outcome, requests.all)
}

/// The requests to a server.
private final class Requests: @unchecked Sendable {
    // @unchecked: the list is touched under the lock only.
    private let lock = NSLock()
    private var list: [String] = []

    var all: [String] { lock.withLock { list } }

    func add(_ request: String) { lock.withLock { list.append(request) } }
}

private let soup = """
    {"totalHits": 1, "foods": [{"fdcId": 7, "description": "Soup", "dataType": "Foundation", "foodNutrients": [
    {"nutrientId": 1092, "nutrientNumber": "306", "unitName": "MG", "value": 210}]}]}
    """
private let label = """
    {"meta": {"results": {"total": 12}}, "results": [{"set_id": "s", "id": "a", "warnings": ["Ask."],
    "openfda": {"generic_name": ["LISINOPRIL"]}}]}
    """
private let limit = #"{"error":{"code":"OVER_RATE_LIMIT","message":"You have exceeded your rate limit."}}"#
private let badKey = #"{"error":{"code":"API_KEY_INVALID","message":"An invalid api_key was supplied."}}"#
private let noMatch = #"{"error":{"code":"NOT_FOUND","message":"No matches found!"}}"#

private func answer(_ status: Int, _ text: String, _ fields: [String] = []) -> LoopbackServer.Answer {
    .complete(status, ["Content-Type: application/json"] + fields, body: Array(text.utf8))
}

@Suite("FoodData Central over HTTP")
struct FoodDataCentralTests {
    @Test("a search is a body of JSON, the key a field of its own: neither stands in the address")
    func search() async throws {
        let (outcome, requests) = try await ask(key: "secret") { _ in
            answer(200, soup)
        } _: { foods, _ throws(SourceFault) in
            try await foods.foods(named: "lentil \"soup\"", limit: 5, branded: false)
        }
        let reply = try outcome.get()
        #expect(reply.value.foods.map(\.name) == ["Soup"] && reply.value.total == 1 && reply.pause == nil)
        let request = try #require(requests.first)
        #expect(requests.count == 1 && request.hasPrefix("POST /base/v1/foods/search HTTP/1.1\r\n"))
        #expect(request.lowercased().contains("\r\nx-api-key: secret\r\n"))
        let body = try #require(request.components(separatedBy: "\r\n\r\n").last)
        let question = try JSONDecoder().decode(Question.self, from: Data(body.utf8))
        #expect(question.query == "lentil \"soup\"" && question.pageSize == 5 && question.pageNumber == 1)
        #expect(question.dataType == ["Foundation", "SR Legacy", "Survey (FNDDS)"])
    }

    private struct Question: Decodable {
        let query: String
        let dataType: [String]
        let pageSize: Int
        let pageNumber: Int
    }

    @Test("a food is asked for by its number; without a key with the demonstration key; 404 is an empty page")
    func food() async throws {
        let (outcome, requests) = try await ask { _ in
            answer(404, "")
        } _: { foods, _ throws(SourceFault) in
            try await foods.food(7)
        }
        #expect(try outcome.get().value == FoodPage([], total: 0))
        #expect(requests.first?.hasPrefix("GET /base/v1/food/7 HTTP/1.1\r\n") == true)
        #expect(requests.first?.lowercased().contains("x-api-key: demo_key\r\n") == true)
    }

    @Test(
        "refusals are told apart, and nothing is asked twice after one",
        arguments: [
            (answer(429, limit), SourceFault.overLimit(seconds: 3600)),
            (answer(429, limit, ["Retry-After: 30", "X-RateLimit-Remaining: 0"]), .overLimit(seconds: 30)),
            (answer(403, badKey), .keyRefused("API_KEY_INVALID")),
            (answer(502, "<html>bad gateway</html>"), .refused(status: 502, "")),
            (answer(404, "<html>another site</html>"), .refused(status: 404, "")),
            (answer(200, "<html>login</html>"), .garbled("it is no JSON from line 1, column 1 on")),
            (answer(200, #"{"foods": ["#), .garbled("it is no JSON from line 1, column 12 on")),
        ]
    )
    func refusals(_ sent: LoopbackServer.Answer, _ fault: SourceFault) async throws {
        let (outcome, requests) = try await ask { _ in
            sent
        } _: { foods, _ throws(SourceFault) in
            try await foods.foods(named: "x", limit: 1, branded: false)
        }
        #expect(outcome.fault == fault && requests.count == 1)
    }

    @Test("the last answer that the limit allows is read, and asks for a pause")
    func lastOne() async throws {
        let (outcome, _) = try await ask { _ in
            answer(200, soup, ["X-RateLimit-Limit: 1000", "X-RateLimit-Remaining: 0"])
        } _: { foods, _ throws(SourceFault) in
            try await foods.food(7)
        }
        #expect(try outcome.get().pause == 3600 && (try outcome.get().value.foods.count) == 1)
        let (more, _) = try await ask { _ in
            answer(200, soup, ["X-RateLimit-Remaining: 1"])
        } _: { foods, _ throws(SourceFault) in
            try await foods.food(7)
        }
        #expect(try more.get().pause == nil)
    }

    @Test("slow, down, cut short, oversized and endless servers are told apart")
    func hostile() async throws {
        let drip = LoopbackServer.Answer("HTTP/1.1 200 OK\nContent-Length: 100000\n\n", holds: true)
        let (slow, _) = try await ask(patience: .milliseconds(200)) { _ in
            drip
        } _: { foods, _ throws(SourceFault) in
            try await foods.food(7)
        }
        #expect(slow.fault == .slow(seconds: 1))
        let (large, _) = try await ask(limit: 1000) { _ in
            answer(200, String(repeating: " ", count: 5000))
        } _: { foods, _ throws(SourceFault) in
            try await foods.food(7)
        }
        #expect(large.fault == .tooLarge(bytes: 1000))
        var endless = LoopbackServer.Answer("HTTP/1.1 200 OK\n\n", body: Array("{\"foods\": [ ".utf8))
        endless.repeats = true
        let bytes = endless
        let (without, _) = try await ask(limit: 100_000) { _ in
            bytes
        } _: { foods, _ throws(SourceFault) in
            try await foods.food(7)
        }
        #expect(without.fault == .tooLarge(bytes: 100_000))
        let (cut, _) = try await ask { _ in
            LoopbackServer.Answer("HTTP/1.1 200 OK\nContent-Length: 500\n\n", body: Array("{\"foods\"".utf8))
        } _: { foods, _ throws(SourceFault) in
            try await foods.food(7)
        }
        #expect(cut.fault == .unreachable("the connection ended before the answer was whole"))
        let nobody = try WebAddress("http://127.0.0.1:1/")
        let down = try await LiveWebClient.with(agent: "tests") { client -> SourceFault? in
            let foods = FoodDataCentral(client, at: SourcePlace(nobody, key: "secret"))
            do throws(SourceFault) {
                _ = try await foods.food(7)
                return nil
            } catch {
                return error
            }
        }
        #expect(down == .unreachable("Connection refused"))
    }

    @Test("a 500 is asked once more, and only once")
    func serverError() async throws {
        let count = Requests()
        let (second, requests) = try await ask { request in
            count.add(request)
            return count.all.count == 1 ? answer(500, "{}") : answer(200, soup)
        } _: { foods, _ throws(SourceFault) in
            try await foods.food(7)
        }
        #expect(try second.get().value.foods.count == 1 && requests.count == 2)
        let (never, asked) = try await ask { _ in
            answer(500, #"{"status":500,"error":"Internal Server Error"}"#)
        } _: { foods, _ throws(SourceFault) in
            try await foods.food(7)
        }
        #expect(never.fault == .refused(status: 500, "Internal Server Error") && asked.count == 2)
    }

    @Test("a key isn't sent in the clear to another machine, nor where a redirect leads to another site")
    func keys() async throws {
        let other = Requests()
        let stranger = try LoopbackServer { request in
            other.add(request)
            return answer(200, soup)
        }
        defer { withExtendedLifetime(stranger) {} }
        let target = stranger.url("/v1/food/7")
        let (outcome, _) = try await ask(key: "secret") { _ in
            answer(302, "", ["Location: \(target)"])
        } _: { foods, _ throws(SourceFault) in
            try await foods.food(7)
        }
        // A redirect may lead only to the public web, not to another local server.
        guard case .failure(.garbled) = outcome else {
            Issue.record("expected a refusal, got \(outcome)")
            return
        }
        #expect(other.all.isEmpty)
        // Each key is an account of its own, and no account reveals its key.
        let address = try WebAddress("https://example.org")
        try await LiveWebClient.with(agent: "tests") { client in
            let accounts = ["secret", "other"].map {
                FoodDataCentral(client, at: SourcePlace(address, key: $0)).account
            }
            #expect(Set(accounts).count == 2 && accounts.allSatisfy { !$0.contains("secret") })
        }
    }
}

@Suite("openFDA over HTTP")
struct OpenFDATests {
    private func labels(
        _ names: [String],
        key: String? = nil,
        _ sent: LoopbackServer.Answer
    ) async throws -> (Result<SourceReply<DrugLabelReply>, SourceFault>, [String]) {
        try await ask(key: key) { _ in
            sent
        } _: { _, labels throws(SourceFault) in
            try await labels.labels(of: names, limit: 10)
        }
    }

    @Test("a name is a phrase in three fields, two names are both asked for, and the key is no part of the address")
    func search() async throws {
        let (outcome, requests) = try await labels(["lisinopril", "hydro chloride"], key: "secret", answer(200, label))
        guard case .labels(let found, let total) = try outcome.get().value else {
            Issue.record("no labels")
            return
        }
        #expect(found.map(\.setID) == ["s"] && total == 12)
        let line = try #require(requests.first?.components(separatedBy: "\r\n").first)
        func fields(_ name: String) -> String {
            "(openfda.brand_name:%22\(name)%22+openfda.generic_name:%22\(name)%22+openfda.substance_name:%22\(name)%22)"
        }
        #expect(
            line
                == "GET /base/drug/label.json?search=\(fields("lisinopril"))+AND+\(fields("hydro+chloride"))&limit=10 HTTP/1.1"
        )
        #expect(requests[0].contains("Basic \(Data("secret:".utf8).base64EncodedString())\r\n"))
        #expect(!requests[0].contains("secret"))
    }

    @Test(
        "no name becomes a part of the search's syntax or of the address",
        arguments: ["a\" OR _exists_:set_id", "a&limit=1000", "a) AND (b:c", "é#?", "a\r\nX: y"]
    )
    func hostileNames(_ name: String) async throws {
        let (_, requests) = try await labels([name], answer(200, label))
        let line = try #require(requests.first?.components(separatedBy: "\r\n").first)
        let search = try #require(line.firstMatch(of: /search=([^ &]*)&limit=10 HTTP/)?.1)
        let phrase = try #require(search.firstMatch(of: /brand_name:%22([^:]*)%22\+openfda/)?.1)
        #expect(phrase.allSatisfy { $0.isLetter || $0.isNumber || "+%-".contains($0) }, "\(phrase)")
        #expect(!phrase.contains("%22") && search.components(separatedBy: ":").count == 4)
    }

    @Test("a name of nothing but marks is unknown without being asked for")
    func nothing() async throws {
        let (outcome, requests) = try await labels(["\"\"", "()"], answer(200, label))
        #expect(try outcome.get().value == .unknown && requests.isEmpty)
    }

    @Test("NOT_FOUND means unknown; refusals, another site's 404 and garbage are faults")
    func refusals() async throws {
        #expect(try await labels(["x"], answer(404, noMatch)).0.get().value == .unknown)
        #expect(try await labels(["x"], answer(429, limit)).0.fault == .overLimit(seconds: 60))
        #expect(try await labels(["x"], answer(403, badKey)).0.fault == .keyRefused("API_KEY_INVALID"))
        #expect(try await labels(["x"], answer(404, "<html></html>")).0.fault == .refused(status: 404, ""))
        #expect(
            try await labels(["x"], answer(200, "<html></html>")).0.fault
                == .garbled("it is no JSON from line 1, column 1 on")
        )
        #expect(try await labels(["x"], answer(200, #"{"results": 3}"#)).0.fault == .garbled("its results are no list"))
        let words = #"{"error":{"code":"SERVER_ERROR","message":"Check your request"}}"#
        #expect(try await labels(["x"], answer(400, words)).0.fault == .refused(status: 400, "Check your request"))
    }
}

extension Result where Failure == SourceFault {
    /// The error; nil for success.
    fileprivate var fault: SourceFault? {
        if case .failure(let fault) = self { fault } else { nil }
    }
}
