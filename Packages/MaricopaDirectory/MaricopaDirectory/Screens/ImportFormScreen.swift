public import ScreenKit
import WordKit

/// The form to import a file of records.
public struct ImportFormScreen: Screen {
    public let title: String
    /// The file, its format, kind and area, with buttons for a trial and the import.
    public private(set) var form: Form
    public let revision: Revision
    public private(set) var back = AdminPage.back

    /// Returns the page with what was typed into its form.
    func filled(_ typed: [String: String]) -> ImportFormScreen {
        let format = typed["format"].flatMap { ImportFormat(rawValue: $0) }
        var page = self
        page.form.fields = form.fields.filled(typed) { try ImportSettings.check($0, $1, format) }
        return page
    }

    init() {
        title = localized("Import")
        form = Form(
            id: "import",
            title: "",
            fields: [
                Field(id: "file", label: localized("File"), kind: .file, isRequired: true),
                Field(
                    id: "format",
                    label: localized("Format"),
                    kind: .choice,
                    isRequired: true,
                    choices: ImportFormat.allCases.map { Field.Choice($0.rawValue, label: $0.label) }
                ),
                Field(
                    id: "kind",
                    label: localized("Its records become"),
                    kind: .choice,
                    choices: RecordKind.allCases.map { Field.Choice($0.rawValue, label: $0.heading) }
                ),
                Field(
                    id: "area",
                    label: localized("From where"),
                    kind: .choice,
                    value: ImportArea.county.rawValue,
                    choices: [
                        Field.Choice(ImportArea.county.rawValue, label: localized("The county")),
                        Field.Choice(ImportArea.all.rawValue, label: localized("Everywhere")),
                    ]
                ),
                Field(id: "mapping", label: localized("Mapping, for csv"), kind: .file),
                Field(
                    id: "source",
                    label: localized("Name of the source, by which its records are found again"),
                    limit: ImportSettings.longestSource,
                    placeholder: "phoenix-parks"
                ),
                Field(
                    id: "overwrite",
                    label: localized("Let the file win over what was changed or deleted here"),
                    kind: .toggle,
                    value: "false"
                ),
            ],
            buttons: [
                Action(DirectoryAct.tryImport, label: localized("Try it")),
                Action(DirectoryAct.importFile, label: localized("Read it in")),
            ]
        )
        revision = Revision(rawValue: "0")
    }
}
