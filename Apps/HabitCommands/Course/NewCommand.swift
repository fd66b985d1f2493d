import ArgumentParser
import CommandKit
import Foundation
import HabitCourse
import JSONKit
import StorageKit
import TimeKit
import WordKit

/// `habit course new`
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Write the site that a course begins with: ten weeks, each post saying what to write there.",
        discussion: """
            EXAMPLE: habit course new my-course --title "Ten weeks at our table" --author "Sam Doe"
            """
    )

    @Argument(help: "A folder that is empty or not there yet.", completion: .directory) var folder: String
    @Option(help: "Title of the course.") var title = "Ten weeks"
    @Option(help: "Author of the course.") var author = ""
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let context = try global.context()
        let files = CourseStarter.files(title: title, author: author, at: context.clock.now())
        try Self.write(files, into: folder)
        let names = files.keys.sorted()
        try context.answer(["folder": .string(folder), "files": JSONValue(names) { .string($0) }]) { terminal in
            try terminal.print(StyledText(localized("Wrote \(names.count, "file") into \(folder):")))
            for name in names { try terminal.print("  \(name)") }
            try terminal.print(
                StyledText(
                    localized("Write the posts, then look: habit course lint \(folder), habit course serve \(folder)")
                )
            )
        }
    }

    /// Writes the files to a temporary folder, then moves them to their place. An error leaves nothing behind.
    private static func write(_ files: [String: [UInt8]], into folder: String) throws(CommandError) {
        let manager = FileManager.default
        let target = URL(fileURLWithPath: folder, isDirectory: true)
        var isFolder: ObjCBool = false
        let isThere = manager.fileExists(atPath: target.path, isDirectory: &isFolder)
        if isThere {
            let content = isFolder.boolValue ? try? manager.contentsOfDirectory(atPath: target.path) : nil
            guard content?.isEmpty == true else {
                throw CommandError(
                    .cannotCreate,
                    isFolder.boolValue
                        ? localized("the folder “\(folder)” is not empty") : localized("“\(folder)” is a file"),
                    remedy: localized("name a folder that is empty or not there yet")
                )
            }
        }
        // An existing folder isn't replaced, since it may be somebody's working directory.
        let place = isThere ? target : target.deletingLastPathComponent()
        let draft = place.appendingPathComponent(
            ".new-course.\(ProcessInfo.processInfo.processIdentifier)",
            isDirectory: true
        )
        var moved: [URL] = []
        do {
            for (path, bytes) in files {
                let file = draft.appendingPathComponent(path)
                try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: file)
            }
            guard isThere else { return try manager.moveItem(at: draft, to: target) }
            for name in try manager.contentsOfDirectory(atPath: draft.path) {
                let file = target.appendingPathComponent(name)
                try manager.moveItem(at: draft.appendingPathComponent(name), to: file)
                moved.append(file)
            }
            try manager.removeItem(at: draft)
        } catch {
            for file in moved + [draft] { try? manager.removeItem(at: file) }
            let reason = systemReason(of: error)
            throw CommandError(
                .cannotCreate,
                localized("“\(folder)” can't be written (\(reason))"),
                remedy: localized("name a folder where you may write")
            )
        }
    }
}
