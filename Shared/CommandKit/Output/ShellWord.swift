import Foundation

extension String {
    /// The text as one word of a shell command. It is in quotes unless it has only letters, digits, characters outside ASCII and signs that
    /// mean nothing to a shell.
    public var quotedForShell: String {
        let isPlain =
            !isEmpty
            && utf8.allSatisfy { byte in
                byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
                    || "+,-./:@_%".utf8.contains(byte)
            }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
