import Foundation
import GRDB
import StorageKit
import Testing
import TimeKit

@Suite("Taking changes back")
struct UndoTests {
    @Test(
        "undo takes the last change back, redo brings it back, and both stand in the history",
        arguments: StoreKind.allCases
    )
    func undoAndRedo(kind: StoreKind) throws {
        let (store, scratch) = try kind.make()
        try store.change(Library.cause("Ann added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try store.change(Library.cause("Ann renamed", at: 2)) { try $0.update(Author(id: "a", name: "Anne")) }
        let undone = try store.undoLast(by: "Bob", at: Instant(milliseconds: 3))
        #expect(undone.actor == "Bob")
        #expect(undone.undoes == 2)
        #expect(undone.summary == "taken back: Ann renamed")
        #expect(try store.read { try Author.fetchAll($0) } == [Author(id: "a", name: "Ann")])
        try store.undoLast(by: "Bob", at: Instant(milliseconds: 4))
        #expect(try store.read { try Author.fetchCount($0) } == 0)
        #expect(throws: StoreError.nothingToUndo) { try store.undoLast(by: "Bob", at: Instant(milliseconds: 5)) }
        try store.redoLast(by: "Bob", at: Instant(milliseconds: 6))
        try store.redoLast(by: "Bob", at: Instant(milliseconds: 7))
        #expect(try store.read { try Author.fetchAll($0) } == [Author(id: "a", name: "Anne")])
        #expect(throws: StoreError.nothingToUndo) { try store.redoLast(by: "Bob", at: Instant(milliseconds: 8)) }
        let history = try store.read { try ChangeLog.changes(in: $0) }
        #expect(history.map(\.useCase) == ["redo", "redo", "undo", "undo", "test", "test"])
        #expect(history.map(\.undoes) == [3, 4, 1, 2, nil, nil])
        #expect(history.first?.summary == "brought back: Ann renamed")
        withExtendedLifetime(scratch) {}
    }
}
