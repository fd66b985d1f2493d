import MarkupKit
import ServedPages
import TestKit
import Testing

/// The pages of `nourish serve` that ask sources on the network, here a server of the test.
@Suite("Kidney's sources on the network in a browser")
struct KidneyOnlineTests {
    private static let foods = """
        {"totalHits": 1, "foods": [{"fdcId": 2000001, "description": "Soup, lentil, homemade",
        "dataType": "Survey (FNDDS)", "foodNutrients": [
         {"nutrientId": 1092, "nutrientNumber": "306", "unitName": "MG", "value": 210}]}]}
        """
    private static let food = """
        {"fdcId": 2000001, "description": "Soup, lentil, homemade", "dataType": "Survey (FNDDS)", "foodNutrients": [
         {"nutrient": {"id": 1092, "number": "306", "unitName": "mg"}, "amount": 210.0}],
         "foodPortions": [{"gramWeight": 245, "portionDescription": "1 cup"}]}
        """
    private static let labels = """
        {"meta": {"results": {"total": 1}}, "results": [{"set_id": "set-a", "id": "a", "version": "3",
        "effective_time": "20240102", "drug_interactions": ["Salt substitutes containing potassium can raise potassium."],
        "openfda": {"brand_name": ["Zestril"], "generic_name": ["LISINOPRIL"]}}]}
        """

    @Test("typed text is sent by a press alone; a food is taken, and a label's names are chosen for a medicine")
    func asked() async throws {
        let server = try LoopbackServer { request in
            let answer =
                request.hasPrefix("POST /fdc/v1/foods/search ")
                ? Self.foods : request.hasPrefix("GET /fdc/v1/food/2000001 ") ? Self.food : Self.labels
            return .complete(200, ["Content-Type: application/json"], body: Array(answer.utf8))
        }
        defer { withExtendedLifetime(server) {} }
        var home = try ProgramHome()
        home.environment["NOURISH_FOODDATA_URL"] = server.url("/fdc")
        home.environment["NOURISH_OPENFDA_URL"] = server.url("/fda")
        try await ServedProgram.with(samples: true, in: home) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/foods/lentil")
                try await browser.follow("Search online")
                #expect(browser.text.contains("FoodData Central (127.0.0.1)"), "\(browser.text)")
                #expect(!browser.text.contains("Soup, lentil, homemade"))
                try await browser.press("Ask online")
                #expect(browser.text.contains("From FoodData Central"), "\(browser.text)")
                try await browser.press("Take this food Soup, lentil, homemade")
                #expect(browser.path == "/kidney/food/fdc-2000001" && browser.text.contains("1 cup (245 g)"))
                try await browser.open("/kidney/medicines")
                try await browser.press("Add", ["Name, as on the package": "Xyzzyx"])
                try await browser.follow("Look up its label")
                try await browser.press("Ask online", ["Brand or generic name": "Zestril"])
                #expect(browser.text.contains("Zestril (lisinopril)"), "\(browser.text)")
                try await browser.press("Check “Xyzzyx” by this label’s names")
                #expect(browser.text.contains("LISINOPRIL"), "\(browser.text)")
            }
        }
    }

    @Test("without a network the page says why, keeps what was typed, and leads to the foods of this device")
    func offline() async throws {
        var home = try ProgramHome()
        home.environment["NOURISH_FOODDATA_URL"] = "http://127.0.0.1:1"
        try await ServedProgram.with(samples: true, in: home) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/online-foods")
                try await browser.press("Ask online", ["Food or drink": "lentil soup"])
                #expect(browser.status == 422 && browser.text.contains("can't be reached"), "\(browser.text)")
                let inputs = browser.page.elements(named: "input").compactMap { $0.attribute("value") }
                #expect(inputs.contains("lentil soup"))
                try await browser.follow("Foods of this device")
                #expect(
                    browser.page.elements(named: "h1").map(PlainBrowser.text).first?.isEmpty == false
                        && browser.status == 200
                )
            }
        }
    }
}
