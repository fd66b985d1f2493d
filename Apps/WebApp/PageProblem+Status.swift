import CommandKit
import PageKit
import ScreenKit

extension PageProblem {
    /// Creates the problem of an error.
    ///
    /// - Parameters:
    ///   - status: The exit status that a program would have; nil for an error of the kit, such as that of a page that can't be fetched.
    ///   - title: The title of the page; nil for that of the status.
    init(_ error: any Error, status: CommandStatus?, title: String? = nil) {
        let code =
            switch status ?? CommandStatus(kitError: error) {
            case .noInput: 404
            // The server of a page that was to be imported can't be reached.
            case .unavailable where status == nil: 502
            case .notAllowed: 403
            case .unavailable, .tryAgain: 503
            case .badData, .usage: 422
            case .cannotCreate: 409
            default: 500
            }
        let known = error as? any ScreenError
        self.init(
            status: code,
            why: "\(error)",
            remedy: known?.remedy,
            title: title,
            isAboutLink: known?.isAboutLink == true
        )
    }
}
