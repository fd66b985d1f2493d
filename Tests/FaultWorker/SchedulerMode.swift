/// Runs a scheduler's jobs until it is killed.
enum SchedulerMode {
    @Sendable static func run(_ arguments: [String]) async throws {
        print("ready \(arguments.count)")
    }
}
