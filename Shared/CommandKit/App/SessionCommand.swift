public import ArgumentParser

/// A command that works in a session of its app.
public protocol SessionCommand: ParsableCommand {
    associatedtype App: CommandApp

    var global: GlobalOptions { get }

    func run(in session: AppSession) throws
}

extension SessionCommand {
    public func run() throws { try run(in: App.session(global)) }
}

/// A command that works in a session of its app and waits, such as for another machine.
public protocol AsyncSessionCommand: AsyncParsableCommand {
    associatedtype App: CommandApp

    var global: GlobalOptions { get }

    func run(in session: AppSession) async throws
}

extension AsyncSessionCommand {
    public func run() async throws { try await run(in: App.session(global)) }
}
