import ArgumentParser
import CommandKit
import Foundation
import KidneyNutrition
import WordKit

/// `kidney import fda`
struct ImportFDACommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fda",
        abstract: "Import openFDA's drug labels, to look them up without a network.",
        discussion: """
            Takes an unpacked file of drug labels (drug-label-0001-of-0013.json), or a folder of them. A label that doesn't say \
            which medicine it is of is passed over; of two versions the later one stays. Again it brings nothing twice.

            EXAMPLE: kidney import fda ~/Downloads/drug-label-0001-of-0013.json
            """
    )

    /// The number of labels in a transaction.
    private static let batch = 200
    /// The size of a piece, in bytes.
    private static let piece = 1 << 20

    @Argument(help: "The file, or a folder of them.", completion: .file()) var path: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let files = try Self.files(at: path)
        let session = try global.session()
        var progress = ProgressLine(localized("labels kept"), terminal: session.context.terminal)
        defer { progress.finish() }
        var report = LabelFilesReport()
        for file in files {
            do throws(KidneyError) {
                try Self.read(file, &report) { labels, report throws(KidneyError) in
                    report.labels.add(try session.kidney.importDrugLabels(labels, from: file.lastPathComponent))
                    progress.update(report.labels.read)
                }
            } catch {
                // The labels before the error stay. If there are several files, the others are read as well.
                guard files.count > 1, error.isAboutAFile else { throw error }
                report.broken.append(error.description)
            }
        }
        progress.finish()
        let done = report
        try session.context.answer(encoding: done) { try $0.show(done) }
        if done.labels.read == 0, let first = done.broken.first { throw CommandError(.badData, first) }
    }

    private static func read(
        _ file: URL,
        _ report: inout LabelFilesReport,
        _ keep: ([DrugLabel], inout LabelFilesReport) throws(KidneyError) -> Void
    ) throws(KidneyError) {
        var reader = DrugLabelFile(file: file.lastPathComponent)
        var waiting: [DrugLabel] = []
        defer { report.add(reader.counts, of: file.lastPathComponent) }
        guard let handle = try? FileHandle(forReadingFrom: file) else {
            throw .notThisFormat(file: file.lastPathComponent, expected: localized("file that can be read"))
        }
        defer { try? handle.close() }
        while let data = try? handle.read(upToCount: piece), !data.isEmpty {
            waiting += reader.read(data)
            guard waiting.count >= batch else { continue }
            try keep(waiting, &report)
            waiting.removeAll(keepingCapacity: true)
        }
        var end: KidneyError?
        do throws(KidneyError) {
            waiting += try reader.finish()
        } catch {
            end = error
        }
        if !waiting.isEmpty { try keep(waiting, &report) }
        if let end { throw end }
    }

    /// Returns the files to read.
    ///
    /// - Throws: `noInput` if there are none.
    private static func files(at path: String) throws(CommandError) -> [URL] {
        let place = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError(
                .noInput,
                localized("there is no file or folder “\(path)”"),
                remedy: localized("check the path")
            )
        }
        guard isFolder.boolValue else {
            guard place.pathExtension.lowercased() != "zip" else {
                throw CommandError(
                    .badData,
                    localized("“\(path)” is packed"),
                    remedy: localized("unpack it and name the file in it")
                )
            }
            return [place]
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let files = names.filter { $0.lowercased().hasSuffix(".json") }.map { place.appendingPathComponent($0) }
        guard !files.isEmpty else {
            throw CommandError(
                .noInput,
                localized("“\(path)” has no JSON file"),
                remedy: localized("unpack openFDA's archives there")
            )
        }
        return files
    }
}

/// The result of an import of label files.
struct LabelFilesReport: Encodable {
    /// The counts of a file.
    struct File: Encodable {
        let file: String
        let read: Int
        let unnamed: Int
        let refused: Int
        let refusals: [Refusal]
    }

    /// A refused label.
    struct Refusal: Encodable {
        let line: Int
        let reason: String
    }

    private(set) var files: [File] = []
    /// The counts of all labels.
    var labels = DrugLabelImport()
    /// The errors of files that couldn't be read completely.
    var broken: [String] = []

    mutating func add(_ counts: ImportCounts, of file: String) {
        files.append(
            File(
                file: file,
                read: counts.read,
                unnamed: counts.passedOver,
                refused: counts.refused,
                refusals: counts.refusals.map { Refusal(line: $0.line, reason: $0.reason) }
            )
        )
    }

    private enum CodingKeys: CodingKey {
        case files, labels, broken
    }

    private enum CountKeys: CodingKey {
        case read, new, changed, alreadyThere
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(files, forKey: .files)
        try container.encode(broken, forKey: .broken)
        var counts = container.nestedContainer(keyedBy: CountKeys.self, forKey: .labels)
        try counts.encode(labels.read, forKey: .read)
        try counts.encode(labels.new, forKey: .new)
        try counts.encode(labels.changed, forKey: .changed)
        try counts.encode(labels.alreadyThere, forKey: .alreadyThere)
    }
}

extension KidneyError {
    /// Whether it concerns one file, so that the others can be read.
    fileprivate var isAboutAFile: Bool {
        switch self {
        case .importStopped, .notThisFormat: true
        default: false
        }
    }
}

extension Terminal {
    /// The maximum number of refusals in the text; JSON has all.
    private static let refusalsShown = 20

    fileprivate func show(_ report: LabelFilesReport) throws {
        for file in report.files {
            let text =
                file.unnamed > 0
                ? localized(
                    "\(file.file): \(file.read, "label") read, \(file.unnamed) that name no medicine, \(file.refused) refused"
                )
                : localized("\(file.file): \(file.read, "label") read, \(file.refused) refused")
            try printWrapped(StyledText(text), indent: 2)
            for refusal in file.refusals.prefix(Self.refusalsShown) {
                let reason = localized("line \(refusal.line): \(refusal.reason)")
                try printWrapped("  \(localized("refused"), .warning) \(reason)", indent: 4)
            }
            let more = file.refused - Self.refusalsShown
            if more > 0 { try printWrapped(StyledText("  " + localized("and \(more) more: see --json"), .faint)) }
        }
        for broken in report.broken { try printWrapped(StyledText(broken, .warning), indent: 2) }
        let counts = report.labels
        let text =
            localized(
                "\(counts.read, "label"): \(counts.new) new, \(counts.changed) changed, \(counts.alreadyThere) already there"
            )
        try printWrapped(StyledText(text, .good))
    }
}
