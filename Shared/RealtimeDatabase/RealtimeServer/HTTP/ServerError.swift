import Foundation
import NIOCore

/// Why a server doesn't run.
public enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A number that is no port.
    case noPort(Int)
    /// Another program listens there, or this one may not.
    case portTaken(Int, reason: String)
    /// The emulator is asked to listen to others than this machine.
    case emulatorNotOnLoopback(host: String)
    /// It stopped by itself.
    case failed(reason: String)

    /// What is wrong and what to do.
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
            self = .portTaken(port, reason: String(cString: strerror(error.errnoCode)))
        } else {
            self = .failed(reason: "\(error)")
        }
    }
}
