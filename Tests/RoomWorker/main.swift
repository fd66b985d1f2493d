import Foundation

// A device of a shared room, which the tests disconnect and kill: see `RoomWork`.
do {
    let work = try RoomWork(Array(CommandLine.arguments.dropFirst()))
    try await work.run()
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
