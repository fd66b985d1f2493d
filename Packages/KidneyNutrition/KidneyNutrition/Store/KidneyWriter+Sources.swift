import Foundation
import GRDB
import StorageKit
import TimeKit

/// Data that can be fetched again. It isn't in the change log.
extension KidneyWriter {
    /// The number of days that responses are kept for offline use.
    private static let answersKept = 180

    /// Saves a source's response in place of the earlier one, and deletes expired responses.
    func keep(_ answer: SourceAnswer, of source: String, to question: String) throws {
        let text = String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
        try keep(text, of: source, to: question)
        try db.cachedStatement(sql: "DELETE FROM source_answer WHERE at < ?")
            .execute(arguments: [now.adding(days24h: -Self.answersKept).milliseconds])
    }

    /// Saves that a source refuses an account's requests for some seconds.
    func pause(_ seconds: Int, of source: String, account: String) throws {
        let until = now.adding(seconds: seconds)
        try keep("\(until.milliseconds)", of: source, to: KidneyReader.pauseQuestion(account))
    }

    private func keep(_ text: String, of source: String, to question: String) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO source_answer (source, question, answer, at) VALUES (?, ?, ?, ?)
                ON CONFLICT (source, question) DO UPDATE SET answer = excluded.answer, at = excluded.at
                """
        )
        .execute(arguments: [source, question, text, now.milliseconds])
    }

    /// Saves a label with its names. The later of two versions is kept.
    func keep(_ label: DrugLabel, from origin: String) throws -> OnlineFood.Outcome {
        let known = try reader.drugLabel(label.keptID)?.label
        if let known, known == label || known.isLater(than: label) { return .alreadyThere }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let text = String(decoding: try encoder.encode(label), as: UTF8.self)
        try db.cachedStatement(
            sql: """
                INSERT INTO drug_label (set_id, label, origin, at) VALUES (?, ?, ?, ?)
                ON CONFLICT (set_id) DO UPDATE SET label = excluded.label, origin = excluded.origin, at = excluded.at
                """
        )
        .execute(arguments: [label.keptID, text, origin, now.milliseconds])
        try db.cachedStatement(sql: "DELETE FROM drug_label_name WHERE set_id = ?").execute(arguments: [label.keptID])
        let insert = try db.cachedStatement(sql: "INSERT INTO drug_label_name (name, set_id) VALUES (?, ?)")
        for name in label.keys { try insert.execute(arguments: [name, label.keptID]) }
        return known == nil ? .new : .changed
    }

    /// Saves a food from an online list unless it exists, because a list has less data than a fetch or a table.
    func keepListed(_ food: Food) throws -> Bool {
        guard try reader.food(food.id) == nil else { return false }
        do throws(KidneyError) {
            return try importing(food) == .new
        } catch {
            // As in every import, a food with impossible values is skipped.
            guard error.isAboutAFood else { throw error }
            return false
        }
    }

    private func importing(_ food: Food) throws(KidneyError) -> FoodImport.Outcome {
        do { return try importFood(food, of: .foodDataCentral) } catch { throw KidneyError(error) }
    }
}
