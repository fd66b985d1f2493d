import CommandKit
import HTMLKit
import MaricopaCommands
import MaricopaDirectory
import PageKit

/// The pictures of the directory by the ids in their addresses.
///
/// The id of a drawing is its name and a hash of its bytes. The id of any other picture is its use and the hash of the uploaded file.
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

    /// The id of the one file with the drawings of all cards on the first page.
    static let cards = "cards-\(PagePicture.hash(Drawing.cardsPNG))"

    private static let drawings = Dictionary(uniqueKeysWithValues: Drawing.allCases.map { (id(of: $0), $0) })

    /// Returns the picture with an id; nil for a text that is no id.
    ///
    /// - Throws: `noSuchPicture` if there is none that the person may see.
    static func picture(_ id: String, in session: AppSession) throws -> PagePicture? {
        if id == cards { return PagePicture(Drawing.cardsPNG, isLasting: true) }
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

    /// Returns the id of the picture at a link of the directory. Any other link is returned unchanged.
    static func id(at link: String, for use: Use) -> String {
        guard case .picture(let name)? = DirectoryLink(link) else { return link }
        return Drawing(rawValue: name).map(id) ?? "\(use.rawValue)-\(name)"
    }

    private static func id(of drawing: Drawing) -> String { "\(drawing.rawValue)-\(PagePicture.hash(drawing.png))" }
}

/// The picture of a card on the first page, which is a part of the file with all cards.
struct CardPicture: HTMLView {
    /// The name of its drawing.
    let name: String
    let text: String
    let context: PageContext

    var body: some HTMLContent {
        if let place = Drawing.cards.firstIndex(where: { $0.rawValue == name }) {
            img(
                src: .link(context.picture(DirectoryPictures.cards)),
                alt: text,
                .class("part-\(place)"),
                .width(192),
                .height(128)
            )
        }
    }
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
