/// What one engine keeps in a store: its migrations, in order, under a name of its own. Several schemas can live in one file.
///
///     static let schema = Schema(namespace: "recipebox", migrations: [
///         Migration("0001-recipes", sql: "CREATE TABLE recipe (id TEXT NOT NULL PRIMARY KEY, …) STRICT;"),
///     ])
public struct Schema: Sendable, Hashable {
    /// The engine's name: lower case letters, digits and hyphens.
    public let namespace: String
    /// Oldest first. Once a release carries a migration it never changes; new ones are added at the end.
    public let migrations: [Migration]

    /// - Precondition: `namespace` is not empty and has no slash; no two migrations have one name.
    public init(namespace: String, migrations: [Migration]) {
        precondition(!namespace.isEmpty && !namespace.contains("/"), "a namespace is a plain word: \(namespace)")
        precondition(
            Set(migrations.map(\.name)).count == migrations.count,
            "two migrations of \(namespace) share a name"
        )
        self.namespace = namespace
        self.migrations = migrations
    }

    /// The schema as it was when the migration `name` was the newest one; for tests and for archives of that time.
    public func upTo(_ name: String) -> Schema {
        guard let index = migrations.firstIndex(where: { $0.name == name }) else { return self }
        return Schema(namespace: namespace, migrations: Array(migrations[...index]))
    }

    func identifier(of migration: Migration) -> String {
        "\(namespace)/\(migration.name)"
    }
}

/// One step from one version of a schema to the next, in plain SQL.
public struct Migration: Sendable, Hashable {
    /// A number and a subject: `0001-recipes`.
    public let name: String
    /// One or more statements. Runs in one transaction, with foreign keys checked at its end.
    public let sql: String

    /// A step named `name`, made of the statements in `sql`.
    public init(_ name: String, sql: String) {
        self.name = name
        self.sql = sql
    }

    var checksum: String {
        SHA256.hexadecimal(of: Array(sql.utf8))
    }
}
