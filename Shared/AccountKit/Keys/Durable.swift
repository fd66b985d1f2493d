import Foundation

/// Has the system bring a file to the disk, so that a power cut finds it whole.
enum Durable {
    /// Waits until the file's bytes are on the disk.
    static func write(_ file: URL) throws {
        let handle = try FileHandle(forWritingTo: file)
        try handle.synchronize()
        try handle.close()
    }
}
