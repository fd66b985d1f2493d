import CGdkPixbuf
import Foundation
import WordKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension DecoderProcess {
    #if canImport(Darwin)
        /// The executable of this program.
        static var thisProgram: URL { Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]) }
    #else
        /// The executable of this program, even if its file has been replaced.
        static let thisProgram = URL(filePath: "/proc/self/exe")
    #endif

    /// Starts the process as soon as the limit of processes allows, sends it the picture, and returns its output.
    ///
    /// - Throws: ``PixbufError/notStarted(reason:)``, or ``PixbufError/failed(reason:)`` if it fails or exceeds its limits.
    func answer(to request: DecodingRequest, about picture: Data) throws(PixbufError) -> Data {
        try seated { () throws(PixbufError) in try answerAtOnce(to: request, about: picture) }
    }

    private func answerAtOnce(to request: DecodingRequest, about picture: Data) throws(PixbufError) -> Data {
        let end = ContinuousClock().now + .seconds(limits.seconds)
        let (ours, theirs) = try Self.connection()
        defer { close(ours) }
        let started = Result { () throws(PixbufError) in try start(request, on: theirs) }
        close(theirs)
        let process = try started.get()
        let result = Result { () throws(PixbufError) in try converse(ours, about: picture, until: end) }
        if case .failure = result { kill(process, SIGKILL) }
        let status = Self.reap(process, until: end)
        let answer = try result.get()
        guard let status else { throw .because(Phrase("its decoder took longer than \(limits.seconds) s")) }
        guard status & 0x7F == 0 else { throw .because(Phrase("its decoder was ended by signal \(status & 0x7F)")) }
        guard status == 0 else { throw .because(Phrase("its decoder ended with status \(status >> 8 & 0xFF)")) }
        return answer
    }

    /// Sends the picture and receives the answer at the same time.
    private func converse(
        _ connection: Int32,
        about picture: Data,
        until end: ContinuousClock.Instant
    ) throws(PixbufError) -> Data {
        var unsent = picture[...]
        var answer = Data()
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let left = ContinuousClock().now.duration(to: end) / .milliseconds(1)
            guard left > 0 else { throw .because(Phrase("its decoder took longer than \(limits.seconds) s")) }
            let events = unsent.isEmpty ? POLLIN : POLLIN | POLLOUT
            var state = pollfd(fd: connection, events: Int16(events), revents: 0)
            guard poll(&state, 1, Int32(clamping: Int(left.rounded(.up)))) > 0 else { continue }
            if !unsent.isEmpty, Int32(state.revents) & Int32(POLLOUT) != 0 {
                let count = unsent.prefix(1 << 16).withUnsafeBytes {
                    send(connection, $0.baseAddress, $0.count, Self.sendFlags)
                }
                if count > 0 {
                    unsent = unsent.dropFirst(count)
                } else if errno != EAGAIN, errno != EINTR {
                    // The process has read enough or has ended. Its answer and exit status tell which.
                    unsent = Data()[...]
                }
                if unsent.isEmpty { shutdown(connection, Int32(SHUT_WR)) }
            }
            guard Int32(state.revents) & ~Int32(POLLOUT) != 0 else { continue }
            let count = recv(connection, &piece, piece.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EAGAIN || errno == EINTR { continue }
            // A process that ends without reading all bytes resets the connection.
            guard count > 0 else { return answer }
            answer.append(contentsOf: piece[..<count])
            guard answer.count <= limits.answerBytes else {
                throw .because(Phrase("its decoder answered more than \(limits.answerBytes) bytes"))
            }
        }
    }

    /// Waits for the process and returns its exit status, or nil if it had to be killed at `end`.
    private static func reap(_ process: pid_t, until end: ContinuousClock.Instant) -> Int32? {
        var status: Int32 = 0
        while true {
            switch waitpid(process, &status, WNOHANG) {
            case process: return status
            case 0 where ContinuousClock().now < end: usleep(500)
            case 0:
                kill(process, SIGKILL)
                while waitpid(process, &status, 0) == -1, errno == EINTR {}
                return nil
            default:
                // Other code of this program has waited for the process, so only the answer shows the result.
                if errno != EINTR { return 0 }
            }
        }
    }
}

// MARK: Starting it

extension DecoderProcess {
    #if canImport(Darwin)
        private static let sendFlags = Int32(MSG_DONTWAIT)
    #else
        private static let sendFlags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #endif

    /// Returns both ends of a connection that isn't inherited by other processes.
    private static func connection() throws(PixbufError) -> (ours: Int32, theirs: Int32) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            let isMade = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0
            for end in ends where isMade {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                var isOn: Int32 = 1
                setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
            }
        #else
            let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
            let isMade = socketpair(AF_UNIX, kind, 0, &ends) == 0
        #endif
        guard isMade else { throw .notStarted(reason: systemReason(errno)) }
        return (ends[0], ends[1])
    }

    /// Starts the process with the connection as its standard input and output. It inherits no other descriptor (except with Musl) and only
    /// the environment variables for finding libraries.
    private func start(_ request: DecodingRequest, on connection: Int32) throws(PixbufError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawn_file_actions_adddup2(&actions, connection, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, connection, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // Threads of this process may block signals, including that of the alarm.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        var flags = Int32(POSIX_SPAWN_SETSIGMASK)
        #if canImport(Darwin)
            flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #elseif canImport(Glibc)
            close_descriptors_from(&actions, STDERR_FILENO + 1)
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))
        let path = program.path(percentEncoded: false)
        let kept = ProcessInfo.processInfo.environment.filter { Self.libraryVariables.contains($0.key) }
        let environment = kept.map { "\($0)=\($1)" } + ["LC_ALL=C", "SWIFT_BACKTRACE=enable=no"]
        var process: pid_t = -1
        let code = withCStrings([path] + request.arguments) { arguments in
            withCStrings(environment) { posix_spawn(&process, path, &actions, &attributes, arguments, $0) }
        }
        guard code == 0 else { throw .notStarted(reason: systemReason(code)) }
        return process
    }

    private static let libraryVariables: Set = [
        "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR",
    ]
}

private func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
}
