import RealtimeService
import RealtimeTree
import TestKit
import Testing

@Suite("Conditions", .timeLimit(.minutes(2)))
struct ConditionTests {
    @Test("a version is told where it is asked for, is of all below and of nothing beside, and is null_etag of nothing")
    func versions() async throws {
        let desk = try await Desk()
        _ = try await desk.call(.put, "/a.json", "{\"x\":{\"y\":1}}")
        let wants = ["x-firebase-etag": "true"]
        let first = try #require(try await desk.call(.get, "/a.json", fields: wants).eTag)
        #expect(first.utf8.count == 44)
        #expect(first.hasSuffix("="))
        #expect(!first.contains("\""))
        _ = try await desk.call(.put, "/b.json", "1")
        #expect(try await desk.call(.get, "/a.json", fields: wants).eTag == first)
        _ = try await desk.call(.put, "/a/x/z.json", "2")
        #expect(try await desk.call(.get, "/a.json", fields: wants).eTag != first)
        _ = try await desk.call(.delete, "/a/x/z.json")
        let again = try await desk.call(.get, "/a.json", fields: wants)
        #expect(again.eTag == first)
        #expect(again.fields["Access-Control-Expose-Headers"] == "ETag")
        #expect(try await desk.call(.get, "/none.json", fields: wants).eTag == "null_etag")
        #expect(try await desk.call(.get, "/a.json").eTag == nil)
        #expect(try await desk.call(.put, "/a.json", "{\"x\":{\"y\":1}}", fields: wants).eTag == first)
        #expect(try await desk.call(.delete, "/a.json", fields: wants).eTag == "null_etag")
    }

    @Test("unchanged data isn't sent again")
    func unchanged() async throws {
        let desk = try await Desk()
        _ = try await desk.call(.put, "/a.json", "7")
        let first = try await desk.call(.get, "/a.json", fields: ["if-none-match": "other"])
        #expect(first.status == 200)
        #expect(first.text == "7")
        let eTag = try #require(first.eTag)
        let second = try await desk.call(.get, "/a.json", fields: ["if-none-match": eTag])
        #expect(second.status == 304)
        #expect(second.text.isEmpty)
        #expect(second.eTag == eTag)
        // ETags are compared byte by byte, without quotes and weak marks.
        #expect(try await desk.call(.get, "/a.json", fields: ["if-none-match": "\"\(eTag)\""]).status == 200)
        #expect(try await desk.call(.get, "/none.json", fields: ["if-none-match": "null_etag"]).status == 304)
    }

    @Test("a condition that fails changes nothing, and tells what is there and its version")
    func conditions() async throws {
        let desk = try await Desk()
        _ = try await desk.call(.put, "/a.json", "{\"n\":1}")
        let eTag = try #require(try await desk.call(.get, "/a.json", fields: ["x-firebase-etag": "true"]).eTag)
        let refused = try await desk.call(.put, "/a.json", "{\"n\":2}", fields: ["if-match": "stale"])
        #expect(refused.status == 412)
        #expect(refused.text == "{\"n\":1}")
        #expect(refused.eTag == eTag)
        #expect(try await desk.call(.delete, "/a.json", fields: ["if-match": "null_etag"]).status == 412)
        let taken = try await desk.call(.put, "/a.json", "{\"n\":2}", fields: ["if-match": eTag])
        #expect(taken.status == 200)
        #expect(taken.text == "{\"n\":2}")
        let newer = try #require(taken.eTag)
        #expect(try await desk.call(.put, "/a.json", "{\"n\":3}", fields: ["if-match": eTag]).status == 412)
        let gone = try await desk.call(.delete, "/a.json", fields: ["if-match": newer])
        #expect(gone.status == 200)
        #expect(gone.eTag == "null_etag")
        let made = try await desk.call(.put, "/a.json", "5", fields: ["if-match": "null_etag"])
        #expect(made.status == 200)
        let twice = try await desk.call(.put, "/a.json", "6", fields: ["if-match": "null_etag"])
        #expect(twice.status == 412)
        #expect(twice.text == "5")
        #expect(twice.eTag == made.eTag)
    }

    @Test("one at a time of many clients who set what they have read succeeds: transactions lose nothing")
    func transactions() async throws {
        let desk = try await Desk()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var done = 0
                    while done < 10 {
                        guard
                            let read = try? await desk.call(.get, "/n.json", fields: ["x-firebase-etag": "true"]),
                            let eTag = read.eTag
                        else { return }
                        let next = (Int(read.text) ?? 0) + 1
                        let reply = try? await desk.call(.put, "/n.json", "\(next)", fields: ["if-match": eTag])
                        if reply?.status == 200 { done += 1 }
                    }
                }
            }
        }
        #expect(try await desk.get("/n.json") == "80")
    }

    @Test(
        "a call that doesn't go with versions is refused, and nothing is written",
        arguments: [
            (.get, ["print": "silent"], ["x-firebase-etag": "true"], "print=silent can't be combined with ETags"),
            (.put, ["print": "silent"], ["if-match": "null_etag"], "print=silent can't be combined with ETags"),
            (.delete, ["print": "silent"], ["if-match": "null_etag"], "print=silent can't be combined with ETags"),
            (.get, ["shallow": "true"], ["x-firebase-etag": "true"], "shallow can't be combined with ETags"),
            (.get, ["shallow": "true"], ["if-none-match": "x"], "shallow can't be combined with ETags"),
            (
                .get, ["orderBy": "\"$key\""], ["x-firebase-etag": "true"],
                "query parameters can't be combined with ETags"
            ),
            (.patch, [:], ["if-match": "null_etag"], "ETags are for GET, PUT and DELETE"),
            (.post, [:], ["if-match": "null_etag"], "ETags are for GET, PUT and DELETE"),
            (.get, [:], ["if-match": "x"], "if-match is for writes"),
            (.put, [:], ["if-none-match": "x"], "if-none-match is for reads"),
        ] as [(RealtimeCall.Method, [String: String], [String: String], String)]
    )
    func mixtures(
        method: RealtimeCall.Method,
        parameters: [String: String],
        fields: [String: String],
        words: String
    ) async throws {
        let store = ModelStore()
        let desk = try await Desk(store)
        let reply = try await desk.call(method, "/a.json", "{\"b\":1}", parameters, fields: fields)
        #expect(reply.status == 400)
        #expect(reply.text == "{\"error\":\"\(words)\"}")
        #expect(store.tree(desk.database) == .null)
    }

    @Test("rules come before conditions, and who may only write learns nothing by them")
    func leaks() async throws {
        let rules =
            "{\"rules\":{\"a\":{\".write\":\"auth.uid == 'w'\"},\"b\":{\".read\":true,\".write\":\"auth.uid == 'w'\"}}}"
        let desk = try await Desk(rules: rules)
        _ = try await desk.call(.put, "/a.json", "\"secret\"")
        _ = try await desk.call(.put, "/b.json", "\"known\"")
        for (path, caller, status) in [
            ("/a.json", desk.user("s"), 401), ("/a.json", desk.user("w"), 401), ("/b.json", desk.user("s"), 401),
            ("/b.json", desk.user("w"), 412), ("/a.json", RealtimeCaller.nobody, 401),
        ] {
            let reply = try await desk.call(.put, path, "1", fields: ["if-match": "null_etag"], as: caller)
            #expect(reply.status == status)
            #expect(!reply.text.contains("secret"))
            #expect(status == 412 || reply.eTag == nil)
        }
        #expect(try await desk.get("/.json") == "{\"a\":\"secret\",\"b\":\"known\"}")
        let denied = try await desk.call(.get, "/a.json", fields: ["if-none-match": "x"], as: desk.user("w"))
        #expect(denied.status == 401)
        #expect(denied.eTag == nil)
    }
}
