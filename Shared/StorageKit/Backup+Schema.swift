import GRDB
import WordKit

/// The tables, indexes, triggers and views of a file that may come from anyone, compared with those that the migrations make.
///
/// A trigger, a view or a changed table of somebody else would go on working in a restored store.
struct ForeignSchema {
    let file: String
    let applied: AppliedMigrations
    /// The identifiers that GRDB has noted, which decide about the migrations that are still to run.
    let noted: Set<String>
    private let objects: [Object]

    /// One row of `sqlite_schema`, in the order of its fields.
    private struct Object: Hashable {
        let type: String
        let name: String
        let table: String
        let sql: String?

        var words: String {
            switch type {
            case "table": localized("the table \(name)")
            case "index": localized("the index \(name)")
            case "trigger": localized("the trigger \(name)")
            case "view": localized("the view \(name)")
            default: name
            }
        }
    }

    init(_ db: Database, file: String, applied: AppliedMigrations) throws {
        self.file = file
        self.applied = applied
        noted = try Set(String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations"))
        objects = try Self.objects(db)
    }

    /// Checks that the file has exactly the objects that these schemas create, up to the last applied migration.
    ///
    /// - Throws: ``StoreError/newerVersion(file:migration:)``, ``StoreError/otherApp(file:app:)``, ``StoreError/altered(file:object:)``.
    func check(_ schemas: [Schema]) throws {
        let known = Set(schemas.flatMap { schema in schema.migrations.map { schema.identifier(of: $0) } })
        if let newest = noted.union(applied.checksums.keys).subtracting(known).max() {
            let isAbsent = schemas.contains { schema in !noted.contains { $0.hasPrefix(schema.namespace + "/") } }
            let app = String(newest.prefix { $0 != "/" })
            guard !isAbsent || schemas.contains(where: { $0.namespace == app }) else {
                throw StoreError.otherApp(file: file, app: app)
            }
            throw StoreError.newerVersion(file: file, migration: newest)
        }
        let asOf = schemas.map { schema in
            Schema(
                namespace: schema.namespace,
                migrations: Array(schema.migrations.prefix { noted.contains(schema.identifier(of: $0)) })
            )
        }
        let inOrder = Set(asOf.flatMap { schema in schema.migrations.map { schema.identifier(of: $0) } })
        guard noted == inOrder, Set(applied.checksums.keys) == inOrder else {
            throw StoreError.altered(file: file, object: localized("a list of migrations with gaps"))
        }
        let made = Dictionary(uniqueKeysWithValues: try Self.made(by: asOf).map { ($0.words, $0) })
        let found = Dictionary(objects.map { ($0.words, $0) }) { first, _ in first }
        if let stranger = objects.first(where: { made[$0.words] == nil }) {
            throw StoreError.altered(file: file, object: stranger.words)
        }
        if let other = made.keys.sorted().first(where: { found[$0] != made[$0] }) {
            throw StoreError.altered(
                file: file,
                object: found[other] == nil ? localized("no \(other)") : localized("another form of \(other)")
            )
        }
    }

    private static func made(by schemas: [Schema]) throws -> [Object] {
        let queue = try DatabaseQueue(configuration: LocalStore.configuration(StoreOptions()))
        let store = LocalStore(
            connection: StoreConnection(writer: queue, file: nil),
            options: StoreOptions(),
            schemas: schemas
        )
        try store.migrate()
        return try queue.read { try objects($0) }
    }

    /// The objects of a database without SQLite's statistics. The text of a table that SQLite or GRDB makes belongs to their version.
    private static func objects(_ db: Database) throws -> [Object] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT type, name, tbl_name, CASE
                    WHEN type = 'table' AND (
                        name = 'grdb_migrations'
                        OR name IN (SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'shadow')
                    ) THEN NULL
                    ELSE sql
                END
                FROM sqlite_schema
                WHERE type <> 'table' OR name NOT IN ('sqlite_stat1', 'sqlite_stat4', 'sqlite_sequence')
                ORDER BY type, name
                """
        ).map { Object(type: $0[0], name: $0[1], table: $0[2], sql: $0[3]) }
    }
}
