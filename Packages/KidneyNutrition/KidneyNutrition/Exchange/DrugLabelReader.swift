import JSONKit
import WordKit

/// A reader of openFDA's responses: results, a single label, or an error.
public enum DrugLabelReader {
    /// Parses a response. The error `NOT_FOUND` becomes ``DrugLabelReply/unknown``. Fields that aren't texts, and results without any text,
    /// are skipped.
    ///
    /// - Throws: `drugLabelRefused` for another error of openFDA; `notADrugLabel` for anything else.
    /// - Complexity: O(bytes).
    public static func read(_ bytes: [UInt8]) throws(KidneyError) -> DrugLabelReply {
        let value = try json(bytes)
        guard case .object = value else { throw .notADrugLabel(localized("it is no JSON object")) }
        if let error = value["error"] {
            let code = error["code"]?.string ?? localized("no code")
            guard code != "NOT_FOUND" else { return .unknown }
            throw .drugLabelRefused(code: code, error["message"]?.string ?? localized("no words"))
        }
        guard let results = value["results"] else {
            guard let label = label(value) else { throw .notADrugLabel(localized("it has no id and no section")) }
            return .labels([label], total: 1)
        }
        guard case .array(let elements) = results else { throw .notADrugLabel(localized("its results are no list")) }
        let labels = elements.compactMap(label)
        guard !labels.isEmpty || elements.isEmpty else {
            throw .notADrugLabel(localized("none of its results is a label"))
        }
        guard !labels.isEmpty else { return .unknown }
        return .labels(labels, total: max(value["meta"]?["results"]?["total"]?.whole ?? labels.count, labels.count))
    }

    private static func json(_ bytes: [UInt8]) throws(KidneyError) -> JSONValue {
        let result: Result<JSONValue, JSONError> = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(JSONError) in try JSONValue.imported(buffer) }
        }
        switch result {
        case .success(let value): return value
        case .failure(let fault):
            throw .notADrugLabel(localized("it is no JSON from line \(fault.line), column \(fault.column) on"))
        }
    }

    /// The label of a JSON object; nil without both an id and a section.
    static func label(_ value: JSONValue) -> DrugLabel? {
        var sections: [DrugLabelSection: [String]] = [:]
        for section in DrugLabelSection.allCases {
            let texts = texts(value[section.rawValue])
            if !texts.isEmpty { sections[section] = texts }
        }
        let id = value["id"]?.string ?? value["set_id"]?.string ?? ""
        guard !id.isEmpty || !sections.isEmpty, !(sections.isEmpty && value["openfda"] == nil) else { return nil }
        let names = value["openfda"]
        return DrugLabel(
            setID: value["set_id"]?.string ?? "",
            id: id,
            version: value["version"]?.string ?? "",
            effective: value["effective_time"]?.string ?? "",
            brandNames: texts(names?["brand_name"]),
            genericNames: texts(names?["generic_name"]).flatMap(parts),
            substances: texts(names?["substance_name"]),
            classes: texts(names?["pharm_class_epc"]),
            sections: sections
        )
    }

    /// Splits "Diphenhydramine HCl, Phenylephrine HCl" and "lisinopril and hydrochlorothiazide".
    private static func parts(_ name: String) -> [String] {
        name.replacing(" and ", with: ",").replacing(" AND ", with: ",").split(separator: ",")
            .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }

    /// The distinct nonblank texts of an array, or of a single text.
    private static func texts(_ value: JSONValue?) -> [String] {
        guard let value else { return [] }
        let all = value.string.map { [$0] } ?? value.elements.compactMap(\.string)
        var texts: [String] = []
        for text in all where text.contains(where: { !$0.isWhitespace }) && !texts.contains(text) { texts.append(text) }
        return texts
    }
}
