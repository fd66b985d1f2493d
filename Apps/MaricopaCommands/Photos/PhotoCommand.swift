import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import MaricopaDirectory
import TimeKit
import WordKit

/// `maricopa photo`
struct PhotoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "photo",
        abstract: "Send photos of what you visited.",
        discussion: """
            A photo waits until an admin has looked at it; until then you alone see it.

            EXAMPLE: maricopa photo add park-south-mountain gate.jpg --caption "The gate"
            """,
        subcommands: [Add.self, List.self, Remove.self]
    )

    /// `maricopa photo add`
    struct Add: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Send a photo.",
            discussion: """
                EXAMPLE: maricopa photo add park-south-mountain gate.jpg --caption "The gate"
                """
        )

        @Argument(help: "The record's id, as lists show it.") var id: String
        @Argument(help: "The picture: JPEG, PNG and the like.", completion: .file()) var file: String
        @Option(help: "Caption of the photo.") var caption = ""
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let photo = try session.directory.addPhoto(
                of: TimeKit.ID(id),
                fromFile: URL(filePath: file),
                caption: caption
            )
            try session.context.answer(photo.json) { terminal in
                try terminal.printWrapped(
                    StyledText(localized("Your photo of \(photo.title) waits for an admin to look at it."))
                )
                try terminal.printWrapped(
                    StyledText(localized("To remove it: maricopa photo remove \(photo.id.rawValue)"), .faint)
                )
            }
        }
    }

    /// `maricopa photo list`
    struct List: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the photos of a record: those shown to all, and your own.",
            discussion: "EXAMPLE: maricopa photo list park-south-mountain"
        )

        @Argument(help: "The record's id, as lists show it.") var id: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let photos = try session.directory.photos(of: TimeKit.ID(id))
            try session.context.answer(.array(photos.map(\.json))) { terminal in
                if photos.isEmpty { try terminal.printWrapped(StyledText(localized("There are no photos yet."))) }
                for photo in photos {
                    let state =
                        switch photo.state {
                        case .waiting: localized("waits for an admin")
                        case .shown: localized("shown to all")
                        case .refused:
                            photo.reason.isEmpty ? localized("refused") : localized("refused: \(photo.reason)")
                        }
                    let caption = photo.caption.isEmpty ? "" : "“\(photo.caption)”, "
                    try terminal.printPoint("\(caption)\(state)")
                    try terminal.printWrapped(StyledText("    \(photo.id.rawValue)", .faint), indent: 4)
                }
            }
        }
    }

    /// `maricopa photo remove`
    struct Remove: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Take one of your photos back.",
            discussion: "EXAMPLE: maricopa photo remove 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"
        )

        @Argument(help: "The photo's id.") var id: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let photo = try session.directory.removePhoto(TimeKit.ID(id))
            try session.context.answer(photo.json) {
                try $0.printWrapped(StyledText(localized("The photo of \(photo.title) was removed.")))
            }
        }
    }
}

extension UserPhoto {
    /// `{"id": …, "record": …, "state": "waiting", "caption": …, "picture": …, "reason": …}`
    var json: JSONValue {
        [
            "id": .string(id.rawValue), "record": .string(record.rawValue), "state": .string(state.rawValue),
            "caption": .string(caption), "picture": .string(picture), "reason": .string(reason),
        ]
    }
}
