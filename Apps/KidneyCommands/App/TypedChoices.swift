public import ArgumentParser
public import KidneyNutrition

// Choices of the engine that are typed as they are called there.

extension Meal: ExpressibleByArgument {}
extension Sex: ExpressibleByArgument {}
extension UnitSystem: ExpressibleByArgument {}
extension ActivityKind: ExpressibleByArgument {}
extension WeightContext: ExpressibleByArgument {}
extension NoticeKind: ExpressibleByArgument {}
extension TargetQuantity: ExpressibleByArgument {}
