import Foundation
import ServedRooms
import TestKit
import Testing

@Suite("Attackers against the pages of a browser")
struct PageAttackTests {
    /// Runs `body` with `nourish serve` on a port of its own.
    func serving(_ body: (ProgramHome, Int) async throws -> Void) async throws {
        let home = try ProgramHome()
        let child = try home.start("nourish", ["serve", "--port", "0"])
        let line = try child.waitForLine(startingWith: "Open http://")
        let address = line.split(separator: " ").first { $0.hasPrefix("http://") }
        let port = try #require(address.flatMap { URL(string: String($0))?.port })
        try await body(home, port)
        child.send(signal: SIGTERM)
        #expect(try child.wait() == .status(0))
    }

    private func ask(_ port: Int, _ head: String, _ body: String = "") async throws -> Int {
        try await answer(port, head, body).status
    }

    private func answer(_ port: Int, _ head: String, _ body: String = "") async throws -> RawAnswer {
        let connection = try RawConnection(port: port)
        let length = body.isEmpty ? "" : "Content-Length: \(body.utf8.count)\n"
        connection.send(head + "\n" + length + "\n" + body)
        return try await connection.answer()
    }

    @Test("somebody else at the browser finds no page about a kidney that its person didn't choose to keep")
    func keptPages() async throws {
        try await serving { (_: ProgramHome, port: Int) async throws in
            for (cookie, isKept) in [
                ("", false), ("\nCookie: keep-tips=on", false), ("\nCookie: keep-kidney=on", true),
            ] {
                let page = try await answer(port, "GET /kidney HTTP/1.1\nHost: 127.0.0.1:\(port)\(cookie)")
                #expect(page.fields["cache-control"] == "no-store" && page.status == 200, "\(cookie)")
                #expect((page.fields["offline-cache-control"] != nil) == isKept, "\(cookie)")
                let worker = try await answer(port, "GET /kidney/sw.js HTTP/1.1\nHost: 127.0.0.1:\(port)\(cookie)").text
                #expect(worker.contains("registration.unregister()") == !isKept, "\(cookie)")
            }
        }
    }

    @Test("a page in a browser that points its own name at the pages' server sees nothing and changes nothing")
    func rebinding() async throws {
        try await serving { (home: ProgramHome, port: Int) async throws in
            let form = "Content-Type: application/x-www-form-urlencoded"
            let body = "action=recipe%2Fsave&f-name=Poison"
            for (host, status) in [
                ("evil.example:\(port)", 421), ("127.0.0.1.evil.example", 421), ("127.0.0.1:\(port)", 200),
            ] {
                #expect(try await ask(port, "GET /recipes HTTP/1.1\nHost: \(host)") == status)
            }
            let own = "Host: 127.0.0.1:\(port)"
            let evil = "Host: evil.example:\(port)\nOrigin: http://evil.example:\(port)\nSec-Fetch-Site: same-origin"
            #expect(try await ask(port, "POST /recipes/new HTTP/1.1\n\(evil)\n\(form)", body) == 421)
            for site in [
                "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site", "Origin: http://evil.example",
                "Origin: null",
            ] {
                #expect(
                    try await ask(port, "POST /recipes/new HTTP/1.1\n\(own)\n\(site)\n\(form)", body) == 403,
                    "\(site)"
                )
            }
            #expect(try await ask(port, "POST /recipes/new HTTP/1.1\n\(own)\n\(form)", body) == 403)
            #expect(try home.run("recipebox", ["list"]).text.contains("Poison") == false)
            let honest = "Origin: http://127.0.0.1:\(port)"
            #expect(try await ask(port, "POST /recipes/new HTTP/1.1\n\(own)\n\(honest)\n\(form)", body) == 303)
            #expect(try home.run("recipebox", ["list"]).text.contains("Poison"))
        }
    }

    @Test("a second host and a foreign one behind an own address are refused, and a page that can't be fetched is 502")
    func hosts() async throws {
        try await serving { (home: ProgramHome, port: Int) async throws in
            let own = "Host: 127.0.0.1:\(port)"
            for fields in ["\(own)\nHost: evil.example", "Host: evil.example\n\(own)"] {
                #expect(try await ask(port, "GET /recipes HTTP/1.1\n\(fields)") == 400)
            }
            // The host in the first line counts for nothing.
            let absolute = "GET http://127.0.0.1:\(port)/recipes HTTP/1.1\nHost: evil.example"
            #expect(try await ask(port, absolute) == 421)
            let form = "\(own)\nSec-Fetch-Site: same-origin\nContent-Type: application/x-www-form-urlencoded"
            let closed = "http%3A%2F%2F127.0.0.1%3A1%2Fsoup"
            #expect(
                try await ask(port, "POST /recipes HTTP/1.1\n\(form)", "action=import&f-source=\(closed)") == 502
            )
            #expect(try home.run("recipebox", ["list"]).exit == .status(0))
        }
    }

    @Test("a request that takes back the newest change without the revision that was seen changes nothing")
    func blindUndo() async throws {
        try await serving { (home: ProgramHome, port: Int) async throws in
            try home.done("recipebox", "new", "Soup")
            let head = "POST /recipes HTTP/1.1\nHost: 127.0.0.1:\(port)\nSec-Fetch-Site: same-origin\n"
            let json = head + "Content-Type: application/json"
            for seen in ["", #","seen":"x""#] {
                #expect(try await ask(port, json, #"{"action":"undo"\#(seen)}"#) == 422, "\(seen)")
            }
            let form = head + "Content-Type: application/x-www-form-urlencoded"
            #expect(try await ask(port, form, "action=undo") == 422)
            #expect(try home.run("recipebox", ["list"]).text.contains("Soup"))
            #expect(try await ask(port, json, #"{"action":"undo","seen":"1"}"#) == 200)
            #expect(try home.run("recipebox", ["list"]).text.contains("Soup") == false)
        }
    }

    @Test("two files are received at a time; another one is told to wait, and pages are shown meanwhile")
    func uploads() async throws {
        try await serving { (_: ProgramHome, port: Int) async throws in
            let head =
                "POST /recipes HTTP/1.1\nHost: 127.0.0.1:\(port)\nSec-Fetch-Site: same-origin\n"
                + "Content-Type: multipart/form-data; boundary=b\n"
            var slow: [RawConnection] = []
            var statuses: [Int] = []
            while statuses.last != 503, statuses.count < 500 {
                // A slow one that is read after a quick one may have been refused itself, so more of them come.
                slow.append(try RawConnection(port: port))
                slow.last?.send(head + "Content-Length: 1000\n\n--b")
                statuses.append(try await ask(port, head.trimmingCharacters(in: .newlines), "--b--"))
            }
            #expect(statuses.last == 503)
            #expect(try await ask(port, "GET /recipes HTTP/1.1\nHost: 127.0.0.1:\(port)") == 200)
            withExtendedLifetime(slow) {}
        }
    }

    @Test("methods, addresses and bodies that no page sends get an answer in words, and the next visitor gets a page")
    func foreignBytes() async throws {
        try await serving { (_: ProgramHome, port: Int) async throws in
            let own = "Host: localhost:\(port)\nSec-Fetch-Site: same-origin"
            for method in ["DELETE", "PUT", "TRACE", "OPTIONS", "CONNECT"] {
                #expect(try await ask(port, "\(method) /recipes HTTP/1.1\n\(own)") >= 400, "\(method)")
            }
            let paths = ["/%00", "/recipes/%ff", "/recipes/%zz", "/recipes/../../etc/passwd", "/assets/x.css"]
            for path in paths {
                #expect(try await ask(port, "GET \(path) HTTP/1.1\n\(own)") == 404, "\(path)")
            }
            let parts = "Content-Type: multipart/form-data; boundary=\(String(repeating: "-", count: 70))"
            let body = String(repeating: "--" + String(repeating: "-", count: 70) + "\r\n", count: 5_000)
            #expect(try await ask(port, "POST /recipes HTTP/1.1\n\(own)\n\(parts)", body) == 400)
            #expect(try await ask(port, "GET /recipes HTTP/1.1\n\(own)") == 200)
        }
    }
}
