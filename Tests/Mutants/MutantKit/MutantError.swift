import Foundation

/// An error that ends a run. Its message says what to do next.
public enum MutantError: Error, LocalizedError {
    case unknownModule(String, known: [String])
    case noMutants([String])
    case scratchIsTree(String)
    case buildFailed(log: String, errors: [String])
    case noTestProgram(folder: String)
    case testsFail(module: String, evidence: String, log: String)

    public var errorDescription: String? {
        switch self {
        case .unknownModule(let name, let known):
            "no module \(name) — choose from \(known.joined(separator: ", ")), or all"
        case .noMutants(let folders): "no mutants in \(folders.joined(separator: ", ")) — check the folders"
        case .scratchIsTree(let path): "the scratch folder \(path) is the package itself — choose another one"
        case .buildFailed(let log, let errors):
            "the copy with the mutants doesn't build — see \(log)\n\(errors.prefix(10).joined(separator: "\n"))"
        case .noTestProgram(let folder): "no test program in \(folder) — mutants run on Linux only"
        case .testsFail(let module, let evidence, let log):
            "the tests of \(module) fail without a mutant: \(evidence) — mend them first; see \(log)"
        }
    }
}
