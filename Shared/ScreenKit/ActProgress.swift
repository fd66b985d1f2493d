/// The way in which an act that takes long tells how far it is with its file.
public enum ActProgress {
    /// Takes the number of bytes that were read, and that of the whole file where it is known. It is nil where nobody asks.
    @TaskLocal public static var told: (@Sendable (_ bytes: Int, _ total: Int?) -> Void)?
}
