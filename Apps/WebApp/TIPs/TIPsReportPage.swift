import HTMLKit
import PageKit
import ReportKit
import ScreenKit
import TIPsCommands
import TIPsTracker

/// The clinic's report as a page to read and to print: the same document as the PDF.
struct TIPsReportPage: HTMLView {
    let screen: ReportPage
    let context: PageContext
    private let blocks: [ReportBlock]

    /// - Throws: The error of the document.
    init(screen: ReportPage, context: PageContext) throws(ReportError) {
        self.screen = screen
        self.context = context
        blocks = try ClinicDocument(screen.report).blocks()
    }

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p(.class("muted")) { screen.subtitle }
        p { screen.hint }
        div(.class("ways")) {
            ActionView(screen.pdf, in: context)
            ActionView(screen.csv, in: context)
            PrintView()
            WayLink(screen.adherence, context)
        }
        ActionView(screen.show, in: context)
        DocumentView(blocks: blocks)
    }
}
