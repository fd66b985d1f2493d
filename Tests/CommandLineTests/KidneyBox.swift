import Foundation
import TestKit
import Testing

/// A home of a person with kidney disease.
struct KidneyBox: CommandBox {
    static let program = "kidney"
    var box: ProgramHome
    /// Tuesday, 3 March 2026, at 08:00.
    static let start = "2026-03-03T08:00"

    /// The state of the home.
    enum Stage {
        case new
        /// The terms have been accepted.
        case accepted
        /// The profile is set: Ana, born in 1960, stage G3b, 81.2 kg.
        case ana
    }

    init(box: ProgramHome) { self.box = box }

    init(_ stage: Stage = .ana) throws {
        // The files of each stage are made once and copied, because the commands take long.
        let files: [String: Data] =
            switch stage {
            case .new: [:]
            case .accepted: try Self.accepted.get()
            case .ana: try Self.ana.get()
            }
        box = try ProgramHome(filledWith: files)
    }

    private static let accepted = Result {
        let home = try KidneyBox(.new)
        try home.done("accept-terms", "--yes")
        return try home.box.files()
    }

    private static let ana = Result {
        let home = try KidneyBox(.accepted)
        let profile = ["--name", "Ana", "--sex", "female", "--birth-date", "1960-05-14", "--height", "165 cm"]
        let set = try home.run(["profile", "set"] + profile + ["--category", "G3b"])
        try #require(set.status == 0, "\(set.errorText)")
        try home.done("weight", "add", "81.2kg")
        return try home.box.files()
    }

    /// Writes a backup and an archive of all data into a folder: `ana.sqlite` and `ana.jsonl`.
    func copy(to folder: URL) throws {
        try done("backup", folder.appendingPathComponent("ana.sqlite").path)
        try done("archive", "export", folder.appendingPathComponent("ana.jsonl").path)
    }

    /// All stored data as one text.
    func everything() throws -> String {
        let file = box.folder.file("everything.jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        try done("archive", "export", "everything.jsonl")
        return try String(contentsOf: file, encoding: .utf8)
    }
}
