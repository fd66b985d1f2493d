public import Foundation

/// A disk of a few megabytes in memory, which exists only for a process and its children.
///
/// - Requires: Linux and the right to mount; see ``isAvailable``.
public enum SmallDisk {
    private static let unshare = URL(filePath: "/usr/bin/unshare")

    /// Whether this process may mount a disk.
    public static let isAvailable: Bool = {
        let probe = try? ChildProcess.run(unshare, ["-m", "sh", "-c", "mount -t tmpfs tmpfs /mnt"])
        return probe?.exit == .status(0)
    }()

    /// Returns the command that mounts the disk and then runs a program.
    ///
    /// - Parameters:
    ///   - folder: The folder of the disk, which is created if it is missing.
    ///   - megabytes: The size of the disk.
    ///   - arguments: The arguments of the program.
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

    /// Returns the disk's folder as the tests can reach it while the process lives.
    public static func folder(_ folder: URL, of process: Int32) -> URL {
        URL(filePath: "/proc/\(process)/root" + folder.path(percentEncoded: false))
    }
}
