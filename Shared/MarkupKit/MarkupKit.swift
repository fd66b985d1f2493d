// MarkupKit
