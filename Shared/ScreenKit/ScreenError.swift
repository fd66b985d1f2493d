/// An error of an engine, whose next step may be on a screen.
///
/// Its sentence tells the reason and the next step in words that fit every front end. A page shows the remedy as a link, and a terminal as a
/// command.
public protocol ScreenError: Error, CustomStringConvertible {
    /// The link of the screen where the next step is taken; nil if the sentence says it all.
    var remedy: Link? { get }
    /// Whether it is about a link that leads to no screen. A browser's page doesn't quote the link, because no person typed it.
    var isAboutLink: Bool { get }
}

extension ScreenError {
    public var isAboutLink: Bool { false }
}

/// An error of an engine whose screens can be acted on.
package protocol ActError: ScreenError {
    /// Whether it is about what the person did, and not about the store, the disk or the engine itself.
    var isAboutTheAct: Bool { get }

    /// The id of the field that it is about; nil if it is about none, or if that isn't known. By default, it is nil.
    var field: String? { get }

    /// Creates an internal error with the text of its cause.
    static func fault(_ reason: String) -> Self
}

extension ActError {
    package var field: String? { nil }
}
