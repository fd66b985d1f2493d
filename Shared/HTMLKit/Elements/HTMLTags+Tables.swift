// MARK: Tables

extension HTMLTags {
    /// A table.
    @inlinable
    public func table<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<table", "</table>", attributes, content())
    }

    /// The title of a table.
    @inlinable
    public func caption<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<caption", "</caption>", attributes, content())
    }

    /// The header rows of a table, repeated on each printed page.
    @inlinable
    public func thead<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<thead", "</thead>", attributes, content())
    }

    /// The rows of a table.
    @inlinable
    public func tbody<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<tbody", "</tbody>", attributes, content())
    }

    /// A row.
    @inlinable
    public func tr<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<tr", "</tr>", attributes, content())
    }

    /// A cell.
    @inlinable
    public func td<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<td", "</td>", attributes, content())
    }

    /// A header cell of a column or a row.
    @inlinable
    public func th<Content: HTMLContent>(
        scope: HeaderScope,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<th", "</th>", [Attribute("scope", .text(scope.rawValue))] + attributes, content())
    }
}

/// The scope of a header cell.
public enum HeaderScope: String, Hashable, Sendable {
    /// The cells below the header.
    case column = "col"
    /// The cells beside the header.
    case row
}
