public import Foundation

/// Runs executables that are measured as whole processes.
public enum Processes {
    /// The release binary at the given path, otherwise the one built at the root; nil if it doesn't exist.
    public static func release(_ name: String, given: String?, root: URL) -> URL? {
        let url = given.map { URL(filePath: $0) } ?? root.appending(path: ".build/release/\(name)")
        return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
    }

    /// The sqlite3 shell; nil if it isn't installed.
    public static func sqlite3() -> URL? {
        ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(filePath: $0).appending(path: "sqlite3") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The command-line arguments that are no options, in order.
    public static var givenPaths: [String] { CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") } }

    /// Runs a program to its end and discards its output.
    ///
    /// Foundation's `Process` isn't used: it checks only now and then whether the program has ended, and these 50 ms would
    /// hide the difference to be measured.
    ///
    /// - Returns: the number of bytes in the output.
    public static func run(_ program: URL, _ arguments: [String]) -> Int {
        var ends: [Int32] = [0, 0]
        precondition(pipe(&ends) == 0, "a pipe can be made")
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        var texts = ([program.path] + arguments).map { strdup($0) } + [nil]
        var environment = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in texts + environment { free(text) } }
        var child: pid_t = 0
        precondition(posix_spawn(&child, program.path, &actions, nil, &texts, &environment) == 0, "the program starts")
        close(ends[1])
        var said = 0
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(ends[0], &buffer, buffer.count)
            if count <= 0 { break }
            said += count
        }
        close(ends[0])
        var status: Int32 = 0
        waitpid(child, &status, 0)
        precondition(status == 0 && said > 0, "\(program.lastPathComponent) failed")
        return said
    }
}
