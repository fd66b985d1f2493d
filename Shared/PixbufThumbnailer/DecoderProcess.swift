import Dispatch
public import Foundation

/// The program that decodes pictures, started anew for each, and what one picture may cost.
///
/// GdkPixbuf and its libraries read files of strangers in C. A fault of theirs ends a process that has the picture and nothing else: no
/// store, no open file, no environment. A picture that ends it, keeps it busy, or makes it answer nonsense costs a thumbnail.
///
/// A program starts itself to decode, so that it stays one file. Its entry point asks ``ofThisProgram(arguments:)`` first:
///
/// ```swift
/// let decoder = DecoderProcess.ofThisProgram(arguments: CommandLine.arguments)
/// let pictures = Attachments(store: store, folder: folder, thumbnailer: .pixbuf(by: decoder))
/// ```
public struct DecoderProcess: Sendable {
    /// The limits for one picture.
    public struct Limits: Hashable, Sendable {
        /// Seconds from the start of the process to the end of its answer.
        public var seconds: Int
        /// Seconds of the processor.
        public var processorSeconds: Int
        /// Bytes of memory beyond those that the program has mapped when it starts. Apple's systems don't keep to it.
        public var memory: Int
        /// Bytes of the answer.
        public var answerBytes: Int
        /// The processes that run at once, at least 1. A picture beyond them waits until one has ended.
        public var processes: Int

        /// Limits; by default 20 seconds, of which 10 on the processor, 1 GiB of memory, an answer of 4 MiB, and two processes at once.
        ///
        /// A PNG of 100 megapixels takes 400 MB, and a progressive JPEG of as many up to 600 MB.
        public init(
            seconds: Int = 20,
            processorSeconds: Int = 10,
            memory: Int = 1 << 30,
            answerBytes: Int = 4 << 20,
            processes: Int = 2
        ) {
            self.seconds = seconds
            self.processorSeconds = processorSeconds
            self.memory = memory
            self.answerBytes = answerBytes
            self.processes = max(1, processes)
        }
    }

    let program: URL
    let limits: Limits
    /// The processes that may still start. Copies of this value share them.
    private let seats: DispatchSemaphore

    /// Another program than this one, whose entry point calls ``ofThisProgram(arguments:)``.
    public init(program: URL, limits: Limits = Limits()) {
        self.program = program
        self.limits = limits
        seats = DispatchSemaphore(value: limits.processes)
    }

    /// Runs a body while one of the processes may run; waits for the end of another one where as many run as may.
    func seated<Value>(_ body: () throws(PixbufError) -> Value) throws(PixbufError) -> Value {
        seats.wait()
        defer { seats.signal() }
        return try body()
    }
}

/// A request to decode the picture on standard input.
struct DecodingRequest: Hashable, Sendable {
    /// The first argument of a program that is to decode a picture, and nothing else.
    private static let marker = "--decode-one-picture"

    let side: Int
    let pixelLimit: Int
    let limits: DecoderProcess.Limits

    init(side: Int, pixelLimit: Int, limits: DecoderProcess.Limits) {
        self.side = side
        self.pixelLimit = pixelLimit
        self.limits = limits
    }

    /// The request in a program's arguments, its name first; nil where there is none.
    init?(arguments: [String]) {
        let numbers = arguments.dropFirst(2).compactMap { Int($0) }
        guard arguments.dropFirst().first == Self.marker, arguments.count == 8, numbers.count == 6,
            numbers.allSatisfy({ $0 > 0 })
        else { return nil }
        side = numbers[0]
        pixelLimit = numbers[1]
        limits = DecoderProcess.Limits(
            seconds: numbers[2],
            processorSeconds: numbers[3],
            memory: numbers[4],
            answerBytes: numbers[5]
        )
    }

    /// The arguments behind the program's name.
    var arguments: [String] {
        let numbers = [
            side, pixelLimit, limits.seconds, limits.processorSeconds, limits.memory, limits.answerBytes,
        ]
        return [Self.marker] + numbers.map(String.init)
    }
}
