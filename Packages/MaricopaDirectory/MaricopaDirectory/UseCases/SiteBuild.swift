import HTMLKit
import NotificationKit
import TimeKit
import WordKit

/// A generator of the site's files. Records come before the lists that link to them, and only one page of a list is in memory.
struct SiteBuild {
    let tables: DirectoryReader
    let settings: SiteSettings
    /// Midnight of the day of the build.
    let moment: LocalDateTime
    /// Receives each file.
    let emit: (SiteFile) throws -> Void

    private let texts = StaticPageName.allCases

    /// Emits all files.
    func run() throws {
        var paths: [[String]] = [["index.html"]]
        var parks: [String: [Record]] = [:]
        var counts: [(kind: RecordKind, count: Int, checked: String)] = []
        for picture in Drawing.allCases.map(SitePicture.init) {
            try emit(SiteFile(path: picture.path, bytes: picture.bytes))
        }
        // Parks precede activities in `allCases`, so their features are known when the activities need them.
        for kind in RecordKind.allCases {
            let count = try tables.count(of: kind)
            counts.append((kind, count, try tables.checkedDays(of: kind).words))
            if kind == .event {
                try events(&paths)
            } else {
                try records(of: kind, count, &paths) { record in
                    if case .park(let park) = record.details {
                        for key in Set(park.features.map(FoldedText.key)) {
                            if parks[key, default: []].count < DirectoryReader.mostPlaces {
                                parks[key, default: []].append(record)
                            }
                        }
                    }
                } places: { feature in
                    parks[FoldedText.key(feature)] ?? []
                }
            }
        }
        let top = frame(0)
        for name in texts {
            let page = StaticPages.shown(try tables.page(name).value, name)
            let sheet = SitePages.text(name, page.title, page.text, top)
            try emit(SiteFile(path: SiteAddress.text(name), bytes: sheet.bytes))
            paths.append(SiteAddress.text(name))
        }
        try emit(SiteFile(path: ["style.css"], bytes: SiteStyle.bytes))
        try emit(SiteFile(path: ["index.html"], bytes: SitePages.home(HomeArticle(counts: counts, frame: top)).bytes))
        let base = settings.base ?? ""
        try emit(SiteFiles.robots(base: base))
        for file in SiteFiles.sitemaps(paths, base: base) { try emit(file) }
        if let file = SiteFiles.appleAssociation(settings) { try emit(file) }
        if let file = SiteFiles.assetLinks(settings) { try emit(file) }
    }

    private func frame(_ depth: Int) -> SiteFrame { SiteFrame(settings: settings, depth: depth, texts: texts) }

    // MARK: Records

    private func records(
        of kind: RecordKind,
        _ count: Int,
        _ paths: inout [[String]],
        see: (Record) -> Void,
        places: (String) throws -> [Record]
    ) throws {
        var rows: [ListRow] = []
        var number = 1
        let pages = max(1, (count + ListArticle.rowsPerPage - 1) / ListArticle.rowsPerPage)
        try tables.forEach(kind) { record in
            see(record)
            rows.append(try page(of: record, places: places, &paths))
            if rows.count == ListArticle.rowsPerPage, number < pages {
                try list(kind, rows, number, pages, count, &paths)
                rows = []
                number += 1
            }
        }
        try list(kind, rows, number, pages, count, &paths)
    }

    /// Emits the files of a record, and returns its row in the list.
    private func page(
        of record: Record,
        places: (String) throws -> [Record],
        _ paths: inout [[String]]
    ) throws -> ListRow {
        let facts = try tables.facts(record, at: moment, places: places)
        let path = SiteAddress.page(record.kind, record.id.rawValue)
        if facts.picture.drawing == nil { try emit(SiteFile(path: facts.picture.path, bytes: facts.picture.bytes)) }
        for photo in facts.photos { try emit(SiteFile(path: photo.picture.path, bytes: photo.picture.bytes)) }
        try emit(SiteFile(path: path, bytes: SitePages.record(facts, frame(1)).bytes))
        if !record.isSample { paths.append(path) }
        let top = frame(1)
        if let sheet = RecipePrintSheet(facts, address: top.absolute(path)) {
            try emit(SiteFile(path: SiteAddress.print(record.id.rawValue), bytes: sheet.bytes))
        }
        if let calendar = try SitePages.calendar(record, top) {
            try emit(SiteFile(path: SiteAddress.calendar(record.id.rawValue), bytes: calendar))
        }
        return ListRow(record, picture: facts.picture, at: moment)
    }

    /// Emits the events by their current or next occurrence. Past events come last, and aren't in the calendar file.
    private func events(_ paths: inout [[String]]) throws {
        var rows: [(start: LocalDateTime?, row: ListRow)] = []
        try tables.forEach(.event) { record in
            let row = try page(of: record, places: { _ in [] }, &paths)
            rows.append((RecordFacts(record, at: moment).occurrence?.start, row))
        }
        // Equal starts keep the order by title.
        let order = rows.indices.sorted { left, right in
            switch (rows[left].start, rows[right].start) {
            case (let one?, let other?): one == other ? left < right : one < other
            case (_?, nil): true
            case (nil, _?): false
            case (nil, nil): left < right
            }
        }
        let sorted = order.map { rows[$0].row }
        let pages = max(1, (sorted.count + ListArticle.rowsPerPage - 1) / ListArticle.rowsPerPage)
        for number in 1...pages {
            let part = sorted.dropFirst((number - 1) * ListArticle.rowsPerPage).prefix(ListArticle.rowsPerPage)
            try list(.event, Array(part), number, pages, sorted.count, &paths)
        }
        guard !sorted.isEmpty else { return }
        let top = frame(1)
        let coming = rows.filter { $0.start != nil }.map(\.row.record)
        let feed = EventCalendar.feed(coming, name: localized("\(settings.name): events")) { record in
            top.absolute(SiteAddress.page(.event, record.id.rawValue))?.description ?? ""
        }
        // The time stamp is the day, so that equal events have equal bytes.
        let calendar = try feed.iCalendar(now: County.zone.instant(of: moment), throughYear: moment.date.year + 1)
        try emit(SiteFile(path: ["events", "events.ics"], bytes: calendar))
    }

    // MARK: Lists

    private func list(
        _ kind: RecordKind,
        _ rows: [ListRow],
        _ number: Int,
        _ pages: Int,
        _ total: Int,
        _ paths: inout [[String]]
    ) throws {
        let top = frame(1)
        let records = rows.map(\.record)
        let hasMap = records.contains { $0.coordinate != nil }
        if hasMap {
            let map = DirectoryMap(
                kind.heading,
                records,
                numberedFrom: (number - 1) * ListArticle.rowsPerPage + 1,
                circle: nil,
                origin: nil,
                at: nil
            ) { top.absolute(SiteAddress.page($0.kind, $0.id.rawValue)) }
            try emit(SiteFile(path: SiteAddress.map(kind, number, "svg"), bytes: map.svg))
            try emit(SiteFile(path: SiteAddress.map(kind, number, "geojson"), bytes: map.geoJSON))
        }
        let article = ListArticle(
            kind: kind,
            rows: rows,
            number: number,
            pages: pages,
            total: total,
            hasMap: hasMap,
            frame: top
        )
        let path = SiteAddress.list(kind, number)
        try emit(SiteFile(path: path, bytes: SitePages.list(article).bytes))
        paths.append(path)
    }
}
