public import ScreenKit

/// The form to import a file of records.
public struct ImportFormScreen: Screen {
    public let title: String
    /// The file, its format, kind and area, with buttons for a trial and the import.
    public let form: Form
    public let revision: Revision
    public private(set) var back = AdminPage.back

    init() {
        title = "Import"
        form = Form(
            id: "import",
            title: "",
            fields: [
                Field(id: "file", label: "File", kind: .file, isRequired: true),
                Field(
                    id: "format",
                    label: "Format",
                    kind: .choice,
                    isRequired: true,
                    choices: ImportFormat.allCases.map { Field.Choice($0.rawValue) }
                ),
                Field(
                    id: "kind",
                    label: "Its records become",
                    kind: .choice,
                    choices: RecordKind.allCases.map { Field.Choice($0.rawValue, label: $0.heading) }
                ),
                Field(
                    id: "area",
                    label: "From where",
                    kind: .choice,
                    value: ImportArea.county.rawValue,
                    choices: [
                        Field.Choice(ImportArea.county.rawValue, label: "The county"),
                        Field.Choice(ImportArea.all.rawValue, label: "Everywhere"),
                    ]
                ),
                Field(id: "mapping", label: "Mapping, for csv", kind: .file),
                Field(
                    id: "source",
                    label: "Name of the source, by which its records are found again",
                    placeholder: "phoenix-parks"
                ),
                Field(
                    id: "overwrite",
                    label: "Let the file win over what was changed or deleted here",
                    kind: .toggle,
                    value: "false"
                ),
            ],
            buttons: [
                Action(DirectoryAct.tryImport, label: "Try it"), Action(DirectoryAct.importFile, label: "Read it in"),
            ]
        )
        revision = Revision(rawValue: "0")
    }
}
