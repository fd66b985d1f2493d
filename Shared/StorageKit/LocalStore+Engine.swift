public import Foundation

/// An error of an engine, one case of which is an error of its store.
public protocol StoreFailure: Error {
    static func store(_ error: StoreError) -> Self
}

extension LocalStore {
    /// Opens the store of an engine in `file`, as ``open(at:schemas:options:)`` does, or in memory if it is nil.
    ///
    /// - Throws: The error of the store as one of the engine.
    public static func open<Failure: StoreFailure>(
        at file: URL?,
        schemas: [Schema],
        throwing: Failure.Type
    ) throws(Failure) -> LocalStore {
        do throws(StoreError) {
            guard let file else { return try inMemory(schemas: schemas) }
            return try open(at: file, schemas: schemas)
        } catch {
            throw Failure.store(error)
        }
    }
}
