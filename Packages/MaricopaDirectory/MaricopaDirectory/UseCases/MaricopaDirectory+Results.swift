public import TimeKit

extension MaricopaDirectory {
    /// Asks a query and keeps the order of its results. Finding all of them costs as much as there are; see ``firstPage(_:limit:)``.
    @discardableResult
    public func open(_ query: DirectoryQuery) throws(DirectoryError) -> ResultSession { throw .fault("not built") }

    /// A page of a session's results: the records as they are now, in the order as it was. What has gone is left out and counted.
    public func page(
        of session: TimeKit.ID<ResultSession>,
        after cursor: SessionCursor? = nil,
        limit: Int = 20
    ) throws(DirectoryError) -> ResultPage { throw .fault("not built") }

    /// The first results of a query, without a session.
    public func firstPage(_ query: DirectoryQuery, limit: Int = 20) throws(DirectoryError) -> [Record] {
        throw .fault("not built")
    }
}

/// A page of results.
public struct ResultPage: Sendable {
    /// Whose it is.
    public let session: ResultSession
    /// The records, in the session's order.
    public let records: [Record]
    /// How many of this page have gone since.
    public let gone: Int
    /// Where the next page begins; nil after the last.
    public let next: SessionCursor?
}
