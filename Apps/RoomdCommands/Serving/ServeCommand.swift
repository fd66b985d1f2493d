import ArgumentParser
import CommandKit
import JSONKit
import Logging
import RealtimeServer
import RealtimeService
import SchedulerKit
import SecurityLog
import StorageKit
import TimeKit

/// `roomd serve`
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve databases until SIGTERM or Ctrl-C.",
        discussion: """
            What is answered with success is on the disk. On SIGTERM and Ctrl-C it takes nothing new, finishes what it has taken, \
            ends the streams and exits with 0. It speaks plain HTTP: other machines reach it through a proxy with TLS.

            With --emulator everybody may do everything and databases appear at their first use, as in Google's emulator; it \
            then listens to this machine alone and keeps its data apart from the real ones.

            EXAMPLE: roomd serve --emulator --port 9000
            """
    )

    @Flag(help: "Let everybody on this machine do everything, to try things out.") var emulator = false
    @Option(help: ArgumentHelp("The port to listen at; 0 for any that is free.", valueName: "number")) var port = 9_000
    @Option(help: ArgumentHelp("The address to listen at.", valueName: "address")) var host = "127.0.0.1"
    @Option(help: ArgumentHelp("The database of requests that name none.", valueName: "name")) var database: String?
    @Flag(help: "Believe the X-Forwarded-For of the proxy in front.") var trustProxy = false
    @OptionGroup(title: "Quotas") var quotas: QuotaOptions
    @Flag(help: "Log each request, too.") var verbose = false
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() async throws {
        let context = try global.context()
        var settings = ServerConfiguration(host: host, port: port, trustsProxy: trustProxy)
        if let database {
            guard let name = DatabaseName(database) else {
                throw CommandError(
                    .usage,
                    "“\(database)” is no name of a database",
                    remedy: "use 1 to 63 letters, digits, hyphens and underscores"
                )
            }
            settings.database = name
        }
        if emulator { settings.limits = .generous } else { settings.limits.diskFloorBytes = quotas.diskFloorBytes }
        var log = Logger(label: "roomd") { StreamLogHandler.standardError(label: $0) }
        log.logLevel = verbose ? .debug : .info
        if !LoopbackIdentity.isLoopback(host) {
            log.warning("others can reach this address, and read what goes over it: put a proxy with TLS in front")
        }

        let stop = TerminationSignals.stream()
        let data = RoomdData(in: context.folder, isEmulator: emulator)
        // An emulator trusts everybody, so it has no security events.
        let security = emulator ? nil : data.log(context.clock)
        let (server, upkeep) = try await server(settings, of: data, clock: context.clock, log: log, security: security)
        security?.noteStart(after: try SecurityLogReading(last: 10_000, of: data.securityLog).entries)
        let looking = Task { await upkeep?.run() }
        defer {
            looking.cancel()
            security?.note(SecurityEvent(.stopped, .done))
            security?.flush()
        }
        try await server.run(until: stop) { address in
            // A closed standard output doesn't stop the server.
            try? context.answer(["address": .string(address)]) { try $0.print("listening at \(address)") }
        }
    }

    private func server(
        _ settings: ServerConfiguration,
        of data: RoomdData,
        clock: WallClock,
        log: Logger,
        security: SecurityLog?
    ) async throws -> (RealtimeServer, Upkeep?) {
        let file = try data.open()
        let store = SQLiteTreeStore(store: file)
        let metrics = ServerMetrics { limit in security?.note(SecurityEvent(.limit, .refused, reason: limit)) }
        store.observe { metrics.noteCommits($0.count) }
        let accounts = RealtimeAccounts(store: file)
        if let name = settings.database, !emulator, try await !store.databases().contains(name) {
            log.warning(
                "there is no database \(name.text) yet: make it with “roomd rules deploy FILE --database \(name.text)”"
            )
        }
        let setup = AccountSetup(
            accounts: accounts,
            tokens: try await emulator ? Tokens.unsigned() : data.tokens(clock),
            clock: clock,
            database: settings.database,
            isKnown: { [emulator] name in emulator ? true : (try? await store.read(name) { _ in true }) ?? false },
            log: security
        )
        let identity: any Identity =
            emulator
            ? LoopbackIdentity(clock: clock, endpoints: AccountEndpoints(setup)) : SigningIdentity(setup)
        let service = RealtimeService(
            store: store,
            clock: clock,
            limits: emulator ? .generous : ServiceLimits(quotas: quotas.treeQuotas),
            makesDatabases: emulator
        )
        let server = RealtimeServer(
            service: service,
            identity: identity,
            configuration: settings,
            clock: clock,
            log: log,
            metrics: metrics,
            watch: security.map { SecurityWatch($0, senders: SenderKeys(clock: clock)) },
            freeDiskBytes: { file.diskFreeByteCount }
        )
        let upkeep = security.map { security in
            Upkeep(
                keys: data.keys,
                sweep: AccountSweep(accounts, service),
                security: security,
                clock: clock,
                log: log
            )
        }
        return (server, upkeep)
    }
}
