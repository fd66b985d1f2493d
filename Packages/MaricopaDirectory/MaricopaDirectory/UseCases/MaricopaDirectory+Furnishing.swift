extension MaricopaDirectory {
    /// Lays the bundled directory in where there is none yet, in one transaction; says how many records came. What an admin changed or
    /// deleted since stays as it is.
    @discardableResult
    public func furnish() throws(DirectoryError) -> Int { throw .fault("not built") }
}
