import Foundation

/// Writing what a person asked for into a file they named.
public enum OutputFile {
    /// Writes the bytes as a whole or not at all; asks before it replaces a file.
    public static func write(_ bytes: [UInt8], to path: String, in context: CommandContext) throws(CommandError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard !isFolder.boolValue else {
                throw CommandError(.cannotCreate, "'\(path)' is a folder", remedy: "name a file in it")
            }
            try context.confirm("Replace the file \(path)?")
        }
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            let reason = (error as? CocoaError)?.localizedDescription ?? "\(error)"
            throw CommandError(
                .cannotCreate,
                "'\(path)' can't be written (\(reason))",
                remedy: "name a file in a folder that you may write to"
            )
        }
    }
}
