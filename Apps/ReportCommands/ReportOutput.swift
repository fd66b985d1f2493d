public import ArgumentParser
public import CommandKit
public import ReportKit

/// The paper sizes of a report.
public enum Paper: String, CaseIterable, ExpressibleByArgument, Sendable {
    case a4, letter

    public var size: PageSize { self == .a4 ? .a4 : .letter }
}

extension ReportDocument {
    /// Returns the files that are asked for by name. The second page of a picture `report.png` goes to `report-2.png`.
    public func files(
        pdf: String? = nil,
        png: String? = nil,
        html: String? = nil
    ) throws(ReportError) -> [(name: String, bytes: [UInt8])] {
        var files: [(name: String, bytes: [UInt8])] = []
        if let pdf { files.append((pdf, try self.pdf())) }
        if let png {
            for (number, page) in try pngPages().enumerated() {
                files.append((number == 0 ? png : Self.numbered(png, number + 1), page))
            }
        }
        if let html { files.append((html, printHTML())) }
        return files
    }

    private static func numbered(_ name: String, _ number: Int) -> String {
        let folderEnd = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
        guard let dot = name[folderEnd...].lastIndex(of: "."), dot > folderEnd else { return "\(name)-\(number)" }
        return "\(name[..<dot])-\(number)\(name[dot...])"
    }
}

extension CommandStatus {
    /// Creates the exit status of an error of a report.
    public init(_ error: ReportError) {
        switch error {
        case .fontNotInstalled: self = .unavailable
        case .drawing: self = .inputOutput
        default: self = .software
        }
    }
}
