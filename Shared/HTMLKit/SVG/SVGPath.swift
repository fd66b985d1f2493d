/// The path of a line: the `d` attribute of a path.
public struct SVGPath: Hashable, Sendable {
    private var steps: [Step] = []

    private struct Step: Hashable {
        let command: UInt8
        let numbers: [Double]
    }

    /// Creates an empty path.
    public init() {}

    /// Creates a path of straight lines through points.
    public init(through points: [SVGPoint]) {
        for (position, point) in points.enumerated() {
            if position == 0 { move(to: point) } else { line(to: point) }
        }
    }

    /// Moves to a point without drawing.
    public mutating func move(to point: SVGPoint) { add("M", [point.x, point.y]) }

    public mutating func line(to point: SVGPoint) { add("L", [point.x, point.y]) }

    public mutating func arc(to point: SVGPoint, radius: Double, isLarge: Bool, isClockwise: Bool) {
        add("A", [radius, radius, 0, isLarge ? 1 : 0, isClockwise ? 1 : 0, point.x, point.y])
    }

    /// Draws a straight line back to the last `move(to:)`.
    public mutating func close() { add("Z", []) }

    private mutating func add(_ command: Unicode.Scalar, _ numbers: [Double]) {
        steps.append(Step(command: UInt8(ascii: command), numbers: numbers))
    }

    var text: String {
        var writer = MarkupWriter()
        for (position, step) in steps.enumerated() {
            if position > 0 { writer.write(byte: UInt8(ascii: " ")) }
            writer.write(byte: step.command)
            for (index, number) in step.numbers.enumerated() {
                if index > 0 { writer.write(byte: UInt8(ascii: " ")) }
                writer.write(coordinate: number)
            }
        }
        return writer.string
    }
}

/// A point in a drawing.
public struct SVGPoint: Hashable, Sendable {
    /// The distance to the right.
    public var x: Double
    /// The distance down.
    public var y: Double

    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// A transformation of an element.
public struct SVGTransform: Hashable, Sendable {
    let text: String

    /// Moves to the right and down.
    public static func moved(_ x: Double, _ y: Double) -> SVGTransform { SVGTransform("translate", [x, y]) }

    /// Scales in both directions.
    public static func scaled(_ factor: Double) -> SVGTransform { SVGTransform("scale", [factor]) }

    private init(_ name: StaticString, _ numbers: [Double]) {
        var writer = MarkupWriter()
        writer.write(literal: name)
        writer.write(byte: UInt8(ascii: "("))
        for (position, number) in numbers.enumerated() {
            if position > 0 { writer.write(byte: UInt8(ascii: " ")) }
            writer.write(coordinate: number)
        }
        writer.write(byte: UInt8(ascii: ")"))
        text = writer.string
    }
}
