import StorageKit
import TimeKit

extension CommandStatus {
    /// The status of an error of the kit's modules; nil for any other.
    init?(kitError error: any Error) {
        switch error {
        case let error as CommandError: self = error.status
        case is TerminalError: self = .inputOutput
        case is TimeError: self = .badData
        default: return nil
        }
    }
}
