import Foundation
import WordKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Terminal {
    /// The standard streams of the process, examined once.
    public static let live = Terminal(
        traits: .live(environment: ProcessInfo.processInfo.environment),
        send: { stream, bytes throws(TerminalError) in
            try writeAll(bytes, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
        },
        nextLine: { Swift.readLine() },
        uptime: {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
        }
    )

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(TerminalError) {
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                offset += count
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
            case EPIPE: throw .readerLeft
            case let code: throw .refused(reason: systemReason(code))
            }
        }
    }
}

extension Terminal.Traits {
    /// Returns the traits of the process's streams. Color needs a terminal that isn't "dumb" and no `NO_COLOR`.
    static func live(environment: [String: String]) -> Terminal.Traits {
        let outputIsTerminal = isatty(STDOUT_FILENO) == 1
        let refusesColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return Terminal.Traits(
            inputIsTerminal: isatty(STDIN_FILENO) == 1,
            outputIsTerminal: outputIsTerminal,
            errorIsTerminal: isatty(STDERR_FILENO) == 1,
            width: outputIsTerminal ? columns() ?? environment["COLUMNS"].flatMap(Int.init) ?? 80 : nil,
            color: outputIsTerminal && !refusesColor && environment["TERM"] != "dumb"
        )
    }

    private static func columns() -> Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
