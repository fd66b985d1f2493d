extension String {
    /// The text with a capital first letter, for the beginning of a sentence. A word such as "eGFR" stays as it is.
    public var capitalizedFirst: String {
        dropFirst().first?.isUppercase == true ? self : prefix(1).uppercased() + dropFirst()
    }
}
