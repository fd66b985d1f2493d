public import ScreenKit
import WordKit

/// The import of other programs' files, and the export of one's own data.
public struct FilesScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The fields `program`, `file`, `units` of weights in a file of Fitbit, and `mine` for a record with another name or birth date.
    public let form: Form
    /// Imports the file.
    public var read: Action { form.buttons[0] }
    /// A sentence about importing a file twice.
    public let text: String
    /// The exports, each of which gives a file.
    public let exports: [Action]
    /// The link to the backups and the archive of all data.
    public let backups: Link
    /// The link to today.
    public let back: Link

    init(_ context: KidneyContext, typed: [String: String] = [:]) {
        title = localized("Import and export")
        revision = context.revision
        let word = typed["program"] ?? KidneyFiles.Program.appleHealth.rawValue
        let program = Field(
            id: "program",
            label: localized("The file comes from"),
            kind: .choice,
            value: word,
            isRequired: true,
            choices: KidneyFiles.Program.allCases.map { Field.Choice($0.rawValue, label: $0.name) },
            error: KidneyFiles.Program(rawValue: word) == nil ? ScreenInput.refused("program", word).description : nil
        )
        form = Form(
            id: "import",
            title: localized("Import a file"),
            fields: [
                program, Field(id: "file", label: localized("File"), kind: .file, isRequired: true),
                Field(
                    id: "units",
                    label: localized("Weights in Fitbit’s files are in"),
                    kind: .choice,
                    value: typed["units"] ?? "",
                    choices: [Field.Choice("", label: localized("the units of your profile"))]
                        + FitbitUnits.allCases.map { Field.Choice($0.rawValue, label: $0.name) }
                ),
                Field(
                    id: "mine",
                    label: localized("The clinic’s record is mine, though it has another name or birth date"),
                    kind: .toggle,
                    value: typed["mine"] ?? "false"
                ),
            ],
            buttons: [
                Action(
                    KidneyAct.importFile,
                    label: localized("Import"),
                    availability: .without([program.error].compactMap(\.self))
                )
            ]
        )
        text = localized(
            "A file that is imported again brings nothing twice. A value that you changed or deleted here stays so."
        )
        exports = ExportedFile.allCases.map { file in
            Action(
                KidneyAct.export(file),
                label: file.name,
                availability: .without(
                    file == .fhir && context.profile == nil ? [localized("enter your profile first")] : []
                )
            )
        }
        backups = KitPage.backups.link(of: KidneyLink.scheme)
        back = .today
    }
}

extension FitbitUnits {
    /// The name of the unit of weight.
    fileprivate var name: String {
        switch self {
        case .unitedStates: localized("pounds (lb)")
        case .unitedKingdom: localized("stones (st)")
        case .metric: localized("kilograms (kg)")
        }
    }
}

extension ExportedFile {
    /// The name on its button.
    fileprivate var name: String {
        switch self {
        case .fhir: localized("Health record for a clinic (FHIR)")
        case .intake: localized("Food and drinks (CSV)")
        case .measurements: localized("Measurements (CSV)")
        }
    }
}
