public import Foundation

/// A disk of a few megabytes in memory, mounted for one process and its children alone. It goes with them.
///
/// Mounting needs Linux and the right to do so: see ``isAvailable``.
public enum SmallDisk {
    private static let unshare = URL(filePath: "/usr/bin/unshare")

    /// Whether this process may mount one.
    public static let isAvailable: Bool = {
        let probe = try? ChildProcess.run(unshare, ["-m", "sh", "-c", "mount -t tmpfs tmpfs /mnt"])
        return probe?.exit == .status(0)
    }()

    /// The program and arguments that mount the disk and then become a program.
    ///
    /// - Parameters:
    ///   - folder: Place of the disk. It is made where it is missing.
    ///   - megabytes: Size of the disk.
    ///   - program: The program.
    ///   - arguments: Its arguments.
    public static func command(
        at folder: URL,
        megabytes: Int,
        running program: URL,
        _ arguments: [String]
    ) -> (program: URL, arguments: [String]) {
        let script = #"mkdir -p "$0" && mount -t tmpfs -o size="$1"m,mode=700 tmpfs "$0" && shift && exec "$@""#
        let words = [folder.path(percentEncoded: false), "\(megabytes)", program.path(percentEncoded: false)]
        return (unshare, ["-m", "sh", "-c", script] + words + arguments)
    }

    /// The disk's folder as the tests see it while the process lives.
    public static func folder(_ folder: URL, of process: Int32) -> URL {
        URL(filePath: "/proc/\(process)/root" + folder.path(percentEncoded: false))
    }
}
