public import ArgumentParser
public import KidneyNutrition

// Enums of the engine that are typed with their raw values.

extension Meal: ExpressibleByArgument {}
extension Sex: ExpressibleByArgument {}
extension UnitSystem: ExpressibleByArgument {}
extension ActivityKind: ExpressibleByArgument {}
extension WeightContext: ExpressibleByArgument {}
extension NoticeKind: ExpressibleByArgument {}

extension TargetQuantity: ExpressibleByArgument {
    /// Reads a raw value, or the name that a goal has.
    public init?(argument: String) {
        let names = [
            "bp": Self.systolicPressure, "pressure": .systolicPressure, "fiber": .fibre, "gain": .interdialyticGain,
        ]
        guard let quantity = Self(rawValue: argument) ?? names[argument.lowercased()] else { return nil }
        self = quantity
    }
}
