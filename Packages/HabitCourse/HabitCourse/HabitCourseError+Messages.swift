extension HabitCourseError: CustomStringConvertible {
    /// One line: what is wrong, with the value, and what to do.
    public var description: String { fatalError("store: messages") }
}
