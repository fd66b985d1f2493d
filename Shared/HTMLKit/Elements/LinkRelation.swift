/// The relation of a link's target to the page.
public enum LinkRelation: String, Hashable, Sendable {
    /// The canonical address of this page.
    case canonical
    /// An icon for the page.
    case icon
    /// An icon for the home screen of a phone.
    case appleTouchIcon = "apple-touch-icon"
    /// The manifest of an installable app.
    case manifest
    /// The next page in a series.
    case next
    /// The previous page in a series.
    case previous = "prev"
    case author
    /// The terms of use.
    case license
    case external = "external nofollow noopener noreferrer"
}
