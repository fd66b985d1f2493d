import CommandKit
import HTMLKit
import MaricopaCommands
import MaricopaDirectory
import PageKit

/// The pictures of the directory by the ids in their addresses.
///
/// The id of a drawing has a hash of its bytes. That of another picture is the hash of the file that was sent, after the use of the picture.
enum DirectoryPictures {
    /// The place of a picture on a page.
    enum Use: String {
        /// Beside a text, as a thumbnail.
        case small
        /// On the page of its record.
        case large
        /// On an admin page.
        case review
    }

    private static let drawings = Dictionary(uniqueKeysWithValues: Drawing.allCases.map { (id(of: $0), $0) })

    /// Returns a picture that the person may see; nil for an id of none.
    ///
    /// - Throws: `noSuchPicture`.
    static func picture(_ id: String, in session: AppSession) throws -> PagePicture? {
        if let drawing = drawings[id] { return PagePicture(drawing.png, isLasting: true) }
        let parts = id.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, let use = Use(rawValue: parts[0]), Drawing(rawValue: parts[1]) == nil else {
            return nil
        }
        let found = try MaricopaProgram.picture(
            parts[1],
            isSmall: use == .small,
            isReviewed: use == .review,
            in: session
        )
        return PagePicture([UInt8](found.data), isLasting: true)
    }

    /// Returns the id of the picture at a link of the directory.
    static func id(at link: String, for use: Use) -> String {
        guard case .picture(let name)? = DirectoryLink(link) else { return link }
        return Drawing(rawValue: name).map(id) ?? "\(use.rawValue)-\(name)"
    }

    private static func id(of drawing: Drawing) -> String { "\(drawing.rawValue)-\(PagePicture.hash(drawing.png))" }
}

/// A picture in a frame whose size is known before the picture is.
struct PictureView: HTMLView {
    private let address: String
    private let text: String
    private let use: DirectoryPictures.Use
    private let context: PageContext

    /// - Parameters:
    ///   - text: The alternative text; empty for a drawing that only decorates.
    init(_ address: String, _ text: String, for use: DirectoryPictures.Use = .large, in context: PageContext) {
        self.address = address
        self.text = text
        self.use = use
        self.context = context
    }

    var body: some HTMLContent {
        img(
            src: .link(context.picture(DirectoryPictures.id(at: address, for: use))),
            alt: text,
            .class(use == .small ? "thumb" : "framed"),
            .width(use == .small ? 96 : 384),
            .height(use == .small ? 64 : 256),
            use == .small ? .lazy : nil
        )
    }
}
