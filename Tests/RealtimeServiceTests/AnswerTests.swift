import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("The answers to calls", .timeLimit(.minutes(2)))
struct AnswerTests {
    @Test("each verb does what it says, and answers what is stored")
    func verbs() async throws {
        let desk = try await Desk()
        let put = try await desk.call(.put, "/rooms/a.json", "{\"n\":1,\"none\":null,\"empty\":{},\"list\":[1,2]}")
        #expect(put.status == 200)
        #expect(put.text == "{\"list\":[1,2],\"n\":1}")
        let patch = try await desk.call(.patch, "/rooms.json", "{\"a/n\":2,\"a/list\":null,\"b\":{\"x\":true}}")
        #expect(patch.status == 200)
        #expect(patch.text == "{\"a/list\":null,\"a/n\":2,\"b\":{\"x\":true}}")
        #expect(try await desk.get("/.json") == "{\"rooms\":{\"a\":{\"n\":2},\"b\":{\"x\":true}}}")
        let post = try await desk.call(.post, "/rooms/logs.json", "\"first\"")
        #expect(post.status == 200)
        let name = try #require(try value(post.text).children["name"])
        #expect(try await desk.get("/rooms/logs.json") == "{\(String(decoding: name.json(), as: UTF8.self)):\"first\"}")
        let delete = try await desk.call(.delete, "/rooms/logs.json")
        #expect(delete.status == 200)
        #expect(delete.text == "null")
        #expect(try await desk.call(.delete, "/rooms/logs.json").text == "null")
        let absent = try await desk.call(.get, "/rooms/nobody/here.json")
        #expect(absent.status == 200)
        #expect(absent.text == "null")
        #expect(absent.fields["Content-Type"] == "application/json; charset=utf-8")
        #expect(absent.fields["Cache-Control"] == "no-cache")
        #expect(absent.fields["Access-Control-Allow-Origin"] == "*")
        #expect(absent.eTag == nil)
    }

    @Test("a write below what is no object makes it one, and null below it leaves it")
    func primitives() async throws {
        let desk = try await Desk()
        _ = try await desk.call(.put, "/a.json", "5")
        _ = try await desk.call(.delete, "/a/b.json")
        #expect(try await desk.get("/a.json") == "5")
        _ = try await desk.call(.put, "/a/b.json", "6")
        #expect(try await desk.get("/a.json") == "{\"b\":6}")
        _ = try await desk.call(.delete, "/a/b.json")
        #expect(try await desk.get("/.json") == "null")
    }

    @Test(
        "POST can stand for another verb, in a field or a parameter",
        arguments: [("PUT", "{\"b\":2}"), ("patch", "{\"a\":1,\"b\":2}"), ("DELETE", "null")]
    )
    func overrides(name: String, after: String) async throws {
        let desk = try await Desk()
        for isField in [true, false] {
            _ = try await desk.call(.put, "/p.json", "{\"a\":1}")
            let reply = try await desk.call(
                .post,
                "/p.json",
                "{\"b\":2}",
                isField ? [:] : ["x-http-method-override": name],
                fields: isField ? ["x-http-method-override": name] : [:]
            )
            #expect(reply.status == 200)
            #expect(try await desk.get("/p.json") == after)
        }
    }

    @Test("an answer is silent, pretty, shallow or an export where it is asked to be")
    func prints() async throws {
        let desk = try await Desk()
        let silent = try await desk.call(.put, "/a.json", "{\"l\":[1,{\"x\":2}],\"n\":1.5}", ["print": "silent"])
        #expect(silent.status == 204)
        #expect(silent.text.isEmpty)
        #expect(silent.fields["Content-Type"] == nil)
        #expect(try await desk.call(.patch, "/a.json", "{\"m\":true}", ["print": "silent"]).status == 204)
        #expect(try await desk.call(.get, "/a.json", "", ["print": "silent"]).status == 204)
        #expect(
            try await desk.get("/a.json", ["print": "pretty"])
                == "{\n  \"l\" : [\n    1,\n    {\n      \"x\" : 2\n    }\n  ],\n  \"m\" : true,\n  \"n\" : 1.5\n}"
        )
        #expect(
            try await desk.call(.patch, "/a.json", "{\"l\":{\"x\":1},\"m\":null}", ["print": "pretty"]).text
                == "{\n  \"l\" : {\n    \"x\" : 1\n  },\n  \"m\" : null\n}"
        )
        #expect(try await desk.get("/a.json", ["shallow": "true"]) == "{\"l\":true,\"n\":true}")
        #expect(try await desk.get("/a/n.json", ["shallow": "true"]) == "1.5")
        #expect(try await desk.get("/a/q.json", ["shallow": "true"]) == "null")
        _ = try await desk.call(.put, "/a.json", "[7,8]")
        #expect(try await desk.get("/a.json") == "[7,8]")
        #expect(try await desk.get("/a.json", ["format": "export"]) == "{\"0\":7,\"1\":8}")
        // The keys are listed even if the value is sent as an array.
        #expect(try await desk.get("/a.json", ["shallow": "true"]) == "{\"0\":true,\"1\":true}")
    }

    @Test("a function can be called with an answer, and an answer can become a file")
    func downloads() async throws {
        let desk = try await Desk()
        _ = try await desk.call(.put, "/a.json", "\"x\u{2028}y\u{2029}z\"")
        let script = try await desk.call(.get, "/a.json", "", ["callback": "app.room_1.$got"])
        #expect(script.text == "/**/app.room_1.$got(\"x\\u2028y\\u2029z\");")
        #expect(script.fields["Content-Type"] == "application/javascript; charset=utf-8")
        #expect(script.fields["X-Content-Type-Options"] == "nosniff")
        let file = try await desk.call(.get, "/a.json", "", ["download": "mé \"1\"\r\n.json"])
        #expect(
            file.fields["Content-Disposition"]
                == "attachment; filename=\"m____1___.json\"; filename*=UTF-8''m%C3%A9%20%221%22%0D%0A.json"
        )
        #expect(file.text == "\"x\u{2028}y\u{2029}z\"")
    }

    @Test("places are percent-encoded UTF-8, and slashes too many are passed over")
    func paths() async throws {
        let desk = try await Desk()
        _ = try await desk.call(.put, "/r%C3%A4ume/a%20b.json", "1")
        #expect(try await desk.get("/.json") == "{\"räume\":{\"a b\":1}}")
        #expect(try await desk.get("//r%c3%a4ume///a b/.json") == "1")
        _ = try await desk.call(.put, "/a+b.json", "2")
        #expect(try await desk.get("/a%2Bb.json") == "2")
    }

    @Test("server values are made once a write, when it arrives")
    func serverValues() async throws {
        let desk = try await Desk()
        let put = try await desk.call(
            .put,
            "/a.json",
            "{\"at\":{\".sv\":\"timestamp\"},\"too\":{\".sv\":\"timestamp\"},\"n\":{\".sv\":{\"increment\":2}}}"
        )
        #expect(put.text == "{\"at\":1772955000000,\"n\":2,\"too\":1772955000000}")
        let patch = try await desk.call(.patch, "/a.json", "{\"n\":{\".sv\":{\"increment\":3}},\"at\":null}")
        #expect(patch.text == "{\"at\":null,\"n\":5}")
        #expect(try await desk.call(.put, "/a/n.json", "{\".sv\":{\"increment\":-1}}").text == "4")
        _ = try await desk.call(.put, "/a/n.json", "\"four\"")
        #expect(try await desk.call(.put, "/a/n.json", "{\".sv\":{\"increment\":1}}").text == "1")
    }

    @Test("counted by many at once, nothing is lost")
    func increments() async throws {
        let desk = try await Desk()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                group.addTask { _ = await desk.ask(.put, "/n.json", "{\".sv\":{\"increment\":1}}") }
            }
        }
        #expect(try await desk.get("/n.json") == "200")
    }

    @Test("children that are pushed have keys that sort as they came")
    func pushes() async throws {
        let desk = try await Desk()
        var names: [String] = []
        for number in 0..<50 {
            let reply = try await desk.call(.post, "/l.json", "\(number)")
            let name = try value(reply.text)["name"]
            guard case .string(let text) = name else { throw DeskError.refused(reply.status) }
            names.append(text)
            if number % 7 == 0 { desk.clock.advance(milliseconds: number % 2 == 0 ? 5 : -3) }
        }
        #expect(names == names.sorted())
        #expect(Set(names).count == 50)
        #expect(names.allSatisfy { $0.utf8.count == 20 })
        #expect(try await value(desk.get("/l.json")).sortedKeys == names)
    }

    @Test("a write says what it can be at most")
    func sizes() async throws {
        let desk = try await Desk(limits: ServiceLimits(writeBytes: 2 << 20, readBytes: 100))
        let text = "\"" + String(repeating: "x", count: (1 << 20) + 10) + "\""
        #expect(try await desk.call(.put, "/a.json", text, ["writeSizeLimit": "tiny"]).status == 413)
        #expect(try await desk.get("/a.json") == "null")
        for name in ["small", "medium", "large", "unlimited"] {
            #expect(
                try await desk.call(.put, "/a.json", text, ["writeSizeLimit": name, "print": "silent"]).status == 204
            )
        }
        let long = try await desk.call(.put, "/b.json", "\"" + String(repeating: "x", count: 2 << 20) + "\"")
        #expect(long.status == 413)
        let read = try await desk.call(.get, "/a.json")
        #expect(read.status == 400)
        #expect(read.text == "{\"error\":\"Data requested exceeds the maximum size of 100 bytes.\"}")
        await #expect(throws: DeskError.refused(400)) { try await desk.listen("/a.json") }
        #expect(desk.service.listening == 0)
    }

    @Test("a read that takes longer than it may is refused")
    func timeouts() async throws {
        let store = ModelStore()
        let desk = try await Desk(store)
        store.atRead { desk.clock.advance(milliseconds: 20) }
        #expect(try await desk.call(.get, "/a.json", "", ["timeout": "20ms"]).status == 200)
        let late = try await desk.call(.get, "/a.json", "", ["timeout": "19ms"])
        #expect(late.status == 400)
        #expect(late.text == "{\"error\":\"The read took longer than the timeout of 19 milliseconds\"}")
        for text in ["3s", "15min", "1ms"] {
            let status = try await desk.call(.get, "/a.json", "", ["timeout": text]).status
            #expect(status == (text == "1ms" ? 400 : 200), "\(text)")
        }
    }
}
