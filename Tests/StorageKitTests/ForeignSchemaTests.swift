import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("A schema that another process changes")
struct ForeignSchemaTests {
    @Test(
        "a store that stays open logs whole rows after another process has added a column",
        arguments: [StoreKind.pool, .single]
    )
    func addedColumn(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        try store.change(Library.cause("made")) { scope in
            try scope.insert(Author(id: "a", name: "Ann"))
            try scope.update(Author(id: "a", name: "Anne"))
        }
        do {
            let other = try DatabaseQueue(path: folder.file("s.sqlite").path)
            try other.write { try $0.execute(sql: "ALTER TABLE author ADD COLUMN born INTEGER NOT NULL DEFAULT 1900") }
            try other.close()
        }
        try store.change(Library.cause("later")) { scope in
            try scope.insert(Author(id: "b", name: "Bob"))
            try scope.update(Author(id: "a", name: "Ann"))
        }
        let rows = try store.read { try ChangeLog.change(2, in: $0)?.rows.map(\.after) }
        #expect(rows == [["id": "b", "name": "Bob", "born": 1900], ["id": "a", "name": "Ann", "born": 1900]])
        withExtendedLifetime(folder) {}
    }
}
