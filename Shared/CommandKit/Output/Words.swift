/// Returns the number with its noun: "1 point", "2 points", "2 entries".
public func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
}
