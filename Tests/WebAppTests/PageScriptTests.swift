import Foundation
import HTMLKit
import MarkupKit
import RecipeBox
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

    @Test(
        "the introduction turns by itself until a link, the focus, a swipe or the button, and on no page after it",
        .enabled(if: NodeJudge.isWanted, "Node.js, which runs the script, isn't installed")
    )
    func stillness() throws {
        let node = try #require(NodeJudge.program)
        let folder = try TemporaryFolder()
        try Data(PackageResources.carousel_js).write(to: folder.file("carousel.mjs"))
        let turning = """
            const heard = {}, turned = [], button = { matches: () => false };
            const listening = (name) => (event, act) => { heard[name + event] = act; };
            button.addEventListener = listening("button ");
            Object.defineProperty(globalThis, "sessionStorage", { value: {} });
            globalThis.document = { createElement: () => button, hidden: false };
            globalThis.matchMedia = () => ({ matches: false });
            globalThis.fetch = async (address) => { turned.push(address); return { ok: false }; };
            let tick;
            globalThis.setInterval = (act) => { tick = act; };
            const dataset = { next: "next", previous: "previous", play: "Play", pause: "Pause", seconds: "6" };
            const part = { dataset, matches: () => false, append() {}, addEventListener: listening("") };
            const { default: start } = await import("./carousel.mjs");
            const touch = (x) => ({ changedTouches: [{ clientX: x }] });
            const deeds = {
              link: () => heard.click({ target: { closest: () => part } }),
              focus: () => heard.focusin({ target: part }),
              swipe: () => { heard.touchstart(touch(0)); heard.touchend(touch(100)); },
              pause: () => heard["button click"](),
            };
            for (const [name, deed] of Object.entries(deeds)) {
              start(part, {});
              tick();
              deed();
              tick();
              start(part, {});
              tick();
              console.log(name, button.textContent, turned.splice(0).join(" "));
              heard["button click"]();
            }
            """
        let file = folder.file("turning.mjs")
        try Data(turning.utf8).write(to: file)
        let result = try ChildProcess.run(URL(filePath: node), [file.path])
        let still = "link Play next\nfocus Play next\nswipe Play next previous\npause Play next\n"
        #expect(result.exit == .status(0) && result.text == still, "\(result.text)\(result.errorText)")
    }

    @Test(
        "a large photo is drawn smaller and sent as JPEG, and a small one and one that can't be drawn as they are",
        .enabled(if: NodeJudge.isWanted, "Node.js, which runs the script, isn't installed")
    )
    func photo() throws {
        let node = try #require(NodeJudge.program)
        let folder = try TemporaryFolder()
        try Data(PackageResources.photo_js).write(to: folder.file("photo.mjs"))
        let choosing = """
            import start from "./photo.mjs";
            import buffer from "node:buffer";
            globalThis.File = buffer.File;
            globalThis.createImageBitmap = async (file, { imageOrientation }) => {
              if (!file.width || imageOrientation !== "from-image") throw new TypeError(file.name);
              return file;
            };
            const canvas = {
              getContext: () => ({ fillRect() {}, drawImage() {} }),
              toBlob: (next, type) => next(new Blob(["small"], { type })),
            };
            globalThis.document = { createElement: () => canvas };
            globalThis.DataTransfer = class {
              files = [];
              items = { add: (file) => this.files.push(file) };
            };
            const heard = {}, sent = [];
            const form = {
              addEventListener: (event, act) => { heard[event] = act; },
              requestSubmit: (button) => sent.push(button),
            };
            const field = { files: [], form, addEventListener: (event, act) => { heard[event] = act; } };
            start(field);
            const sizes = [["IMG.1.HEIC", 4000, 3000], ["small.png", 2000, 10], ["none.txt", 0, 0]];
            for (const [name, width, height] of sizes) {
              const file = Object.assign(new File([""], name, { type: "a/b" }), { width, height });
              field.files = [file];
              heard.change();
              let waits = false;
              heard.submit({ preventDefault: () => { waits = true; }, submitter: name });
              await new Promise(setImmediate);
              const taken = field.files[0];
              const size = taken === file ? "as it is" : `${canvas.width} ${canvas.height}`;
              console.log(taken.name, taken.type, size, waits, sent.splice(0).join());
            }
            field.files = [];
            heard.change();
            heard.submit({ preventDefault: () => console.log("waits") });
            """
        let file = folder.file("choosing.mjs")
        try Data(choosing.utf8).write(to: file)
        let result = try ChildProcess.run(URL(filePath: node), [file.path])
        let expected = """
            IMG.1.jpg image/jpeg 2000 1500 true IMG.1.HEIC
            small.png a/b as it is true small.png
            none.txt a/b as it is true none.txt

            """
        #expect(result.exit == .status(0) && result.text == expected, "\(result.text)\(result.errorText)")
    }

    @Test("each field that takes pictures, and no other, has the script that makes a photo smaller")
    func pictures() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            var browser = served.browser
            var counts: [Bool: Int] = [:]
            for path in ["/recipes/recipe/\(soup.id)/name", "/recipes", "/design"] {
                try await browser.open(path)
                for field in browser.page.elements(where: { $0.attribute("type") == "file" }) {
                    let isPicture = field.attribute("accept") == "image/*"
                    let script = field.attribute("data-script") ?? ""
                    #expect(script.hasPrefix("/assets/photo-") == isPicture, "\(path)")
                    counts[isPicture, default: 0] += 1
                }
            }
            #expect(counts[true, default: 0] >= 2 && counts[false, default: 0] >= 1, "\(counts)")
        }
    }

    @Test("the pages that are meant for paper have a button to print them, which only its script shows")
    func printing() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                for path in [
                    "/tips/report", "/tips/week", "/kidney/report", "/kidney/report-card",
                    "/maricopa/markets/usda-1003562",
                ] {
                    try await browser.open(path)
                    #expect(Self.printers(on: browser) == [true], "\(path)")
                }
            }
        }
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            try served.box.addIngredient("2 onions", to: soup.id)
            var browser = served.browser
            for path in ["/recipes/recipe/\(soup.id)", "/recipes/shopping-list/\(soup.id)"] {
                try await browser.open(path)
                #expect(Self.printers(on: browser) == [true], "\(path)")
            }
        }
    }

    /// The buttons of a page that print it: whether each is hidden until its script runs.
    private static func printers(on browser: PlainBrowser) -> [Bool] {
        browser.page.elements(named: "button")
            .filter { $0.attribute("data-script")?.hasPrefix("/assets/print-") == true }
            .map { $0.attribute("hidden") != nil }
    }

    @Test(
        "the button to print is shown by its script and prints once for each press",
        .enabled(if: NodeJudge.isWanted, "Node.js, which runs the script, isn't installed")
    )
    func pressing() throws {
        let node = try #require(NodeJudge.program)
        let folder = try TemporaryFolder()
        try Data(PackageResources.print_js).write(to: folder.file("print.mjs"))
        let pressing = """
            import start from "./print.mjs";
            let printed = 0;
            globalThis.print = () => { printed += 1; };
            const button = { hidden: true, addEventListener: (event, act) => { button[event] = act; } };
            start(button);
            console.log(button.hidden, printed);
            button.click();
            console.log(printed);
            """
        let file = folder.file("pressing.mjs")
        try Data(pressing.utf8).write(to: file)
        let result = try ChildProcess.run(URL(filePath: node), [file.path])
        #expect(result.exit == .status(0) && result.text == "false 0\n1\n", "\(result.errorText)")
    }

    @Test(
        "a form with a file asks how far the server is, shows its answer, and stops when nothing is on its way",
        .enabled(if: NodeJudge.isWanted, "Node.js, which runs the script, isn't installed")
    )
    func progress() throws {
        let node = try #require(NodeJudge.program)
        let folder = try TemporaryFolder()
        try Data(PackageResources.progress_js).write(to: folder.file("progress.mjs"))
        let sending = """
            import start from "./progress.mjs";
            const heard = {}, asked = [];
            let status = 204, isBusy = true, tick = null;
            globalThis.addEventListener = globalThis.removeEventListener = () => {};
            globalThis.setInterval = (act) => { tick = act; return 1; };
            globalThis.clearInterval = (timer) => { if (timer) tick = null; };
            globalThis.fetch = async (address) => { asked.push(address); return { status, text: async () => "12 MB" }; };
            const form = {
              elements: { operation: { value: "x1" } },
              matches: () => isBusy,
              addEventListener: (event, act) => { heard[event] = act; },
            };
            const line = { dataset: { progress: "/kidney/progress" }, hidden: true, textContent: "", closest: () => form };
            start(line);
            console.log(tick === null);
            heard.submit();
            await tick();
            console.log(line.hidden, asked.join());
            status = 200;
            await tick();
            console.log(line.hidden, line.textContent);
            status = 204;
            isBusy = false;
            await tick();
            console.log(tick === null);
            """
        let file = folder.file("sending.mjs")
        try Data(sending.utf8).write(to: file)
        let result = try ChildProcess.run(URL(filePath: node), [file.path])
        let expected = "true\ntrue /kidney/progress/x1\nfalse 12 MB\ntrue\n"
        #expect(result.exit == .status(0) && result.text == expected, "\(result.text)\(result.errorText)")
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
