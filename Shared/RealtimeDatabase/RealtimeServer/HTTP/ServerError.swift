import Foundation
import NIOCore
import WordKit

/// The reason why a server can't start or has stopped.
public enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number is not a port.
    case noPort(Int)
    /// The port is in use, or the process may not use it.
    case portTaken(Int, reason: String)
    /// An emulator must only listen on a loopback address.
    case emulatorNotOnLoopback(host: String)
    /// The server stopped because of an error.
    case failed(reason: String)

    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .noPort(let port): "\(port) is not a port — give one from 1 to 65535, or 0 for any"
        case .portTaken(let port, let reason): "port \(port) can't be used (\(reason)) — give another one, or 0 for any"
        case .emulatorNotOnLoopback(let host):
            "the emulator lets everybody do everything, so it can't listen at \(host) — use 127.0.0.1 or ::1"
        case .failed(let reason): "the server stopped (\(reason)) — start it again"
        }
    }

    init(_ error: any Error, port: Int) {
        if let error = error as? IOError {
            self = .portTaken(port, reason: systemReason(error.errnoCode))
        } else {
            self = .failed(reason: "\(error)")
        }
    }
}
