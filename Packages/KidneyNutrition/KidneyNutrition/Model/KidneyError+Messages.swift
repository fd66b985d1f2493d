extension KidneyError: CustomStringConvertible {
    /// One line: what is wrong, with the value, and what to do.
    public var description: String {
        measurementMessage ?? "something went wrong inside: an error without words — report it"
    }
}
