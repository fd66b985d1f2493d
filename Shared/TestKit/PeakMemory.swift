import Foundation

/// How much memory a process uses, read from `/proc` on Linux; `nil` where the system does not say.
public enum PeakMemory {
    /// The most resident memory this process (or another, by its id) ever had since it started or since ``reset()``, in bytes.
    public static func peak(of process: Int32? = nil) -> Int? {
        field("VmHWM", of: process)
    }

    /// The resident memory of this process (or another, by its id) now, in bytes.
    public static func current(of process: Int32? = nil) -> Int? {
        field("VmRSS", of: process)
    }

    /// Starts the count of this process' peak anew; false where the system can't.
    @discardableResult
    public static func reset() -> Bool {
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
        return (try? file.write(contentsOf: Data("5".utf8))) != nil
    }

    /// Runs the body and answers by how many bytes the peak rose above what was resident before; `nil` where it can't be measured.
    public static func growth(during body: () throws -> Void) rethrows -> Int? {
        let measurable = reset()
        let before = current()
        try body()
        guard measurable, let before, let peak = peak() else { return nil }
        return max(0, peak - before)
    }

    private static func field(_ name: String, of process: Int32?) -> Int? {
        let path = "/proc/\(process.map(String.init) ?? "self")/status"
        guard let status = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return value(of: name, in: status)
    }

    /// The value of a line such as `VmHWM:	    1234 kB`, in bytes.
    static func value(of name: String, in status: String) -> Int? {
        for line in status.split(separator: "\n") where line.hasPrefix(name + ":") {
            let words = line.dropFirst(name.count + 1).split { $0 == " " || $0 == "\t" }
            guard words.count == 2, words[1] == "kB", let kilobytes = Int(words[0]) else { return nil }
            return kilobytes * 1024
        }
        return nil
    }
}
