import Foundation
import GRDB
import StorageKit
import TimeKit

/// A cached response of an online source.
struct SourceAnswer: Codable, Hashable {
    /// The ids of foods or labels, in the source's order.
    var ids: [String]
    /// The number of all matches at the source.
    var total: Int
    /// The time of the request.
    var at: Instant

    private enum CodingKeys: String, CodingKey {
        case ids, total
    }

    init(ids: [String], total: Int, at: Instant) {
        self.ids = ids
        self.total = total
        self.at = at
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        ids = try container.decode([String].self, forKey: .ids)
        total = try container.decode(Int.self, forKey: .total)
        at = Instant(milliseconds: 0)
    }
}

extension KidneyReader {
    /// The cached response of a source to a question; nil without one.
    func answer(of source: String, to question: String) throws -> SourceAnswer? {
        let statement = try db.cachedStatement(
            sql: "SELECT answer, at FROM source_answer WHERE source = ? AND question = ?"
        )
        guard let row = try Row.fetchOne(statement, arguments: [source, question]) else { return nil }
        var answer = try JSONDecoder().decode(SourceAnswer.self, from: Data((row[0] as String).utf8))
        answer.at = Instant(milliseconds: row[1])
        return answer
    }

    /// The time until which a source refuses an account's requests; nil if it accepts them.
    func pause(of source: String, account: String, now: Instant) throws -> Instant? {
        let statement = try db.cachedStatement(
            sql: "SELECT answer FROM source_answer WHERE source = ? AND question = ?"
        )
        let text = try String.fetchOne(statement, arguments: [source, Self.pauseQuestion(account)])
        guard let until = text.flatMap({ Int64($0) }).map({ Instant(milliseconds: $0) }), until > now else {
            return nil
        }
        // No pause is longer than a day, so this one comes from a wrong clock.
        return until > now.adding(days24h: 1) ? nil : until
    }

    /// The key of an account's pause.
    static func pauseQuestion(_ account: String) -> String { "pause/\(account)" }

    // MARK: Drug labels

    /// The label with a set id, which stays the same over its versions.
    func drugLabel(_ setID: String) throws -> KeptDrugLabel? {
        let statement = try db.cachedStatement(sql: "SELECT label, origin, at FROM drug_label WHERE set_id = ?")
        return try Row.fetchOne(statement, arguments: [setID]).map { try Self.label($0) }
    }

    /// The labels with one of these names, ignoring case.
    func drugLabels(named names: [String], limit: Int) throws -> [KeptDrugLabel] {
        let keys = Set(names.map(DrugLabel.key)).subtracting([""]).sorted()
        let marks = keys.map { _ in "?" }.joined(separator: ", ")
        let sql = """
            SELECT DISTINCT drug_label.set_id, label, origin, at FROM drug_label
            JOIN drug_label_name ON drug_label_name.set_id = drug_label.set_id
            WHERE drug_label_name.name IN (\(marks)) ORDER BY drug_label.set_id LIMIT ?
            """
        let arguments = StatementArguments(keys) + [limit]
        return try Row.fetchAll(try db.cachedStatement(sql: sql), arguments: arguments).map { row in
            try Self.label(text: row[1], origin: row[2], at: row[3])
        }
    }

    private static func label(_ row: Row) throws -> KeptDrugLabel {
        try label(text: row[0], origin: row[1], at: row[2])
    }

    private static func label(text: String, origin: String, at: Int64) throws -> KeptDrugLabel {
        KeptDrugLabel(
            label: try JSONDecoder().decode(DrugLabel.self, from: Data(text.utf8)),
            origin: origin,
            at: Instant(milliseconds: at)
        )
    }
}
