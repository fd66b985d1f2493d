public import CommandKit
import HTMLKit
import MaricopaCommands
import MaricopaDirectory
public import PageKit
import ScreenKit

/// The directory in a browser.
public enum MaricopaPages {
    /// - Parameter context: The data folder of the command-line app, so both show the same.
    public static func app(in context: CommandContext) throws -> PageApp {
        PageApp(
            try MaricopaProgram.session(in: context),
            segment: "maricopa",
            title: "Maricopa",
            about: "Markets, parks, events and recipes of Maricopa County.",
            accent: .olive,
            words: words,
            onlyOpens: { DirectoryAct($0)?.onlyOpens == true },
            page: page,
            status: MaricopaProgram.status(of:)
        )
    }

    @Sendable private static func page(_ screen: any Screen, _ context: PageContext) -> HTMLFragment? {
        switch screen {
        case let screen as HomeScreen: HTMLFragment { DirectoryHomePage(screen: screen, context: context) }
        case let screen as ListScreen: HTMLFragment { DirectoryListPage(screen: screen, context: context) }
        case let screen as MapScreen: HTMLFragment { DirectoryMapPage(screen: screen, context: context) }
        case let screen as FilterScreen: HTMLFragment { FilterPage(screen: screen, context: context) }
        case let screen as RecordScreen: HTMLFragment { RecordPage(screen: screen, context: context) }
        default: nil
        }
    }

    /// Values that a text beside them says in words are left out.
    private static let words = PageWords(
        labels: ["when": "When", "checked": "Checked", "sort": "Order"],
        leftOut: [
            "icon", "image", "imageText", "kind", "picture", "thumbnail", "version", "rating", "target",
            "Button.address", "Guide.address", "Phone.address", "next", "position",
        ]
    )

}
