import Foundation

/// The executables that are compared as whole processes.
enum Processes {
    /// The release binary of the tracker that was named, else the one at the root; nil where there is none.
    static func tips(_ root: URL) -> URL? {
        let given = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") }
        let url = given.map { URL(filePath: $0) } ?? root.appending(path: ".build/release/tips")
        return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
    }

    /// The sqlite3 shell; nil where there is none.
    static func sqlite3() -> URL? {
        ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(filePath: $0).appending(path: "sqlite3") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Runs a program to its end, reading and dropping what it prints. Returns how many bytes that was.
    static func run(_ program: URL, _ arguments: [String]) -> Int {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        guard (try? process.run()) != nil else { return 0 }
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        precondition(process.terminationStatus == 0 && !said.isEmpty, "\(program.lastPathComponent) failed")
        return said.count
    }
}
