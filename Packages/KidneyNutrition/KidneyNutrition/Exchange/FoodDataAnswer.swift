import JSONKit
import WordKit

/// A reader of FoodData Central's responses: a page of a search, or one food.
public enum FoodDataAnswer {
    /// Returns the foods of a response. An unusable food, such as one with figures for 100 mL, is left out with the reason.
    ///
    /// - Throws: `garbled` if it is neither the response of a search nor a food.
    /// - Complexity: O(bytes).
    public static func read(_ bytes: [UInt8]) throws(SourceFault) -> FoodPage {
        let value = try SourceJSON.object(bytes)
        let listed = value["foods"]
        if listed == nil, value["fdcId"] == nil { throw .garbled(localized("it holds no food")) }
        if let listed, case .array(let foods) = listed {
            guard !foods.isEmpty else { return FoodPage([], total: 0) }
        } else if listed != nil {
            throw .garbled(localized("its foods are no list"))
        }
        var reader = FoodDataObjectReader(file: localized("the answer"))
        reader.read(bytes)
        reader.finish()
        let foods = reader.foods
        let total = max(value["totalHits"]?.whole ?? foods.count, foods.count)
        return FoodPage(foods, total: total, refusals: reader.foodCounts.refusals.map(\.reason))
    }
}

/// JSON responses.
enum SourceJSON {
    /// Parses an object.
    ///
    /// - Throws: `garbled`.
    static func object(_ bytes: [UInt8]) throws(SourceFault) -> JSONValue {
        let value = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(JSONError) in try JSONValue.imported(buffer) }
        }
        switch value {
        case .success(let value):
            guard case .object = value else { throw .garbled(localized("it is no JSON object")) }
            return value
        case .failure(let fault):
            throw .garbled(localized("it is no JSON from line \(fault.line), column \(fault.column) on"))
        }
    }
}

extension SourceFault {
    /// The most characters of a server's message that are shown.
    private static let wordsLimit = 160

    /// Interprets an error of api.data.gov's gateway, or of a server behind it.
    ///
    /// The gateway responds `{"error": {"code": "OVER_RATE_LIMIT", "message": "…"}}`, or with the codes `API_KEY_MISSING`,
    /// `API_KEY_INVALID`, `API_KEY_DISABLED` and `API_KEY_UNAUTHORIZED`. The servers behind it respond `{"status": 400, "error": "Bad
    /// Request", "message": "…"}`, or with HTML.
    ///
    /// - Parameters:
    ///   - retryAfter: The header `Retry-After` as received.
    ///   - usualWait: The seconds to wait after a rate limit if the server doesn't say.
    public init(status: Int, retryAfter: String?, body: [UInt8], usualWait: Int) {
        let value = try? SourceJSON.object(body)
        let code = value?["error"]?["code"]?.string ?? ""
        let words = value?["error"]?["message"]?.string ?? value?["message"]?.string ?? value?["error"]?.string ?? ""
        // A date isn't supported, because it needs a clock; these servers send seconds.
        let seconds = retryAfter.flatMap { Int($0.filter { $0 != " " }) }.map { min(max(1, $0), 86_400) }
        let line = String(words.split(whereSeparator: \.isNewline).first ?? "").prefix(Self.wordsLimit)
        if status == 429 || code == "OVER_RATE_LIMIT" || (status == 503 && seconds != nil) {
            self = .overLimit(seconds: seconds ?? usualWait)
        } else if code.hasPrefix("API_KEY") || (code.isEmpty && (status == 401 || status == 403)) {
            self = .keyRefused(code.isEmpty ? "\(status)" : String(code.prefix(40)))
        } else {
            self = .refused(status: status, String(line))
        }
    }

    /// Whether a body reports that nothing was found: `NOT_FOUND`, or an empty body.
    public static func isNotFound(_ body: [UInt8]) -> Bool {
        guard !body.isEmpty else { return true }
        guard let value = try? SourceJSON.object(body) else { return false }
        return value["error"]?["code"]?.string == "NOT_FOUND" || value["status"]?.whole == 404
            || value["error"]?.string == "Not Found"
    }
}
