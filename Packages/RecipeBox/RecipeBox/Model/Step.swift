public import TimeKit

/// One instruction of a recipe.
public struct Step: Identifiable, Hashable, Codable, Sendable {
    /// Identifies a step, wherever it moves.
    public typealias ID = TimeKit.ID<Step>

    /// Stable through moves and edits.
    public let id: ID

    /// Its place in the recipe, from 1, without gaps.
    public var position: Int

    /// What to do; never blank.
    public var text: String

    /// A step.
    public init(id: ID, position: Int, text: String) {
        self.id = id
        self.position = position
        self.text = text
    }
}
