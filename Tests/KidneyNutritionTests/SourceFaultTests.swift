import KidneyNutrition
import Testing
import TimeKit

@Suite("The answers of sources")
struct SourceFaultTests {
    static let limit = """
        {"error": {"code": "OVER_RATE_LIMIT", "message": "You have exceeded your rate limit. Try again later."}}
        """
    static let cases: [(status: Int, retry: String?, body: String, fault: SourceFault)] = [
        (429, nil, limit, .overLimit(seconds: 60)),
        (429, "17", "", .overLimit(seconds: 17)),
        (429, "Wed, 21 Oct 2026 07:28:00 GMT", limit, .overLimit(seconds: 60)),
        (429, "-5", limit, .overLimit(seconds: 1)),
        (429, "99999999", limit, .overLimit(seconds: 86_400)),
        (403, nil, limit, .overLimit(seconds: 60)),
        (503, "120", "<html>busy</html>", .overLimit(seconds: 120)),
        (
            403, nil, #"{"error":{"code":"API_KEY_INVALID","message":"An invalid api_key was supplied."}}"#,
            .keyRefused("API_KEY_INVALID")
        ),
        (
            403, nil, #"{"error":{"code":"API_KEY_MISSING","message":"No api_key was supplied."}}"#,
            .keyRefused("API_KEY_MISSING")
        ),
        (401, nil, "", .keyRefused("401")),
        (403, nil, "<html>no</html>", .keyRefused("403")),
        (
            403, nil, #"{"error":{"code":"HTTPS_REQUIRED","message":"Requests must be made over HTTPS."}}"#,
            .refused(status: 403, "Requests must be made over HTTPS.")
        ),
        (
            400, nil, #"{"timestamp":"t","status":400,"error":"Bad Request","message":"bad\nquery"}"#,
            .refused(status: 400, "bad")
        ),
        (500, nil, #"{"status":500,"error":"Internal Server Error"}"#, .refused(status: 500, "Internal Server Error")),
        (502, nil, "<html><h1>An error occurred.</h1></html>", .refused(status: 502, "")),
        (404, nil, "<html>nothing here</html>", .refused(status: 404, "")),
    ]

    @Test("a refusal is read for what it means: wait, another key, or the server's own words", arguments: cases)
    func refusals(_ status: Int, _ retry: String?, _ body: String, _ fault: SourceFault) {
        #expect(SourceFault(status: status, retryAfter: retry, body: Array(body.utf8), usualWait: 60) == fault)
    }

    @Test("a server's words are cut at a line's length")
    func words() {
        let body = #"{"error":{"code":"BAD_REQUEST","message":"\#(String(repeating: "a", count: 5000))"}}"#
        let fault = SourceFault(status: 400, retryAfter: nil, body: Array(body.utf8), usualWait: 60)
        #expect(fault == .refused(status: 400, String(repeating: "a", count: 160)))
    }

    @Test(
        "that something isn't there is NOT_FOUND or an empty answer, and no page of somebody else's",
        arguments: [
            ("", true), (#"{"error":{"code":"NOT_FOUND","message":"No matches found!"}}"#, true),
            (#"{"status":404,"error":"Not Found","path":"/v1/food/9"}"#, true), ("<html>404</html>", false),
            ("{}", false),
            (#"{"error":{"code":"API_KEY_INVALID"}}"#, false),
        ]
    )
    func notFound(_ body: String, _ isNotFound: Bool) {
        #expect(SourceFault.isNotFound(Array(body.utf8)) == isNotFound)
    }

    @Test("each fault says what is wrong and what to do, in one line; the wait in words, rounded up")
    func messages() {
        let faults: [SourceFault] = [
            .misconfigured("its key has spaces — copy it again"), .unreachable("Connection refused"),
            .slow(seconds: 20), .overLimit(seconds: 60),
            .keyRefused("API_KEY_INVALID"),
            .refused(status: 500, "x"), .refused(status: 502, ""), .garbled("it is no JSON"),
            .tooLarge(bytes: 32 << 20),
        ]
        for fault in faults {
            let message = fault.message(of: "openFDA")
            #expect(message.contains("openFDA") && message.contains(" — ") && !message.contains("\n"), "\(message)")
        }
        let waits = [(1, "1 s"), (90, "90 s"), (91, "2 min"), (3599, "1 h"), (3600, "1 h"), (3601, "1 h 1 min")]
        for (seconds, words) in waits {
            #expect(SourceFault.overLimit(seconds: seconds).message(of: "X").contains("wait \(words),"), "\(seconds)")
        }
    }

    // MARK: FoodData Central

    private func page(_ text: String) throws(SourceFault) -> FoodPage { try FoodDataAnswer.read(Array(text.utf8)) }

    @Test(
        "a search's answer is read with its foods and how many there are; drinks for 100 mL are left out with the reason"
    )
    func search() throws {
        let page = try page(
            """
            {"totalHits": 1397, "currentPage": 1, "totalPages": 47, "foodSearchCriteria": {"query": "cheddar"}, "foods": [
            {"fdcId": 328637, "description": "Cheese, cheddar", "dataType": "SR Legacy", "ndbNumber": 1009, "score": 247.24,
             "foodNutrients": [
              {"nutrientId": 1003, "nutrientName": "Protein", "nutrientNumber": "203", "unitName": "G", "value": 24.9},
              {"nutrientId": 1092, "nutrientNumber": "306", "unitName": "MG", "value": 76}]},
            {"fdcId": 2, "description": "Lemonade", "dataType": "Branded", "brandOwner": "Mill", "servingSize": 240.0,
             "servingSizeUnit": "ml", "foodNutrients": []}]}
            """
        )
        #expect(page.total == 1397 && page.foods.map(\.id.rawValue) == ["ndb-01009"])
        #expect(page.foods.first?.contents[.potassium] == .exact("76"))
        #expect(page.foods.first?.contents[.phosphorus] == nil)
        #expect(page.refusals == ["its figures are for 100 mL, and what that weighs isn't said"])
    }

    @Test("a food's details are read with its portions; an empty search is an empty page")
    func details() throws {
        let page = try page(
            """
            {"fdcId": 2000001, "description": "Soup, lentil", "dataType": "Survey (FNDDS)", "foodNutrients": [
             {"nutrient": {"id": 1092, "number": "306", "name": "Potassium, K", "unitName": "mg"}, "amount": 210.0}],
             "foodPortions": [{"gramWeight": 245, "portionDescription": "1 cup", "modifier": "10205"}]}
            """
        )
        #expect(page.foods.first?.portions.first?.grams == "245" && page.total == 1)
        #expect(try self.page(#"{"totalHits":0,"foods":[]}"#) == FoodPage([], total: 0))
    }

    @Test(
        "anything else is no answer, however it looks",
        arguments: [
            "", "<html>200 OK</html>", "[]", "[1,2]", "{}", "null", #"{"foods": {"fdcId": 1}}"#, #"{"foods": ["#,
            #"{"error": 1}"#,
            String(repeating: "[", count: 100_000), #"{"foods": null}"#,
        ]
    )
    func garbage(_ text: String) {
        do throws(SourceFault) {
            let page = try page(text)
            Issue.record("read as \(page)")
        } catch {
            guard case .garbled = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    @Test("broken foods in an answer are left out, and the others are read")
    func brokenFoods() throws {
        let page = try page(
            #"{"foods": [{"fdcId": "x"}, {"fdcId": 5, "description": " "}, {"fdcId": 6, "description": "Broth"}, 7]}"#
        )
        #expect(page.foods.map(\.name) == ["Broth"] && page.refusals.count == 2)
    }
}
