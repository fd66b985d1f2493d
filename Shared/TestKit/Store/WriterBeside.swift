import Foundation
import GRDB
public import ScreenKit
public import StorageKit

/// A reader and a writer of one file, each with an engine and a connection of its own. While the reader looks at a screen, the writer commits a
/// change in the middle of each of the reader's transactions.
///
/// The law: no screen mixes two states. A screen equals one that the writer shows when nobody writes, before its changes or after one of them.
/// Nothing depends on the speed of the machine, because the reader waits for the writer.
public final class WriterBeside<Engine> {
    /// Shows the screen of a link; nil for a link that isn't opened here.
    public typealias Show = (_ engine: Engine, _ link: String) throws -> (any Screen)?
    /// Commits a change. The number counts the changes from 0.
    public typealias Write = (_ engine: Engine, _ number: Int) throws -> Void

    private let folder: TemporaryFolder
    private let readerStore: LocalStore
    private let writerStore: LocalStore
    private let reader: Engine
    private let writer: Engine
    private let show: Show
    private let write: Write
    private var link = ""
    /// The screen of the link in each state since the look began.
    private var states: [String] = []
    private var failure: (any Error)?
    /// The number of statements in the reader's transaction so far; nil outside of one, and once the writer has written beside it.
    private var statements: Int?

    /// The number of changes that were committed while the reader looked.
    public private(set) var changeCount = 0
    /// The screens that match no single state, each with the place where it differs from the last one, and the failures of the writer.
    public private(set) var breaches: [String] = []
    /// The types of the screens that were opened.
    private var types: Set<String> = []

    /// - Parameters:
    ///   - store: The store whose content both begin with.
    ///   - engine: Makes an engine over a store.
    ///   - write: Commits a change of what screens show.
    public init(
        copyOf store: LocalStore,
        engine: (LocalStore) throws -> Engine,
        show: @escaping Show,
        write: @escaping Write
    ) throws {
        folder = try TemporaryFolder()
        let file = folder.file("store.sqlite")
        try Backup.write(store, to: file)
        // The change log's own schema comes first, and each store has it.
        let schemas = Array(store.schemas.dropFirst())
        let options = StoreOptions(connections: .single)
        readerStore = try LocalStore.open(at: file, schemas: schemas, options: options)
        writerStore = try LocalStore.open(at: file, schemas: schemas, options: options)
        reader = try engine(readerStore)
        writer = try engine(writerStore)
        self.show = show
        self.write = write
    }

    deinit {
        // Before the folder is deleted, so that closing finds its files.
        try? readerStore.close()
        try? writerStore.close()
    }

    /// Follows the links of the reader's screens, with the writer beside them. Of links that differ in numbers and identifiers only, three are
    /// opened.
    public func walk(from links: [String], scheme: String) -> LinkWalk {
        var counts: [String: Int] = [:]
        return LinkWalk(from: links, scheme: scheme) { link in
            let parts = link.split(separator: "/").map { $0.contains(where: \.isNumber) ? "*" : String($0) }
            let count = counts[parts.joined(separator: "/"), default: 0] + 1
            counts[parts.joined(separator: "/")] = count
            guard count <= 3 else { return nil }
            return try open(link)
        }
    }

    /// Shows the reader's screen of a link, with the writer beside it.
    ///
    /// - Throws: An error of the screen, or of the writer.
    public func open(_ link: String) throws -> (any Screen)? {
        self.link = link
        (states, statements, failure) = ([], nil, nil)
        noteState()
        try readerStore.read { db in db.trace { [self] event in heard(event) } }
        let seen = shown(reader)
        try readerStore.read { db in db.trace(options: []) }
        if let failure {
            breaches.append("\(link): the writer can't write: \(failure)")
            throw failure
        }
        let text = Self.text(seen)
        if !states.contains(text) { breaches.append("\(link): \(Self.difference(of: text, from: states.last ?? ""))") }
        let screen = try seen.get()
        if let screen { types.insert(String(describing: type(of: screen))) }
        return screen
    }

    /// The types of an engine's screens that weren't opened beside the writer.
    ///
    /// - Parameter path: The path from the package's root of the protocol with a page for each screen that a link leads to.
    public func unopened(of path: String) throws -> [String] {
        let source = try String(contentsOf: Corpus.package.appendingPathComponent(path), encoding: .utf8)
        let screens = source.matches(of: /func page\(_ screen: (\w+)\) -> Page/).map { String($0.1) }
        return screens.isEmpty ? ["no screen in \(path)"] : screens.filter { !types.contains($0) }
    }

    private func heard(_ event: Database.TraceEvent) {
        guard case .statement(let statement) = event else { return }
        let sql = statement.sql
        // A deferred transaction only reads. The writer would wait for the end of any other.
        if sql.hasPrefix("BEGIN DEFERRED") {
            statements = 0
            return
        }
        guard let count = statements else { return }
        // After the store's own first statement and the engine's first, the transaction has its snapshot.
        guard count >= 2 || sql.hasPrefix("COMMIT") else {
            statements = count + 1
            return
        }
        statements = nil
        do {
            try write(writer, changeCount)
            changeCount += 1
            noteState()
        } catch {
            failure = error
        }
    }

    private func noteState() { states.append(Self.text(shown(writer))) }

    private func shown(_ engine: Engine) -> Result<(any Screen)?, any Error> { Result { try show(engine, link) } }

    /// Returns the JSON of a screen, or the text of the error.
    private static func text(_ shown: Result<(any Screen)?, any Error>) -> String {
        do {
            guard let screen = try shown.get() else { return "" }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(screen), as: UTF8.self)
        } catch {
            return "\(error)"
        }
    }

    private static func difference(of text: String, from other: String) -> String {
        let start = zip(text.utf8, other.utf8).prefix { $0 == $1 }.count
        let parts = [text, other].map {
            String(decoding: $0.utf8.dropFirst(max(0, start - 40)).prefix(120), as: UTF8.self)
        }
        return "“\(parts[0])” instead of “\(parts[1])”"
    }
}
