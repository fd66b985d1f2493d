extension KidneyError: CustomStringConvertible {
    /// One line: what is wrong, with the value, and what to do.
    public var description: String { foodMessage }
}
