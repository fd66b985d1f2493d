extension MaricopaDirectory {
    /// What a text finds in titles, subtitles and descriptions of all kinds, or of one: how many records of each kind, and the best of
    /// them. Exactly what ``SearchRule/search(_:in:kind:limit:)`` finds. Nothing for a text of fewer than three characters.
    ///
    /// - Parameter kind: Whose hits are wanted; the totals are of all kinds.
    public func search(_ typed: String, kind: RecordKind? = nil, limit: Int = 20) throws(DirectoryError)
        -> SearchResults
    {
        let text = SearchText(typed)
        let found = try read { reader in
            try reader.hasManyWaiting() ? nil : try reader.search(text, kind: kind, limit: limit)
        }
        if let found { return found }
        // Rows that were written behind the engine's back, as an undo of an import does: each write brings in what waits.
        return try write { writer in
            try SearchIndex(db: writer.db).update()
            return try writer.reader.search(text, kind: kind, limit: limit)
        }
    }
}
