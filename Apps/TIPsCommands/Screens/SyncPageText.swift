import CommandKit
import ScreenKit
import TIPsTracker
import WordKit

extension Terminal {
    /// Prints the server's address, the unsent and refused changes, and the code.
    func show(_ page: SyncPage) throws {
        try print(StyledText(page.title, .heading))
        if let remote = page.remote { try print(StyledText(remote)) }
        try print(StyledText(page.state))
        if let problem = page.problem { try printWrapped(StyledText(problem, .warning), indent: 0) }
        if !page.parked.isEmpty {
            var table = Table([
                .init("#", alignment: .right), .init(localized("Refused"), shrinks: true),
                .init(localized("Why"), shrinks: true),
            ])
            for row in page.parked {
                table.append(["\(row.id)", "\(row.summary), \(row.made)", StyledText(row.reason)])
            }
            try print(table)
            try printHint(localized("Try one again with: tips sync parked retry NUMBER"))
        }
        if let join = page.join {
            for field in join.fields { try print(StyledText("  \(field.label)", .faint)) }
            try printHint(localized("Join one with: tips sync join INVITATION --me NAME"))
        }
        if let code = page.code { try print(StyledText(localized("Code")) + " \(code.text, .heading) \(code.note)") }
    }
}
