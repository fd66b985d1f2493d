extension TIPsError: CustomStringConvertible {
    /// What is wrong, with the value, and what to do.
    public var description: String { fatalError("messages") }
}
