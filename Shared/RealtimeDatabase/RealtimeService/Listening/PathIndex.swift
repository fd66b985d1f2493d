import RealtimeTree

/// Which elements hang on which places, found by a place that is written. Memory is that of the places that have elements.
struct PathIndex<Element: Hashable> {
    private struct Node {
        var elements: Set<Element> = []
        var children: [String: Node] = [:]

        var isEmpty: Bool { elements.isEmpty && children.isEmpty }
    }

    private var root = Node()

    /// Notes that an element hangs on a place.
    mutating func insert(_ element: Element, at path: RealtimePath) {
        Self.change(&root, path.keys[...]) { $0.insert(element) }
    }

    /// Notes that it no longer does.
    mutating func remove(_ element: Element, at path: RealtimePath) {
        Self.change(&root, path.keys[...]) { $0.remove(element) }
    }

    /// All elements that hang on a place, on one above it or on one below: what a write there may change. O(length of the path, and what is
    /// found).
    func touched(by path: RealtimePath) -> Set<Element> {
        var found = root.elements
        var node = root
        for key in path.keys {
            guard let child = node.children[key] else { return found }
            node = child
            found.formUnion(node.elements)
        }
        Self.collect(node, into: &found)
        return found
    }

    private static func change(_ node: inout Node, _ keys: ArraySlice<String>, _ body: (inout Set<Element>) -> Void) {
        guard let key = keys.first else { return body(&node.elements) }
        change(&node.children[key, default: Node()], keys.dropFirst(), body)
        if node.children[key]?.isEmpty == true { node.children[key] = nil }
    }

    private static func collect(_ node: Node, into found: inout Set<Element>) {
        for child in node.children.values {
            found.formUnion(child.elements)
            collect(child, into: &found)
        }
    }
}
