import Foundation
import WordKit

/// Returns the words for an error of Foundation or of the operating system, such as "No such file or directory".
///
/// Foundation's own descriptions are in English alone. Another error is described by itself.
public func systemReason(of error: any Error) -> String {
    if let error = error as? POSIXError { return systemReason(error.code.rawValue) }
    guard let error = error as? CocoaError else { return "\(error)" }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? POSIXError { return systemReason(cause.code.rawValue) }
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return systemReason(ENOENT)
    case .fileReadNoPermission, .fileWriteNoPermission: return systemReason(EACCES)
    case .fileWriteFileExists: return systemReason(EEXIST)
    case .fileWriteOutOfSpace: return systemReason(ENOSPC)
    case .fileWriteVolumeReadOnly: return systemReason(EROFS)
    default: return localized("error \(error.code.rawValue) of the file system")
    }
}
