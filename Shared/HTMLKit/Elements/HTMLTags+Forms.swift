// MARK: Forms

extension HTMLTags {
    /// A group of fields.
    @inlinable
    public func fieldset<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<fieldset", "</fieldset>", attributes, content())
    }

    @inlinable
    public func legend<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<legend", "</legend>", attributes, content())
    }

    /// A form. The body of a `.post` is form-encoded, or multipart if it contains files.
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

    /// The label of the field with this id.
    @inlinable
    public func label<Content: HTMLContent>(
        for id: String,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<label", "</label>", [Attribute("for", .text(id))] + attributes, content())
    }

    /// A single-line field.
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

    /// A multi-line field.
    @inlinable
    public func textarea(
        name: String,
        value: String,
        _ attributes: Attribute?...
    ) -> HTMLElement<AfterLineFeed<String>> {
        let own: [Attribute?] = [Attribute("name", .text(name))]
        return HTMLElement("<textarea", "</textarea>", own + attributes, AfterLineFeed(value))
    }

    /// A field with options.
    @inlinable
    public func select<Content: HTMLContent>(
        name: String,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<select", "</select>", [Attribute("name", .text(name))] + attributes, content())
    }

    /// An option of a `select`.
    @inlinable
    public func option(value: String, text: String, _ attributes: Attribute?...) -> HTMLElement<String> {
        HTMLElement("<option", "</option>", [Attribute("value", .text(value))] + attributes, text)
    }

    /// A button that submits its form.
    @inlinable
    public func button<Content: HTMLContent>(
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<button", "</button>", [Attribute("type", .token("submit"))] + attributes, content())
    }

    /// A button that submits its form with this name and value.
    @inlinable
    public func button<Content: HTMLContent>(
        name: String,
        value: String,
        _ attributes: Attribute?...,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        let own: [Attribute?] = [
            Attribute("type", .token("submit")), Attribute("name", .text(name)), Attribute("value", .text(value)),
        ]
        return HTMLElement("<button", "</button>", own + attributes, content())
    }

    /// The suggestions of the fields that name this id.
    @inlinable
    public func datalist<Content: HTMLContent>(
        id: String,
        @HTMLBuilder content: () -> Content
    ) -> HTMLElement<Content> {
        HTMLElement("<datalist", "</datalist>", [.id(id)], content())
    }

    /// A progress bar at `value` of `max`.
    @inlinable
    public func progress(value: Int, max: Int, _ attributes: Attribute?...) -> HTMLElement<MarkupNothing> {
        let own: [Attribute?] = [Attribute("value", .integer(value)), Attribute("max", .integer(max))]
        return HTMLElement("<progress", "</progress>", own + attributes, MarkupNothing())
    }
}

public enum FormMethod: Hashable, Sendable {
    /// Sends the fields in the address, for forms that change nothing.
    case get
    /// Sends the fields in the body.
    case post
    /// Sends the fields and files in the body.
    case postWithFiles
}

public enum InputType: String, Hashable, Sendable {
    /// A single line of text.
    case text
    /// Search text.
    case search
    case email
    case telephone = "tel"
    case url
    case password
    case number
    case date
    case time
    case checkbox
    case file
    /// A hidden value that is sent with the form.
    case hidden
}
