import Foundation

// A process that the tests kill, race and starve. The first argument is the mode; each mode has a file of its own.
let modes: [String: @Sendable ([String]) async throws -> Void] = [
    "habit": HabitMode.run,
    "kidney": KidneyMode.run,
    "maricopa": MaricopaMode.run,
    "recipebox": RecipeBoxMode.run,
    "scheduler": SchedulerMode.run,
    "storage": { exit(StorageFaults.run($0)) },
    "tips": TIPsMode.run,
    "trees": TreesMode.run,
]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let name = arguments.first, let mode = modes[name] else {
    FileHandle.standardError.write(Data("usage: fault-worker \(modes.keys.sorted().joined(separator: "|")) …\n".utf8))
    exit(64)
}
do {
    try await mode(Array(arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
