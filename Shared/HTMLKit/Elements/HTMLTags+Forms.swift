// MARK: Forms

extension HTMLTags {
    /// Fields that belong together.
    @inlinable
    public func fieldset<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<fieldset", "</fieldset>", attributes, content())
    }

    /// The title of a `fieldset`.
    @inlinable
    public func legend<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<legend", "</legend>", attributes, content())
    }

    /// A form. The body of a `.post` is form-encoded, or multipart where a file goes with it.
    @inlinable
    public func form<Content: HTMLContent>(
        action: LinkTarget,
        method: FormMethod,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        let own: [Attribute?] = [
            Attribute("action", .image(.link(action))),
            Attribute("method", .token(method == .get ? "get" : "post")),
            method == .postWithFiles ? Attribute("enctype", .token("multipart/form-data")) : nil,
        ]
        return HTMLElement("<form", "</form>", own + attributes, content())
    }

    /// The label of the field that has this id.
    @inlinable
    public func label<Content: HTMLContent>(
        for id: String,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<label", "</label>", [Attribute("for", .text(id))] + attributes, content())
    }

    /// A field of one line.
    @inlinable
    public func input(
        _ type: InputType,
        name: String,
        value: String? = nil,
        _ attributes: Attribute?...
    ) -> HTMLVoidElement {
        let own: [Attribute?] = [
            Attribute("type", .text(type.rawValue)), Attribute("name", .text(name)),
            value.map { Attribute("value", .text($0)) },
        ]
        return HTMLVoidElement("<input", own + attributes)
    }

    /// A field of several lines.
    @inlinable
    public func textarea(
        name: String,
        value: String,
        _ attributes: Attribute?...
    ) -> HTMLElement<AfterLineFeed<String>> {
        let own: [Attribute?] = [Attribute("name", .text(name))]
        return HTMLElement("<textarea", "</textarea>", own + attributes, AfterLineFeed(value))
    }

    /// A field with choices.
    @inlinable
    public func select<Content: HTMLContent>(
        name: String,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<select", "</select>", [Attribute("name", .text(name))] + attributes, content())
    }

    /// A choice of a `select`.
    @inlinable
    public func option(value: String, text: String, _ attributes: Attribute?...) -> HTMLElement<String> {
        HTMLElement("<option", "</option>", [Attribute("value", .text(value))] + attributes, text)
    }

    /// A button that sends its form.
    @inlinable
    public func button<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<button", "</button>", [Attribute("type", .token("submit"))] + attributes, content())
    }

    /// How far something has come: `value` of `max`.
    @inlinable
    public func progress(value: Int, max: Int, _ attributes: Attribute?...) -> HTMLElement<MarkupNothing> {
        let own: [Attribute?] = [Attribute("value", .integer(value)), Attribute("max", .integer(max))]
        return HTMLElement("<progress", "</progress>", own + attributes, MarkupNothing())
    }
}

/// How a form is sent.
public enum FormMethod: Hashable, Sendable {
    /// In the address: for forms that change nothing.
    case get
    /// In the body.
    case post
    /// In the body, with files.
    case postWithFiles
}

/// The kind of a field.
public enum InputType: String, Hashable, Sendable {
    /// A line of text.
    case text
    /// Words to look for.
    case search
    /// An e-mail address.
    case email
    /// A telephone number.
    case telephone = "tel"
    /// A web address.
    case url
    /// A secret.
    case password
    /// A number.
    case number
    /// A day.
    case date
    /// A time of day.
    case time
    /// Yes or no.
    case checkbox
    /// One of several.
    case radio
    /// A file.
    case file
    /// Sent along, not shown.
    case hidden
}
