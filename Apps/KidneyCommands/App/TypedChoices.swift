public import ArgumentParser
public import KidneyNutrition

// Enums of the engine that are typed with their raw values.

extension Meal: ExpressibleByArgument {}
extension Sex: ExpressibleByArgument {}
extension UnitSystem: ExpressibleByArgument {}
extension ActivityKind: ExpressibleByArgument {}
extension WeightContext: ExpressibleByArgument {}
extension NoticeKind: ExpressibleByArgument {}
extension TargetQuantity: ExpressibleByArgument {}
