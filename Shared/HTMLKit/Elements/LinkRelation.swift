/// What the target of a link is to the page that links to it.
public enum LinkRelation: String, Hashable, Sendable {
    /// The address under which this page wants to be known.
    case canonical
    /// The same content in another form or language.
    case alternate
    /// A small picture for the page.
    case icon
    /// A picture for the home screen of a phone.
    case appleTouchIcon = "apple-touch-icon"
    /// The description of an installable app.
    case manifest
    /// The page after this one in a series.
    case next
    /// The page before this one in a series.
    case previous = "prev"
    /// Who made it.
    case author
    /// Terms of use.
    case license
    /// Elsewhere, not vouched for, and told nothing about where the reader came from.
    case external = "external nofollow noopener noreferrer"
}
