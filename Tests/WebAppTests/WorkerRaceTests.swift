import Foundation
import TestKit
import Testing

@testable import PageKit

@Suite("The worker and a log-out")
struct WorkerRaceTests {
    @Test(
        "a page that was asked for before a log-out and arrives after it isn't kept",
        .enabled(if: NodeJudge.isWanted, "Node.js, which runs the worker, isn't installed")
    )
    func lateAnswer() throws {
        let node = try #require(NodeJudge.program)
        let folder = try TemporaryFolder()
        let file = folder.file("worker.js")
        try (Data(Self.browser.utf8) + Data(OfflineWorker.keeping("/tips", page: []))).write(to: file)
        let result = try ChildProcess.run(URL(filePath: node), [file.path])
        #expect(result.exit == .status(0), "\(result.errorText)")
        #expect(result.text == "/tips/offline /tips/early\n/tips/offline /tips\n")
    }

    /// Stands in for the browser around the worker. It keeps a page, asks for another one, logs out, and lets the other one arrive. It prints the
    /// paths of the kept pages before the log-out and after it.
    private static let browser = #"""
        const shelves = new Map(), listeners = {}, waiting = [];
        const path = (key) => new URL(key.url ?? key, "http://127.0.0.1/").href;
        const shelf = () => {
          const copies = new Map();
          return {
            match: async (key) => copies.get(path(key)), put: async (key, copy) => { copies.set(path(key), copy); },
            delete: async (key) => copies.delete(path(key)), keys: async () => [...copies.keys()].map((url) => ({ url })), addAll: async () => {},
          };
        };
        const answer = (address) => ({
          url: path(address), status: 200, ok: true, headers: new Headers({ "Offline-Cache-Control": "private", "Content-Language": "en" }),
          text: async () => "", clone() { return this; },
        });
        const caches = {
          open: async (key) => { if (!shelves.has(key)) shelves.set(key, shelf()); return shelves.get(key); },
          delete: async (key) => shelves.delete(key), keys: async () => [...shelves.keys()],
        };
        let arrive;
        const late = new Promise((next) => { arrive = next; });
        const location = { origin: "http://127.0.0.1" };
        const addEventListener = (type, act) => { listeners[type] = act; };
        const fetch = async (request) => {
          if (path(request).endsWith("/late")) await late;
          return answer(request.method === "POST" ? "/tips?left=1" : request.url ?? request);
        };
        const asked = (address, method, mode) => listeners.fetch({
          request: { url: path(address), method, mode, destination: "" },
          respondWith: (one) => waiting.push(one), waitUntil: (one) => waiting.push(one),
        });
        setTimeout(async () => {
          asked("/tips/early", "GET", "navigate");
          await settled();
          await tell();
          asked("/tips/late", "GET", "navigate");
          await new Promise(setImmediate);
          asked("/tips", "POST", "cors");
          await new Promise(setImmediate);
          arrive();
          await settled();
          await tell();
        });
        const tell = async () => {
          const paths = [];
          for (const one of shelves.values()) for (const { url } of await one.keys()) paths.push(new URL(url).pathname);
          console.log(paths.join(" "));
        };
        const settled = async () => { for (const one of waiting) await one; };

        """#
}
