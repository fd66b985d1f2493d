import ArgumentParser
import CommandKit
import Foundation
import MaricopaDirectory
import WordKit

/// `maricopa site`
struct SiteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "site",
        abstract: "Write the directory as a site that any web server can show.",
        discussion: """
            EXAMPLE: maricopa site settings base https://example.org/healthy/
                     maricopa site build public
            """,
        subcommands: [SiteBuildCommand.self, SiteSettingsCommand.self]
    )
}

/// `maricopa site build`
struct SiteBuildCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Write the whole site into a folder.",
        discussion: """
            Only what differs is written, when all of it is ready; what an earlier build wrote and this one doesn't is removed, and nothing
            else in the folder is touched.

            EXAMPLE: maricopa site build public --base https://example.org/healthy/
            """
    )

    @Argument(help: "The folder; it is made where there is none.", completion: .directory) var folder: String
    @Option(help: "Address of the site; that of “site settings base” without it.") var base: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        var progress = ProgressLine(localized("files ready"), terminal: session.context.terminal)
        let report = try session.ownersDirectory.buildSite(in: URL(fileURLWithPath: folder), base: base) {
            progress.update($0)
        }
        progress.finish()
        let address = try base ?? session.directory.siteSettings()[.base]
        try session.context.answer(encoding: report) { terminal in
            try terminal.print(
                StyledText(
                    localized(
                        "\(report.files, "file") in \(folder): \(report.written) written, \(report.removed) removed"
                    )
                )
            )
            for path in report.left {
                try terminal.printWrapped(StyledText(localized("Left, because somebody changed it since: \(path)")))
            }
            for line in report.missing + [SiteReport.wellKnown(base: address)].compactMap({ $0 }) {
                try terminal.printWrapped(StyledText(localized("Note: \(line)")))
            }
        }
    }
}

/// `maricopa site settings`
struct SiteSettingsCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Show or change what the site has to know: its address, the apps, their stores.",
        discussion: """
            Names: \(SiteSetting.allCases.map(\.rawValue).joined(separator: ", ")).

            EXAMPLE: maricopa site settings base https://example.org/healthy/
            """
    )

    @Argument(help: "Setting to change; all are shown without it.") var name: String?
    @Argument(help: "Its value.") var value: String?
    @Flag(help: "Unset it.") var remove = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let directory = session.ownersDirectory
        if let name {
            guard let setting = SiteSetting(rawValue: name) else {
                let names = SiteSetting.allCases.map(\.rawValue).joined(separator: ", ")
                throw CommandError(
                    .usage,
                    localized("“\(name)” is no setting of the site"),
                    remedy: localized("use one of \(names)")
                )
            }
            guard remove != (value != nil) else {
                throw CommandError(
                    .usage,
                    localized("nothing says what to do with \(name)"),
                    remedy: localized("give a value, or --remove")
                )
            }
            try directory.setSite(setting, to: remove ? nil : value)
        }
        try session.show(directory.page(.admin(.site), for: TerminalPages()))
    }
}
