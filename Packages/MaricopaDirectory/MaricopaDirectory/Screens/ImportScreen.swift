public import ScreenKit

/// The report of an import.
public struct ImportScreen: Screen {
    /// Such as "Imported usda-markets", or "Tried usda-markets" after a trial.
    public let title: String
    /// The counts on one line.
    public let summary: String
    /// Further remarks as sentences.
    public let remarks: [String]
    public let report: ImportReport
    public let revision: Revision
    /// Links to another import and to the history, where changes can be rolled back.
    public private(set) var pages = [
        DirectoryLink.admin(.importing).labeled("Another file"),
        DirectoryLink.admin(.history(nil)).labeled("History"),
    ]
    public private(set) var back = AdminPage.back

    init(_ report: ImportReport, revision: Revision) {
        self.revision = revision
        title = (report.isDryRun ? "Tried " : "Imported ") + report.source
        summary = report.summary
        self.report = report
        var remarks: [String] = []
        if report.isDryRun { remarks.append("Nothing was changed: it was only tried.") }
        if report.deletedHere > 0 {
            remarks.append("\(report.deletedHere) that were deleted here stay deleted.")
        }
        if report.known > 0 {
            remarks.append("\(report.known) are here from another source, by name and place: they stay as they are.")
        }
        if report.doubled > 0 {
            let lines = report.doubles.prefix(5).map { "“\($0.title)” in line \($0.line) (\($0.record))" }
            let more = report.doubled > lines.count ? " and others" : ""
            remarks.append(
                "\(report.doubled) tell of a place that another entry tells of, and bring no second record: "
                    + lines.joined(separator: ", ") + more + "."
            )
        }
        if report.outside > 0 {
            remarks.append("\(report.outside) lie outside the county: the area “all” takes them too.")
        }
        if report.keptRecords > 0 {
            remarks.append(
                "\(report.keptRecords) have fields that were changed here and in the file: they stay as they are here."
            )
        }
        if !report.isDryRun, report.new > 0 {
            remarks.append("An undo takes the new records back, as far as nobody changed them since.")
        }
        self.remarks = remarks
    }
}
