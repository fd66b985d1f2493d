import Foundation
import GRDB
import RealtimeTree
import StorageKit

/// A change that waits for its transaction.
struct WaitingChange: Sendable {
    enum Kind: Sendable {
        case write(WriteBounds?, @Sendable (TreeState) throws -> RealtimeWrite?)
        /// The rules of a new database, or of any if they replace others.
        case rules([UInt8], replaces: Bool)
    }

    let database: DatabaseName
    let kind: Kind
    let continuation: CheckedContinuation<TreeCommit?, any Error>

    var isRules: Bool { if case .rules = kind { true } else { false } }

    var isLarge: Bool { if case .write(let bounds?, _) = kind { bounds.isLarge } else { false } }
}

/// The outcome of changes tried in one transaction.
enum GroupOutcome {
    /// The changes are durable, except those whose own result is a failure.
    case committed([Result<TreeCommit?, any Error>])
    /// Nothing was written, because the change at the index failed; nil if the failure wasn't caused by one change.
    case refused(at: Int?, any Error)
    /// The commit itself failed.
    case uncertain(any Error)
}

/// Makes changes in one transaction. Each is decided on the state after those before it.
struct WriteGroup {
    let store: LocalStore
    let shelf: RulesCache

    func attempt(_ changes: ArraySlice<WaitingChange>) -> GroupOutcome {
        var index: Int?
        var isDecided = false
        do {
            let results = try store.write { db in
                var states: [DatabaseName: DatabaseRow] = [:]
                var results: [Result<TreeCommit?, any Error>] = []
                results.reserveCapacity(changes.count)
                for (offset, change) in zip(changes.indices, changes) {
                    index = offset
                    results.append(try make(change, &states, db))
                }
                index = nil
                for row in states.values where row.hasGrown { try row.save(db) }
                isDecided = true
                return results
            }
            return .committed(results)
        } catch {
            return isDecided ? .uncertain(error) : .refused(at: index, error)
        }
    }

    /// Makes one change. An error that concerns only this change is its result.
    ///
    /// - Throws: An error that ends the transaction.
    private func make(
        _ change: WaitingChange,
        _ states: inout [DatabaseName: DatabaseRow],
        _ db: Database
    ) throws -> Result<TreeCommit?, any Error> {
        let known = try states[change.database] ?? DatabaseRow.find(change.database, db)
        switch change.kind {
        case .rules(_, replaces: false) where known != nil: return .success(nil)
        case .rules(let document, _):
            let version = try RulesCache.add(document, db)
            if var row = known {
                try row.setRules(version, db)
                states[change.database] = row
            } else {
                states[change.database] = try DatabaseRow.make(change.database, rules: version, db)
            }
            return .success(nil)
        case .write(let bounds, let decide):
            guard var row = known else { return .failure(TreeStoreError.noDatabase(change.database)) }
            let tree = SQLiteTree(row.number, db)
            defer { tree.end() }
            let rules = try shelf.document(row.rules, db)
            let decided: RealtimeWrite?
            do {
                decided = try decide(TreeState(tree: tree, sequence: row.sequence, rules: rules))
            } catch {
                if let failure = tree.failure { throw failure }
                states[change.database] = row
                return .failure(error)
            }
            if let failure = tree.failure { throw failure }
            guard let write = decided else {
                states[change.database] = row
                return .success(nil)
            }
            if let excess = try put(write, in: row, within: bounds, db) {
                states[change.database] = row
                return .failure(excess)
            }
            row.grow()
            states[change.database] = row
            return .success(TreeCommit(database: change.database, sequence: row.sequence, write: write))
        }
    }
    /// Makes a write; if it exceeds its bounds, rolls it back.
    ///
    /// - Returns: The exceeded bound; nil if the write was made.
    /// - Throws: An error that ends the transaction.
    private func put(
        _ write: RealtimeWrite,
        in row: DatabaseRow,
        within bounds: WriteBounds?,
        _ db: Database
    ) throws -> TreeStoreError? {
        let writer = LeafWriter(number: row.number, connection: db)
        guard let bounds else {
            try writer.make(write, within: nil)
            return nil
        }
        var excess: TreeStoreError?
        try db.inSavepoint {
            do {
                try writer.make(write, within: bounds)
                return .commit
            } catch let quota as ExceededQuota {
                excess = .overQuota(quota)
            } catch let error as TreeStoreError {
                excess = error
            }
            return .rollback
        }
        return excess
    }
}
