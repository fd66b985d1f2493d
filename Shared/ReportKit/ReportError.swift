import WordKit

/// An error in a report or a chart, or in drawing it.
public enum ReportError: Error, Equatable, Sendable {
    case noColumns
    /// A row with the wrong number of cells; rows count from 1.
    case cellCount(row: Int, cells: Int, columns: Int)
    /// The picture is neither PNG nor JPEG.
    case imageFormat(byteCount: Int)
    /// The picture ends early or is damaged at the offset.
    case imageDamaged(offset: Int)
    /// The picture has more pixels than ``ReportImage/pixelLimit``.
    case imageSize(width: Int, height: Int)
    /// A JPEG in a PNG page, where it would have to be decoded.
    case imageNeedsDecoding(description: String)
    /// The margins leave less than 100 × 100 points.
    case pageTooSmall(width: Double, height: Double)
    /// The text size isn't from 6 to 24 points.
    case textSize(Double)
    /// The resolution isn't from 36 to 600 pixels per inch.
    case resolution(Int)
    /// The chart with this title has no series, category, row or column.
    case chartIsEmpty(String)
    /// A chart has more of something, such as "series" or "points", than it can show.
    case chartCount(of: String, count: Int, limit: Int)
    /// A row or series has the wrong number of values.
    case chartCells(name: String, count: Int, wanted: Int)
    /// A value isn't finite or is beyond ``ChartValue/limit``; positions count from 1.
    case chartValue(series: String, position: Int)
    /// A point isn't in order or is outside the axis; positions count from 1.
    case chartPlace(series: String, position: Int, x: Int)
    /// A band has no ends, or ends before it begins.
    case chartBand(String)
    /// A size is outside ``ReportChart/sizes``, or less than the chart's texts need.
    case chartSize(width: Double, height: Double, leastHeight: Double)
    /// The scale isn't from 0.5 to 8 pixels per point.
    case chartScale(Double)
    case fontNotInstalled(String)
    /// The drawing library failed, with its own message.
    case drawing(String)
}

extension ReportError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noColumns: localized("the table has no columns — give it one at least")
        case .cellCount(let row, let cells, let columns):
            localized("row \(row) of the table has \(cells) cells for \(columns) columns — give one a column")
        case .imageFormat(let count):
            localized("the picture of \(count) bytes is neither PNG nor JPEG — convert it to one of them")
        case .imageDamaged(let offset):
            localized("the picture is damaged at byte \(offset) — save it again from its source")
        case .imageSize(let width, let height):
            localized("the picture has \(width) × \(height) pixels — scale it to \(ReportImage.pixelLimit) at most")
        case .imageNeedsDecoding(let name):
            localized("the picture “\(name)” is a JPEG, which only PDF and HTML can hold — give it as PNG")
        case .pageTooSmall(let width, let height):
            localized("the margins leave \(width) × \(height) points of the page — leave 100 × 100 at least")
        case .textSize(let size): localized("\(size) points is no size for text — choose 6 to 24")
        case .resolution(let pixels): localized("\(pixels) pixels an inch cannot be drawn — choose 36 to 600")
        case .chartIsEmpty(let title):
            localized("the chart “\(title)” has nothing to show — give it a series and a label at least")
        case .chartCount(let things, let count, let limit):
            localized("the chart has \(count) \(Self.words(things)) — give it \(limit) at most, or split it")
        case .chartCells(let name, let count, let wanted):
            localized("“\(name)” has \(count) values for \(wanted) labels — give one a label, or nil")
        case .chartValue(let series, let position):
            localized("value \(position) of “\(series)” cannot be drawn — give a finite number within ±10¹²")
        case .chartPlace(let series, let position, let x):
            localized(
                "point \(position) of “\(series)” is out of place at \(x) — sort the points, and keep to the labels"
            )
        case .chartBand(let label): localized("the band “\(label)” is no range — let it end at or above its start")
        case .chartSize(let width, let height, let least):
            localized(
                "a chart of \(width) × \(height) points cannot be read — make it \(least) high at least, within 120…4000"
            )
        case .chartScale(let scale): localized("\(scale) pixels a point cannot be drawn — choose 0.5 to 8")
        case .fontNotInstalled(let family):
            localized("the typeface “\(family)” is not installed — run “make setup”, or install fonts-dejavu-core")
        case .drawing(let reason): localized("the page could not be drawn: \(reason) — check memory and free space")
        }
    }
}

extension ReportError {
    /// Returns the things of ``chartCount(of:count:limit:)`` in the language of the person who reads the error.
    private static func words(_ things: String) -> String {
        switch things {
        case "series": localized("series")
        case "bands": localized("bands")
        case "limits": localized("limits")
        case "points": localized("points")
        case "categories": localized("categories")
        case "rows": localized("rows")
        case "columns": localized("columns")
        case "cells": localized("cells")
        default: things
        }
    }

    static func check(_ count: Int, of things: String, within limit: Int) throws(ReportError) {
        guard count <= limit else { throw .chartCount(of: things, count: count, limit: limit) }
    }
}
