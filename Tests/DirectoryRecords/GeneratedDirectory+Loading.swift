public import MaricopaDirectory

extension GeneratedDirectory {
    /// Writes all of the records with their standing into a directory, as an import does: without row images in the change log.
    public func load(into directory: MaricopaDirectory) throws(DirectoryError) {
        try directory.load(self)
    }
}
