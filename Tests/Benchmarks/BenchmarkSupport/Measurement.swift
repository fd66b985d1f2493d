import Foundation

/// What a subject cost beside a floor that was measured in the same rounds.
public struct Measurement: Sendable {
    /// The subject's median time, in seconds.
    public let seconds: Double
    /// The floor's median time, in seconds.
    public let floorSeconds: Double
    /// The median over the rounds of the subject's time divided by the floor's; what a busy machine changes least.
    public let ratio: Double

    /// Runs floor and subject in turn, `rounds` times after one round to warm up.
    ///
    /// Both return a number that depends on all of their work, so that none of it is optimised away.
    public init(rounds: Int = 9, floor: () -> Int, subject: () -> Int) {
        keep(floor() &+ subject())
        var times: [(floor: Double, subject: Double)] = []
        for _ in 0..<max(1, rounds) {
            let floorTime = time(floor)
            times.append((floorTime, time(subject)))
        }
        seconds = median(times.map(\.subject))
        floorSeconds = median(times.map(\.floor))
        ratio = median(times.map { $0.subject / $0.floor })
    }

    /// How many of `count` things the subject does in a second.
    public func perSecond(_ count: Int) -> Double { Double(count) / seconds }
}

/// The time of one run, in seconds.
public func time(_ body: () -> Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    keep(body())
    let components = start.duration(to: clock.now).components
    return Double(components.seconds) + Double(components.attoseconds) / 1e18
}

/// The time of one run in seconds: by the wall, and what the process computed, which other processes' load changes little.
public struct RunTime: Sendable {
    /// By the wall.
    public let wall: Double
    /// Of the processors, all threads together.
    public let processor: Double

    /// Runs once.
    public init(_ body: () -> Int) {
        let before = Self.processorTime
        wall = time(body)
        processor = Self.processorTime - before
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The value that 99 of 100 don't exceed. There must be one at least.
public func percentile99(_ values: [Double]) -> Double { values.sorted()[values.count * 99 / 100] }

/// The middle value; the mean of the two middle ones where their number is even. There must be one at least.
public func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// Takes a result in a way that the optimiser cannot see through.
@inline(never)
public func keep(_ result: Int) {
    withUnsafePointer(to: result) { pointer in
        if UInt(bitPattern: pointer) == 0 { print(result) }
    }
}
