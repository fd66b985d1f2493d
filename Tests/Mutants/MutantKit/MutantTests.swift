import Foundation

/// The tests of a module, run once for a mutant.
public struct MutantTests: Sendable {
    /// The memory limit of a test program, in kilobytes: an endless mutant must not use up the machine's memory.
    private static let memory = 12 << 20
    private static let slowness = 5.0

    private let program: URL
    private let module: MutatedModule
    private let folder: URL
    private let environment: [String: String]
    private let log: URL

    /// - Parameters:
    ///   - corpora: the folder of the corpora; nil to skip the tests that need them.
    ///   - log: the file for the program's last output.
    public init(program: URL, module: MutatedModule, folder: URL, corpora: String?, log: URL) {
        self.program = program
        self.module = module
        self.folder = folder
        self.log = log
        var environment = ProcessInfo.processInfo.environment
        environment["NOURISH_INSIST"] = nil
        environment["NOURISH_CORPORA"] = corpora ?? folder.appending(path: ".build/no-corpora").path
        // Backtraces of crashes aren't read.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        self.environment = environment
    }

    /// Runs the tests without a mutant.
    ///
    /// - Parameter least: the minimum time limit of a mutant, in seconds.
    /// - Returns: the time limit of a mutant, in seconds.
    /// - Throws: `testsFail` if a test fails or no test ran.
    public func limit(least: Double) throws -> Double {
        let (ending, seconds) = try run(mutant: 0, limit: nil)
        let text = try String(contentsOf: log, encoding: .utf8)
        guard ending == .status(0), text.contains(#/Test run with [1-9]\d* tests?/#) else {
            throw MutantError.testsFail(module: module.name, evidence: "\(ending)", log: log.path)
        }
        return max(least, seconds * Self.slowness)
    }

    /// Runs the tests with a mutant, up to the first failure.
    public func judge(_ number: Int, limit: Double) throws -> (verdict: Verdict, seconds: Double, evidence: String) {
        let (ending, seconds) = try run(mutant: number, limit: limit)
        switch ending {
        case .status(0): return (.survived, seconds, "")
        case .stopped(let line): return (.noticed, seconds, line)
        case .timeLimit: return (.slow, seconds, "more than \(Int(limit)) seconds")
        case .status(let status): return (.crashed, seconds, "exit status \(status)")
        case .signal(let signal): return (.crashed, seconds, "signal \(signal)")
        }
    }

    private func run(mutant: Int, limit: Double?) throws -> (ending: LoggedProcess.Ending, seconds: Double) {
        var environment = environment
        environment[Schemata.variable] = mutant == 0 ? nil : String(mutant)
        let command = [
            "sh", "-c", "ulimit -v \(Self.memory); ulimit -c 0; exec \"$@\"", "sh", program.path, "--testing-library",
            "swift-testing", "--filter", "^\(module.tests)\\.", "--experimental-maximum-parallelization-width", "4",
        ]
        return try LoggedProcess(command: command, folder: folder, environment: environment, log: log)
            .run(limit: limit) { $0.contains(" recorded an issue ") }
    }
}
