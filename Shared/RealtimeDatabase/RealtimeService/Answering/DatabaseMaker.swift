/// Makes databases and gives them rules, one after the other, so that the open rules of a first use never replace rules that were deployed
/// at the same time.
actor DatabaseMaker {
    private let store: any TreeStore
    private var known: Set<DatabaseName> = []
    private var last: Task<Void, any Error>?

    init(_ store: any TreeStore) { self.store = store }

    /// What everybody may do in a database that appeared by its first use.
    static let open = Array("{\"rules\":{\".read\":true,\".write\":true}}".utf8)

    /// Makes an open database, unless somebody has made it in the meantime.
    func make(_ database: DatabaseName) async throws {
        try await inTurn(database, Self.open, isFirst: true)
    }

    /// Gives a database its rules.
    func setRules(_ rules: [UInt8], of database: DatabaseName) async throws {
        try await inTurn(database, rules, isFirst: false)
    }

    private func inTurn(_ database: DatabaseName, _ rules: [UInt8], isFirst: Bool) async throws {
        let before = last
        let task = Task {
            _ = await before?.result
            if isFirst, known.contains(database) { return }
            try await store.setRules(rules, of: database)
            known.insert(database)
        }
        last = task
        try await task.value
    }
}
