public import TimeKit

/// What a change is about: one entity of an engine.
public struct EntityRef: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The kind of entity: `recipe`.
    public var kind: String
    /// The engine's identifier of the entity.
    public var id: String

    /// The entity `id` of the kind `kind`.
    public init(kind: String, id: String) {
        self.kind = kind
        self.id = id
    }

    /// `recipe 42`.
    public var description: String { "\(kind) \(id)" }
}

/// Who changes what, when, by which use case.
public struct ChangeCause: Hashable, Sendable {
    /// Who: a member's name, an account's id, `daemon`.
    public var actor: String
    /// When, by the clock that the use case was given.
    public var at: Instant
    /// The engine's method: `addStep`.
    public var useCase: String
    /// What the change is about.
    public var subject: EntityRef
    /// For people: `step 3 added`.
    public var summary: String

    /// A cause with all its parts.
    public init(actor: String, at: Instant, useCase: String, subject: EntityRef, summary: String) {
        self.actor = actor
        self.at = at
        self.useCase = useCase
        self.subject = subject
        self.summary = summary
    }
}
