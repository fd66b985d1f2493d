import ArgumentParser
import CommandKit
import MaricopaDirectory

/// `maricopa about`
struct AboutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "about",
        abstract: "Purpose of this directory, and sources of its facts.",
        discussion: "EXAMPLE: maricopa about"
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws { try global.showPage(.about) }
}

/// `maricopa contact`
struct ContactCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contact",
        abstract: "People to ask.",
        discussion: "EXAMPLE: maricopa contact"
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws { try global.showPage(.contact) }
}

/// `maricopa privacy`
struct PrivacyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "privacy",
        abstract: "Data that is kept about you, and data that isn't.",
        discussion: "EXAMPLE: maricopa privacy"
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws { try global.showPage(.privacy) }
}

/// `maricopa terms`
struct TermsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "terms",
        abstract: "On what terms the directory is used.",
        discussion: "EXAMPLE: maricopa terms"
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws { try global.showPage(.terms) }
}

extension GlobalOptions {
    fileprivate func showPage(_ name: StaticPageName) throws {
        let session = try session()
        try session.show(try session.directory.pageScreen(name))
    }
}
