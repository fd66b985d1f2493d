/// The course of a line: the `d` of a path.
public struct SVGPath: Hashable, Sendable {
    private var steps: [Step] = []

    private struct Step: Hashable {
        let command: UInt8
        let numbers: [Double]
    }

    /// A path of nothing.
    public init() {}

    /// A path of straight lines through points.
    public init(through points: [SVGPoint]) {
        for (position, point) in points.enumerated() {
            if position == 0 { move(to: point) } else { line(to: point) }
        }
    }

    /// Lifts the pen and sets it down.
    public mutating func move(to point: SVGPoint) { add("M", [point.x, point.y]) }

    /// Draws a straight line.
    public mutating func line(to point: SVGPoint) { add("L", [point.x, point.y]) }

    /// Draws a cubic Bézier curve.
    public mutating func curve(to point: SVGPoint, _ first: SVGPoint, _ second: SVGPoint) {
        add("C", [first.x, first.y, second.x, second.y, point.x, point.y])
    }

    /// Draws an arc of a circle.
    public mutating func arc(to point: SVGPoint, radius: Double, isLarge: Bool, isClockwise: Bool) {
        add("A", [radius, radius, 0, isLarge ? 1 : 0, isClockwise ? 1 : 0, point.x, point.y])
    }

    /// Draws back to where the pen was set down.
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

/// A place in a drawing: x to the right, y down.
public struct SVGPoint: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// A place.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// Moved, turned, scaled: applied to the drawing from the last step to the first.
public struct SVGTransform: Hashable, Sendable {
    let text: String

    /// Moved to the right and down.
    public static func moved(_ x: Double, _ y: Double) -> SVGTransform { SVGTransform("translate", [x, y]) }

    /// Turned clockwise about a place, in degrees.
    public static func turned(_ degrees: Double, about point: SVGPoint) -> SVGTransform {
        SVGTransform("rotate", [degrees, point.x, point.y])
    }

    /// Scaled in both directions.
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
