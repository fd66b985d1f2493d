/// Cuts bytes that come in pieces into lines. A line ends with LF or CRLF; the last one needs no end.
public struct LineSplitter: Sendable {
    /// A longer line is handed on in parts, which then make no sense: so memory stays flat whatever a file holds.
    public static let lengthLimit = 1 << 20

    /// What came of the line that isn't over yet.
    private var begun: [UInt8] = []
    /// How many lines were handed on.
    public private(set) var count = 0

    /// A splitter at the beginning.
    public init() {}

    /// Takes the next piece; `each` gets every line that ends in it, without its end, and its number from 1.
    public mutating func feed(_ piece: UnsafeBufferPointer<UInt8>, _ each: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
        var start = 0
        var index = 0
        let end = piece.count
        while index < end {
            if piece[index] == 10 {
                count += 1
                let part = UnsafeBufferPointer(rebasing: piece[start..<index])
                if begun.isEmpty {
                    each(Self.withoutReturn(part), count)
                } else {
                    begun.append(contentsOf: part)
                    handOn(each)
                }
                start = index + 1
            }
            index += 1
        }
        begun.append(contentsOf: piece[start..<end])
        if begun.count > Self.lengthLimit {
            count += 1
            handOn(each)
        }
    }

    /// Hands on the last line where it has no end.
    public mutating func finish(_ each: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
        guard !begun.isEmpty else { return }
        count += 1
        handOn(each)
    }

    private mutating func handOn(_ each: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
        begun.withUnsafeBufferPointer { each(Self.withoutReturn($0), count) }
        begun.removeAll(keepingCapacity: true)
    }

    private static func withoutReturn(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        line.last == 13 ? UnsafeBufferPointer(rebasing: line.dropLast()) : line
    }
}
