import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A socket that listens on a free port of 127.0.0.1.
final class ListeningSocket: Sendable {
    /// Its port.
    let port: Int
    private let descriptor: Int32

    init() throws(TestKitError) {
        let descriptor = streamSocket()
        guard descriptor >= 0 else { throw TestKitError.system(call: "socket", code: errno) }
        var address = loopbackAddress(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(descriptor, generic, length) == 0 && getsockname(descriptor, generic, &length) == 0
            }
        }
        guard isBound, listen(descriptor, 128) == 0 else {
            let code = errno
            closeSocket(descriptor)
            throw TestKitError.system(call: "bind", code: code)
        }
        self.descriptor = descriptor
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    /// Hands the connections to `body`, one after another on a thread of their own, until ``stop()``.
    func accept(_ body: @escaping @Sendable (Int32) -> Void) {
        let descriptor = descriptor
        Thread.detachNewThread {
            while true {
                let connection = acceptConnection(descriptor)
                guard connection >= 0 else { break }
                body(connection)
            }
            closeSocket(descriptor)
        }
    }

    /// Stops. The thread that accepts closes the socket: closed here, its number could be another's before that thread sees it.
    func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}

/// A connection to a port of 127.0.0.1, over which a test sends and reads what it likes. It is closed with its last owner.
public final class LoopbackConnection: Sendable {
    /// For what the calls here don't do. It is never closed by others.
    public let descriptor: Int32

    /// Connects.
    ///
    /// - Parameter receiveBuffer: how many bytes the system may keep of what wasn't read; its usual number for nil.
    public init(port: Int, receiveBuffer: Int32? = nil) throws(TestKitError) {
        // Nothing is kept before it stands: Swift runs `deinit` also where `init` throws after the last property is set.
        descriptor = try connectedSocket(to: port, receiveBuffer: receiveBuffer)
    }

    deinit { closeSocket(descriptor) }

    /// Sends all of the bytes; false where the other side is gone.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool { sendBytes(bytes, to: descriptor) }

    /// The next bytes, waited for; nil when it has ended.
    public func receive() -> [UInt8]? { receiveBytes(descriptor) }

    /// Says that nothing more is sent.
    public func closeWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Ends it in both directions.
    public func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}

/// A new connection to a port of 127.0.0.1, which the caller closes.
func connectedSocket(to port: Int, receiveBuffer: Int32? = nil) throws(TestKitError) -> Int32 {
    let descriptor = streamSocket()
    guard descriptor >= 0 else { throw .system(call: "socket", code: errno) }
    if var receiveBuffer {
        setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = loopbackAddress(port: port)
    let isConnected = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
    }
    if isConnected { return descriptor }
    let code = errno
    closeSocket(descriptor)
    throw .system(call: "connect", code: code)
}

/// The next bytes of a connection; nil when it has ended.
func receiveBytes(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count > 0 { return Array(buffer[..<count]) }
        if count == 0 || errno != EINTR { return nil }
    }
}

/// Sends all of the bytes; false where the other side is gone.
func sendBytes(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    #if canImport(Darwin)
        let noSignal: Int32 = 0
    #else
        let noSignal = Int32(MSG_NOSIGNAL)
    #endif
    var offset = 0
    while offset < bytes.count {
        let sent = bytes[offset...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, noSignal) }
        if sent > 0 {
            offset += sent
        } else if errno != EINTR {
            return false
        }
    }
    return true
}

/// Closes a descriptor, under a name that no method hides.
func closeSocket(_ descriptor: Int32) { close(descriptor) }

private func acceptConnection(_ descriptor: Int32) -> Int32 {
    while true {
        let connection = accept(descriptor, nil, nil)
        if connection >= 0 || errno != EINTR { return closedOnExec(connection) }
    }
}

private func streamSocket() -> Int32 {
    #if canImport(Darwin)
        return closedOnExec(socket(AF_INET, SOCK_STREAM, 0))
    #else
        return closedOnExec(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #endif
}

/// So that a child started meanwhile doesn't keep the connection open.
private func closedOnExec(_ descriptor: Int32) -> Int32 {
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
}

private func loopbackAddress(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
}
