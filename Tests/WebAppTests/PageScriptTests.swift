import Foundation
import HTMLKit
import MarkupKit
import ServedPages
import TestKit
import Testing
import WebClient
import ZipKit

@testable import PageKit

@Suite("The scripts of the pages")
struct PageScriptTests {
    @Test("a script is kept for good under an address with its hash, packed for a browser that unpacks")
    func answer() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes/search")
            let parts = browser.page.elements { $0.attribute("data-script") != nil || $0.name == "script" }
            let addresses = parts.compactMap { $0.attribute("data-script") ?? $0.attribute("src") }
            #expect(addresses.contains(Assets.core.address.description))
            #expect(addresses.contains { $0.hasPrefix("/assets/search-") })
            for address in addresses {
                for accepted in ["identity", "br, gzip;q=0", "gzip, br"] {
                    try await browser.open(address, [WebField("Accept-Encoding", accepted)])
                    #expect(browser.status == 200)
                    #expect(browser.field("content-type") == "text/javascript; charset=utf-8")
                    #expect(browser.field("cache-control") == "public, max-age=31536000, immutable")
                    #expect(browser.field("x-content-type-options") == "nosniff")
                    #expect(browser.field("vary") == "Accept-Encoding")
                    #expect((browser.field("content-encoding") == "gzip") == accepted.hasPrefix("gzip"))
                }
                try await browser.open(address.replacing("-", with: "-0"))
                #expect(browser.status == 404)
            }
        }
    }

    // Gzip is never shorter than brotli on these files, so its length is the stricter bound.
    @Test("the script of every page has at most 6 kB when packed, and each other one 2 kB")
    func sizes() throws {
        #expect(try #require(Gzip.packed(Assets.core.bytes)).count <= 6_000)
        for file in PageScript.files {
            #expect((Gzip.packed(file.bytes) ?? file.bytes).count <= 2_000, "\(file.path)")
        }
    }

    @Test("a first load has at most 30 kB when packed")
    func firstLoad() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                for path in ["/"] + ServedProgram.homes {
                    try await browser.open(path)
                    let named = browser.page.elements {
                        ["script", "link"].contains($0.name) || $0.attribute("data-script") != nil
                    }
                    let addresses = named.flatMap { part in
                        ["src", "href", "data-script"].compactMap { part.attribute($0) }
                    }
                    let files = addresses.compactMap { Assets.file(at: $0.split(separator: "/").map(String.init)) }
                    #expect(files.count >= 2)
                    let bytes = files.map { (Gzip.packed($0.bytes) ?? $0.bytes).count }.reduce(browser.body.count, +)
                    #expect(bytes <= 30_000, "\(path): \(bytes)")
                }
            }
        }
    }

    @Test(
        "Node.js reads every script",
        .enabled(if: NodeJudge.isWanted, "Node.js, which reads the scripts, isn't installed")
    )
    func syntax() throws {
        let node = try #require(NodeJudge.program)
        let folder = try TemporaryFolder()
        for asset in [Assets.core] + PageScript.files {
            let file = folder.file("script.mjs")
            try Data(asset.bytes).write(to: file)
            let result = try ChildProcess.run(URL(filePath: node), ["--check", file.path])
            #expect(result.exit == .status(0), "\(asset.path): \(result.errorText)")
        }
    }

    @Test(
        "a screen that is kept on too late, after its recipe was left, is let go at once",
        .enabled(if: NodeJudge.isWanted, "Node.js, which runs the script, isn't installed")
    )
    func lateLock() throws {
        let node = try #require(NodeJudge.program)
        let folder = try TemporaryFolder()
        try Data(PackageResources.awake_js).write(to: folder.file("awake.mjs"))
        let leaving = """
            import start from "./awake.mjs";
            let grant, released = 0;
            const request = () => new Promise((next) => { grant = next; });
            globalThis.document = { visibilityState: "visible", addEventListener() {}, removeEventListener() {} };
            Object.defineProperty(globalThis, "navigator", { value: { wakeLock: { request } } });
            start()();
            grant({ release: () => { released += 1; } });
            await new Promise(setImmediate);
            console.log(released);
            """
        let file = folder.file("leaving.mjs")
        try Data(leaving.utf8).write(to: file)
        let result = try ChildProcess.run(URL(filePath: node), [file.path])
        #expect(result.exit == .status(0) && result.text == "1\n", "\(result.errorText)")
    }

    @Test("no script has a text of its own, runs a text or writes markup")
    func plain() {
        for asset in [Assets.core] + PageScript.files {
            let text = String(decoding: asset.bytes, as: UTF8.self)
            for word in [
                "innerHTML", "outerHTML", "eval(", "new Function", "document.write", "http:", "https:", "alert(",
            ] {
                #expect(!text.contains(word), "\(asset.path): \(word)")
            }
        }
    }
}
