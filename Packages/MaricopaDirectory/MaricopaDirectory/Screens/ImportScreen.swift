public import ScreenKit
import WordKit

/// The report of an import.
public struct ImportScreen: Screen {
    /// The title: "Imported Phoenix parks", or after a dry run "Tried Phoenix parks".
    public let title: String
    /// The counts on one line.
    public let summary: String
    /// Remarks about kept, skipped and new records, each as a sentence.
    public let remarks: [String]
    public let report: ImportReport
    public let revision: Revision
    /// Links to the import form and to the history, where changes can be rolled back.
    public private(set) var pages = [
        DirectoryLink.admin(.importing).labeled(localized("Another file")),
        DirectoryLink.admin(.history(nil)).labeled(localized("History")),
    ]
    public private(set) var back = AdminPage.back

    init(_ report: ImportReport, revision: Revision) {
        self.revision = revision
        let source = RecordSource.shown(report.source)
        title = report.isDryRun ? localized("Tried \(source)") : localized("Imported \(source)")
        summary = report.summary
        self.report = report
        var remarks: [String] = []
        if report.isDryRun { remarks.append(localized("Nothing was changed: it was only tried.")) }
        if report.deletedHere > 0 {
            remarks.append(localized("\(report.deletedHere) that were deleted here stay deleted."))
        }
        if report.known > 0 {
            remarks.append(
                localized("\(report.known) are here from another source, by name and place: they stay as they are.")
            )
        }
        if report.doubled > 0 {
            let lines = report.doubles.prefix(5).map { localized("“\($0.title)” in line \($0.line) (\($0.record))") }
            let list = lines.joined(separator: ", ")
            let told = report.doubled > lines.count ? localized("\(list) and others") : list
            remarks.append(
                localized(
                    "\(report.doubled) tell of a place that another entry tells of, and bring no second record: \(told)."
                )
            )
        }
        if report.outside > 0 {
            remarks.append(localized("\(report.outside) lie outside the county: the area “all” takes them too."))
        }
        if report.keptRecords > 0 {
            remarks.append(
                localized(
                    "\(report.keptRecords) have fields that were changed here and in the file: they stay as they are here."
                )
            )
        }
        if !report.isDryRun, report.new > 0 {
            remarks.append(localized("An undo takes the new records back, as far as nobody changed them since."))
        }
        self.remarks = remarks
    }

    /// The refusals that ``told(_:)`` names.
    private static let named = 10

    /// Returns the words that the summary of an import leaves out: the lines of the first refused entries with their reasons. An import that
    /// changed nothing has no summary in the log, so its counts come first.
    static func told(_ report: ImportReport) -> String {
        let counts = report.new + report.changed > 0 ? [] : [report.summary]
        let refusals = report.refusals.prefix(named).map { localized("line \($0.line): \($0.reason)") }
        let more = report.refused > refusals.count ? [localized("\(report.refused - refusals.count) more")] : []
        return (counts + refusals + more).joined(separator: "; ")
    }
}
