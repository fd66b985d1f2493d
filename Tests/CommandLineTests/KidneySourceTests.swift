import Foundation
import TestKit
import Testing

@Suite("Sources on the network and their files, through the executable")
struct KidneySourceTests {
    private typealias Answer = LoopbackServer.Answer

    private static let foods = """
        {"totalHits": 2, "foods": [
        {"fdcId": 2000001, "description": "Soup, lentil, homemade", "dataType": "Survey (FNDDS)", "foodNutrients": [
         {"nutrientId": 1092, "nutrientNumber": "306", "unitName": "MG", "value": 210},
         {"nutrientId": 1093, "nutrientNumber": "307", "unitName": "MG", "value": 180}]},
        {"fdcId": 2000002, "description": "LENTIL SOUP", "dataType": "Branded", "brandName": "Mill",
         "servingSize": 245.0, "servingSizeUnit": "g", "foodNutrients": [
         {"nutrientId": 1093, "nutrientNumber": "307", "unitName": "MG", "value": 320}]}]}
        """
    private static let details = """
        {"fdcId": 2000001, "description": "Soup, lentil, homemade", "dataType": "Survey (FNDDS)", "foodNutrients": [
         {"nutrient": {"id": 1092, "number": "306", "unitName": "mg"}, "amount": 210.0}],
         "foodPortions": [{"gramWeight": 245, "portionDescription": "1 cup"}]}
        """
    private static let limit = #"{"error":{"code":"OVER_RATE_LIMIT","message":"You have exceeded your rate limit."}}"#

    private static func answer(_ status: Int, _ text: String, _ fields: [String] = []) -> Answer {
        .complete(status, ["Content-Type: application/json"] + fields, body: Array(text.utf8))
    }

    /// A home whose sources are at a server of this test.
    private static func home(_ server: LoopbackServer, file: String? = nil) throws -> KidneyBox {
        var box = try KidneyBox()
        if let file {
            let folder = box.box.folder.file(".local/share/nourish/kidney-sources.json")
            try Data(file.utf8).write(to: folder)
        } else {
            box.box.environment["NOURISH_FOODDATA_URL"] = server.url("/fdc")
            box.box.environment["NOURISH_OPENFDA_URL"] = server.url("/fda/")
        }
        return box
    }

    @Test(
        "a search online lists foods in the shape of every search; they can be eaten, and are found without a network"
    )
    func search() throws {
        let server = try LoopbackServer { request in
            request.hasPrefix("POST /fdc/v1/foods/search ") ? Self.answer(200, Self.foods) : Self.answer(404, "")
        }
        defer { withExtendedLifetime(server) {} }
        let home = try Self.home(server)
        let found = try home.json("food", "search", "lentil", "soup", "--online", "--branded")
        #expect(found.array.map { $0["id"] } == [.text("fdc-2000001"), .text("fdc-2000002")])
        #expect(found[0]?["per100g"]?["potassium"] == .number(210) && found[1]?["brand"] == .text("Mill"))
        #expect(found[0]?["score"] == .number(1000) && found[1]?["per100g"]?["potassium"] == .some(.null))
        try home.done("eat", "fdc-2000001", "150 g", "--meal", "lunch")
        let shown = try home.done("food", "search", "lentil soup", "--online", "--branded")
        #expect(shown.contains("From FoodData Central, as it answered on 2026-03-03."))
        #expect(try home.json("food", "search", "lentil homem").array.count == 1)
    }

    @Test("a food is fetched with its portions; a number that isn't there, and what is no number, are refused")
    func fetch() throws {
        let server = try LoopbackServer { request in
            request.hasPrefix("GET /fdc/v1/food/2000001 ") ? Self.answer(200, Self.details) : Self.answer(404, "")
        }
        defer { withExtendedLifetime(server) {} }
        let home = try Self.home(server)
        let food = try home.json("food", "fetch", "fdc-2000001")
        #expect(food["outcome"] == .text("new") && food["portions"]?[0] == .text("1 cup (245 g)"))
        #expect(try home.done("eat", "fdc-2000001", "1 cup").contains("245 g"))
        let absent = try home.run(["food", "fetch", "9"])
        #expect(absent.status == 66 && absent.errorText.contains("FoodData Central has no food 9"))
        #expect(try home.run(["food", "fetch", "banana"]).status == 64)
    }

    @Test("offline the foods of this device stand in, and that is said on both ways out; a fetch fails with 69")
    func offline() throws {
        var home = try KidneyBox()
        home.box.environment["NOURISH_FOODDATA_URL"] = "http://127.0.0.1:1"
        let text = try home.done("food", "search", "banana", "--online")
        #expect(text.contains("can't be reached") && text.contains("These are the foods of this device."))
        #expect(text.contains("ndb-09040"))
        let json = try home.run(["food", "search", "banana", "--online", "--json"])
        #expect(json.status == 0 && json.errorText.contains("These are the foods of this device."))
        let fetch = try home.run(["food", "fetch", "5"])
        #expect(fetch.status == 69 && fetch.errorText.contains("Connection refused"))
    }

    @Test("after a 429 no command asks again before the time is over, which is told; the exit status says try again")
    func limits() throws {
        let asked = Counter()
        let server = try LoopbackServer { _ in
            asked.add()
            return Self.answer(429, Self.limit, ["Retry-After: 600", "X-RateLimit-Remaining: 0"])
        }
        defer { withExtendedLifetime(server) {} }
        let home = try Self.home(server)
        let first = try home.done("food", "search", "banana", "--online")
        #expect(first.contains("wait 10 min") && asked.count == 1)
        let second = try home.run(["food", "fetch", "5"], at: "2026-03-03T08:05")
        #expect(second.status == 75 && second.errorText.contains("wait 5 min") && asked.count == 1)
        _ = try home.run(["food", "fetch", "5"], at: "2026-03-03T08:10")
        #expect(asked.count == 2)
    }

    @Test(
        "address and key come from the environment or a file in the data folder; a broken file and a broken key are refused"
    )
    func settings() throws {
        let keys = Keys()
        let server = try LoopbackServer { request in
            keys.add(request)
            return Self.answer(200, Self.foods)
        }
        defer { withExtendedLifetime(server) {} }
        let file = #"{"foodData": {"url": "\#(server.url("/fdc"))", "key": "of-the-file"}}"#
        var home = try Self.home(server, file: file)
        try home.done("food", "search", "one", "--online")
        #expect(keys.last == "of-the-file")
        home.box.environment["NOURISH_FOODDATA_KEY"] = "of-the-environment"
        try home.done("food", "search", "two", "--online")
        #expect(keys.last == "of-the-environment")
        #expect(!(try home.everything()).contains("of-the-environment"))
        home.box.environment["NOURISH_FOODDATA_KEY"] = "two words"
        #expect(try home.run(["food", "search", "three", "--online"]).status == 64)
        #expect(try home.run(["food", "search", "x", "--online", "--source-url", "ftp://x"]).status == 64)
        let broken = try Self.home(server, file: "{")
        let refused = try broken.run(["food", "search", "x", "--online"])
        #expect(refused.status == 65 && refused.errorText.contains("kidney-sources.json"))
    }

    @Test("options of the network go with --online alone")
    func options() throws {
        let home = try KidneyBox(.accepted)
        #expect(try home.run(["food", "search", "x", "--branded"]).status == 64)
        #expect(try home.run(["food", "search", "x", "--online", "--limit", "500"]).status == 64)
        let stranger = try KidneyBox(.new)
        let refused = try stranger.run(["food", "search", "x", "--online"])
        #expect(refused.status == 77)
    }

    // MARK: Labels

    private static let labels = """
        {"meta": {"results": {"total": 3}}, "results": [
        {"set_id": "set-a", "id": "a", "version": "3", "effective_time": "20240102",
         "drug_interactions": ["Salt substitutes containing potassium can raise potassium. Ask about renal function."],
         "openfda": {"brand_name": ["Zestril"], "generic_name": ["LISINOPRIL"]}},
        {"set_id": "set-b", "id": "b", "warnings": ["nameless"], "openfda": {}},
        {"note": "no label"}
        ]}
        """

    @Test(
        "a label shows what it says of kidneys and food with where that comes from, and can be taken for a medicine of one's own"
    )
    func label() throws {
        let server = try LoopbackServer { request in
            request.hasPrefix("GET /fda/drug/label.json?search=") && request.contains("zestril")
                ? Self.answer(200, Self.labels)
                : Self.answer(404, #"{"error":{"code":"NOT_FOUND","message":"No matches found!"}}"#)
        }
        defer { withExtendedLifetime(server) {} }
        let home = try Self.home(server)
        let text = try home.done("med", "label", "zestril")
        for line in [
            "Zestril (lisinopril)", "Kidneys and dialysis", "Ask about renal function.", "From openFDA.",
            "does not mean safe", "A label's silence doesn't mean that something is safe",
        ] {
            #expect(text.contains(line), "\(line)")
        }
        let json = try home.json("med", "label", "zestril")
        #expect(json["label"]?["id"] == .text("set-a") && json["isStandIn"] == .truth(false))
        let unknown = try home.done("med", "label", "nonsuch")
        #expect(unknown.contains("not checked, which does not mean safe"))
        try home.done("med", "add", "My drops")
        try home.done("med", "label", "zestril", "--for", "My drops")
        #expect(try home.done("med", "show", "My drops").contains("lisinopril"))
        #expect(try home.run(["med", "label", "nonsuch", "--for", "My drops"]).status == 66)
        #expect(try home.run(["med", "label", "zestril", "--label", "nothing"]).status == 66)
    }

    @Test("pages ask by acts at the addresses of the commands, and say to whom; away from a network the act is refused")
    func acts() throws {
        let server = try LoopbackServer { request in
            if request.hasPrefix("POST /fdc/v1/foods/search ") { return Self.answer(200, Self.foods) }
            return Self.answer(200, request.hasPrefix("GET /fdc/v1/food/2000001 ") ? Self.details : Self.labels)
        }
        defer { withExtendedLifetime(server) {} }
        let home = try Self.home(server)
        let (soup, label) = ("kidney://online-foods/lentil", "kidney://label/zestril")
        #expect(try home.done("open", soup, "--json").contains("FoodData Central (127.0.0.1)"))
        #expect(try home.done("act", soup, "foods/online").contains("Next: \(soup)"))
        #expect(try home.json("open", soup)["foods"]?[0]?["food"]?["id"] == .text("fdc-2000001"))
        #expect(try home.done("act", soup, "food/fdc-2000001/take").contains("Next: kidney://food/fdc-2000001"))
        #expect(try home.done("eat", "fdc-2000001", "1 cup").contains("245 g"))
        #expect(try home.done("act", label, "label/online").contains("Next: \(label)"))
        #expect(try home.done("open", label).contains("Zestril (lisinopril)"))
        var away = try KidneyBox()
        away.box.environment["NOURISH_FOODDATA_URL"] = "http://127.0.0.1:1"
        let refused = try away.run(["act", soup, "foods/online"])
        #expect(refused.status != 0 && refused.errorText.contains("can't be reached"))
        away.box.environment["NOURISH_FOODDATA_KEY"] = "two words"
        let broken = try away.run(["act", soup, "foods/online"])
        #expect(broken.status != 0 && broken.errorText.contains("spaces or foreign letters — copy it again"))
    }

    @Test("files of labels are imported with counts, again bring nothing, and what is no file of labels is refused")
    func importLabels() throws {
        let home = try KidneyBox()
        let folder = home.box.folder.file("labels")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.labels.utf8).write(to: folder.appendingPathComponent("drug-label-0001-of-0002.json"))
        let report = try home.json("import", "fda", "labels")
        let counts = try #require(report["labels"])
        #expect(counts["read"] == .number(1) && counts["new"] == .number(1))
        #expect(
            report["files"]?[0]?["unnamed"] == .number(1) && report["files"]?[0]?["refusals"]?[0]?["line"] == .number(6)
        )
        let again = try home.done("import", "fda", "labels")
        #expect(again.contains("3 labels read, 1 that name no medicine, 1 refused"))
        #expect(again.contains("1 label: 0 new, 0 changed, 1 already there"))
        // A second, truncated file is reported, and the first is read.
        try Data(Self.labels.utf8.prefix(400)).write(to: folder.appendingPathComponent("drug-label-0002-of-0002.json"))
        #expect(try home.done("import", "fda", "labels").contains("could be read only in part"))
        try Data("<html>".utf8).write(to: home.box.folder.file("page.json"))
        #expect(try home.run(["import", "fda", "page.json"]).status == 65)
        #expect(try home.run(["import", "fda", "nowhere"]).status == 66)
        #expect(try home.run(["import", "fda", "labels.zip"]).status == 66)
    }
}

/// Counts the requests to a server.
private final class Counter: @unchecked Sendable {
    // @unchecked: the number is touched under the lock only.
    private let lock = NSLock()
    private var number = 0

    var count: Int { lock.withLock { number } }

    func add() { lock.withLock { number += 1 } }
}

/// The key of the last request.
private final class Keys: @unchecked Sendable {
    // @unchecked: the text is touched under the lock only.
    private let lock = NSLock()
    private var text: String?

    var last: String? { lock.withLock { text } }

    func add(_ request: String) {
        let line = request.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("x-api-key: ") }
        lock.withLock { text = line.map { String($0.dropFirst(11)) } }
    }
}
