import ArgumentParser
import MaricopaDirectory

extension RecordKind: @retroactive ExpressibleByArgument {
    /// Reads "market" and "markets".
    public init?(argument: String) {
        guard let kind = RecordKind(rawValue: argument) ?? RecordKind(plural: argument) else { return nil }
        self = kind
    }
}

extension FilterSection: @retroactive ExpressibleByArgument {}
extension RecordSection: @retroactive ExpressibleByArgument {}
extension ButtonIcon: @retroactive ExpressibleByArgument {}
extension StaticPageName: @retroactive ExpressibleByArgument {}
