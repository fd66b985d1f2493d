import Foundation

/// The cost of a subject compared with a floor, a lower bound of the cost that was measured in the same rounds.
public struct Measurement: Sendable {
    /// The subject's median time, in seconds.
    public let seconds: Double
    /// The floor's median time, in seconds.
    public let floorSeconds: Double
    /// The median over the rounds of the subject's time divided by the floor's. It depends least on the machine's load.
    public let ratio: Double

    /// Runs the floor and the subject in turn, `rounds` times after one round of warm-up.
    ///
    /// Each returns a number that depends on all of its work, so that the optimizer removes none of it.
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

    /// The number of items per second if a run of the subject handles `count` of them.
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

/// The duration of one run in seconds: the wall time, and the processor time, which depends little on other processes' load.
public struct RunTime: Sendable {
    /// The wall time.
    public let wall: Double
    /// The processor time of all threads together.
    public let processor: Double

    /// Runs `body` once.
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

/// The value that 99 percent of the values don't exceed. `values` must not be empty.
public func percentile99(_ values: [Double]) -> Double { values.sorted()[values.count * 99 / 100] }

/// The middle value, or the mean of the two middle values if their number is even. `values` must not be empty.
public func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// Uses a result in a way that the optimizer can't remove.
@inline(never)
public func keep(_ result: Int) {
    withUnsafePointer(to: result) { pointer in
        if UInt(bitPattern: pointer) == 0 { print(result) }
    }
}
