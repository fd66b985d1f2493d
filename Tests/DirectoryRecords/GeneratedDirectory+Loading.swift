public import MaricopaDirectory

extension GeneratedDirectory {
    /// Writes all records with their standing into a directory like an import: without row images in the change log.
    public func load(into directory: MaricopaDirectory) throws(DirectoryError) {
        try directory.load(self)
    }
}
