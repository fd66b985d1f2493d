import CommandKit
import RealtimeServer
import RealtimeService
import RealtimeTree
import StorageKit

/// The exit status of the server's errors.
enum RoomdStatus {
    static func of(_ error: any Error) -> CommandStatus? {
        switch error {
        case is RealtimeError: .badData
        case let error as ServerError:
            switch error {
            case .noPort, .emulatorNotOnLoopback: .badData
            case .portTaken: .unavailable
            case .failed: .software
            }
        case let error as TreeStoreError:
            switch error {
            case .noDatabase: .noInput
            case .unavailable, .uncertain, .readerBusy: .tryAgain
            case .overQuota, .tooManyRemovals: .notAllowed
            }
        case let error as StoreError: CommandStatus(error)
        case let error as SigningKeyError:
            switch error {
            case .notGenerated: .tryAgain
            case .unreadable: .inputOutput
            case .unwritable: .cannotCreate
            case .readableByOthers, .writableByOthers: .notAllowed
            case .unusable: .badData
            case .noKey: .noInput
            case .signs: .usage
            }
        default: nil
        }
    }
}
