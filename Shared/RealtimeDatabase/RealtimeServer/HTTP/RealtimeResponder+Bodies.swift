import Hummingbird
import NIOCore
import NIOHTTP1
import RealtimeService
import ServerKit

/// Bodies, each read within the limits of its sender.
extension RealtimeResponder {
    /// Reads the whole body. Only received bytes count against the budget, so announcing a large body without sending it takes nothing from others.
    ///
    /// - Parameters:
    ///   - limit: The maximum size, in bytes.
    ///   - share: The budget for the part beyond the small size; nil for bodies that are always small.
    /// - Throws: `RealtimeRefusal`, or `CutShort` if the body is incomplete.
    func body(of request: Request, upTo limit: Int, _ share: SharedBudget.Share?) async throws -> [UInt8] {
        let announced = request.headers[.contentLength].flatMap { Int($0) }
        try allow(announced ?? 0, upTo: limit, share)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(announced ?? 0, 1 << 20))
        do {
            for try await piece in request.body {
                let count = bytes.count + piece.readableBytes
                try allow(count, upTo: limit, share)
                try share.map { try take(count, $0) }
                bytes.append(contentsOf: piece.readableBytesView)
            }
        } catch let refusal as RealtimeRefusal {
            throw refusal
        } catch is HTTPParserError {
            throw RealtimeRefusal(400, "Invalid body: its chunks can't be read.")
        } catch {
            throw CutShort()
        }
        // A cut connection looks like the end of the body, and a prefix of a number is still valid JSON.
        if let announced, announced != bytes.count { throw CutShort() }
        return bytes
    }

    /// - Throws: ``RealtimeRefusal`` if a body of this many bytes is not allowed.
    private func allow(_ count: Int, upTo limit: Int, _ share: SharedBudget.Share?) throws {
        guard count <= limit else {
            let isSmall = limit < configuration.limits.bodyBytes
            throw RealtimeRefusal(
                413,
                "Data to write exceeds the maximum size of \(limit) bytes\(isSmall ? " without signing in" : "").",
                limit: .bodyBytes
            )
        }
        let large = count - configuration.limits.smallBodyBytes
        guard large > 0, let share else { return }
        try requireDisk()
        if let shortage = share.lacks(large - share.taken) { throw refusal(shortage) }
    }

    /// Takes the part of this many bytes that hasn't been taken yet.
    private func take(_ count: Int, _ share: SharedBudget.Share) throws {
        let more = count - configuration.limits.smallBodyBytes - share.taken
        guard more > 0 else { return }
        if let shortage = share.take(more) { throw refusal(shortage) }
    }

    private func refusal(_ shortage: SharedBudget.Shortage) -> RealtimeRefusal {
        shortage == .all
            ? .wait(503, "The server is reading too much at once; try again.", seconds: 5, limit: .bodiesAtOnce)
            : .wait(429, "You send too much at once; try again.", seconds: 5, limit: .bodiesAtOnce)
    }

    /// Takes the part of the budget that an answer holds until the client has read it; nil for a small answer.
    ///
    /// - Throws: The refusal if the sender, or all together, leave too much unread.
    func share(of answer: RealtimeAnswer, for sender: SenderAddress) throws(RealtimeRefusal) -> SharedBudget.Share? {
        guard case .bytes(let bytes) = answer.body, bytes.count > configuration.limits.smallBodyBytes else {
            return nil
        }
        let share = SharedBudget.Share(budgets.answers, SharedBudget.Holder(sender: sender))
        switch share.take(bytes.count) {
        case nil: return share
        case .all:
            throw .wait(503, "The server is sending too much at once; try again.", seconds: 5, limit: .answersAtOnce)
        case .sender, .account:
            throw .wait(429, "You leave too much unread; read it and try again.", seconds: 5, limit: .answersAtOnce)
        }
    }

    /// Whether the disk is nearly full.
    var isDiskLow: Bool { freeDiskBytes().map { $0 < configuration.limits.diskFloorBytes } ?? false }

    /// Checks that the disk isn't nearly full. Large requests are refused first, so that small writes still succeed.
    ///
    /// - Throws: ``RealtimeRefusal`` if the disk is nearly full.
    func requireDisk() throws {
        guard isDiskLow else { return }
        throw RealtimeRefusal.wait(
            503,
            "The server's disk is nearly full: only small writes are taken.",
            seconds: 60,
            limit: .disk
        )
    }
}
