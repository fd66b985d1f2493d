import CommandKit
import PageKit

extension PageProblem {
    /// Creates the problem of an error from the exit status that a program would have.
    init(_ error: any Error, status: CommandStatus?) {
        let code =
            switch status {
            case .noInput: 404
            case .notAllowed: 403
            case .unavailable, .tryAgain: 503
            case .badData, .usage: 422
            case .cannotCreate: 409
            default: 500
            }
        self.init(status: code, why: "\(error)")
    }
}
