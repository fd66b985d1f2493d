// ReportKit
