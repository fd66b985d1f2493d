public import ArgumentParser
public import MaricopaDirectory

extension RecordKind: ExpressibleByArgument {
    /// Parses "market" or "markets".
    public init?(argument: String) {
        guard let kind = RecordKind(rawValue: argument) ?? RecordKind(plural: argument) else { return nil }
        self = kind
    }
}

extension FilterSection: ExpressibleByArgument {}
extension RecordSection: ExpressibleByArgument {}
extension ButtonIcon: ExpressibleByArgument {}
extension StaticPageName: ExpressibleByArgument {}
extension ImportFormat: ExpressibleByArgument {}
extension ImportArea: ExpressibleByArgument {}
