public import ArgumentParser
import Foundation
import NotificationKit
import StorageKit
import WebClient
import WordKit

/// The destinations of notifications besides the inbox, which always gets them.
///
/// - Important: The URL of a webhook and the topic of ntfy are secrets: they let others read or send messages. They are
///   read from a file or standard input, since other users can see a command's arguments and a service's unit.
public struct SinkOptions: ParsableArguments {
    @Flag(help: "Show notifications on the desktop, with notify-send.") public var desktop = false
    /// The file with the URLs that get each notification as JSON.
    @Option(
        help: ArgumentHelp(
            "Post notifications as JSON to the addresses in this file, one a line; - for standard input.",
            valueName: "file"
        ),
        completion: .file()
    )
    public var webhookFile: String?
    /// The file with the ntfy topics that get each notification.
    @Option(
        help: ArgumentHelp(
            "Publish notifications to the ntfy topics in this file, one address a line; - for standard input.",
            valueName: "file"
        ),
        completion: .file()
    )
    public var ntfyFile: String?
    @Flag(help: "Write notifications to standard error.") public var terminal = false

    public init() {}
}

extension SinkOptions {
    /// Creates the sinks. One that fails never loses the inbox's copy.
    ///
    /// - Parameter name: The name of the terminal as a sink. Programs that run side by side have a terminal each.
    /// - Throws: `unavailable` for `--desktop` without `notify-send`, and the errors of reading and checking the
    ///   addresses.
    func sinks(
        in context: CommandContext,
        terminal name: String = "terminal",
        post: @escaping HTTPPoster
    ) throws -> [any NotificationSink] {
        var sinks: [any NotificationSink] = []
        if desktop {
            guard let sink = DesktopSink.live() else {
                throw CommandError(
                    .unavailable,
                    localized("there is no notify-send for --desktop"),
                    remedy: localized("install libnotify-bin, or leave --desktop out")
                )
            }
            sinks.append(sink)
        }
        if let webhookFile {
            sinks += try SinkAddresses.webhooks.sinks(try Self.addresses(in: webhookFile), post: post)
        }
        if let ntfyFile { sinks += try SinkAddresses.ntfy.sinks(try Self.addresses(in: ntfyFile), post: post) }
        if terminal {
            sinks.append(
                TerminalSink(name: name) { context.terminal.note(StyledText($0.trimmingCharacters(in: .newlines))) }
            )
        }
        return sinks
    }

    /// Returns the options as arguments for the service that runs the daemon.
    ///
    /// The addresses are copied into private files in the data folder, and the arguments name these files. Files of an
    /// earlier service that are no longer needed are deleted.
    ///
    /// - Throws: The errors of reading, checking and writing the addresses.
    func keep(for app: String, in folder: DataFolder) throws -> [String] {
        var arguments = desktop ? ["--desktop"] : []
        for (kind, given) in [(SinkAddresses.webhooks, webhookFile), (.ntfy, ntfyFile)] {
            let file = kind.file(of: app, in: folder)
            guard let given else {
                try file.delete()
                continue
            }
            let addresses = try Self.addresses(in: given)
            _ = try kind.sinks(addresses) { _, _, _ in 0 }
            try FileManager.default.createDirectory(
                at: folder.url,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try file.write(Data(addresses.map { $0 + "\n" }.joined().utf8))
            arguments += [kind.option, file.url.path]
        }
        return arguments
    }

    /// Deletes the addresses kept for a service.
    static func forget(for app: String, in folder: DataFolder) throws {
        for kind in SinkAddresses.allCases { try kind.file(of: app, in: folder).delete() }
    }

    /// Returns the lines of a file, without empty lines and those that begin with `#`.
    private static func addresses(in path: String) throws -> [String] {
        let bytes: Data
        if path == "-" {
            bytes = try InputFile.read(path, limit: 65_536)
        } else {
            try InputFile.check(path)
            bytes = try PrivateFile(URL(fileURLWithPath: path)).read(limit: 65_536) ?? Data()
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
        guard !lines.isEmpty else {
            throw CommandError(
                .badData,
                localized("“\(path)” holds no address"),
                remedy: localized("write one a line into it")
            )
        }
        return lines
    }
}

/// The kinds of addresses that a service posts to.
private enum SinkAddresses: CaseIterable {
    case webhooks, ntfy

    /// The option that names a file of these addresses.
    var option: String { self == .webhooks ? "--webhook-file" : "--ntfy-file" }

    /// Returns the file that keeps the addresses of an app's service.
    func file(of app: String, in folder: DataFolder) -> PrivateFile {
        PrivateFile(folder.url.appendingPathComponent("\(app).\(self)", isDirectory: false))
    }

    /// Creates a sink for each address. The sinks' names, which get into logs and the store, contain only the host.
    func sinks(_ addresses: [String], post: @escaping HTTPPoster) throws -> [any NotificationSink] {
        var counts: [String: Int] = [:]
        return try addresses.map { address in
            let host = URL(string: address)?.host ?? ""
            counts[host, default: 0] += 1
            let number = counts[host].map { $0 > 1 ? " \($0)" : "" } ?? ""
            switch self {
            case .webhooks: return try WebhookSink(name: "webhook \(host)\(number)", url: address, post: post)
            case .ntfy: return try NtfySink(name: "ntfy \(host)\(number)", topic: address, post: post)
            }
        }
    }
}

extension LiveWebClient {
    /// The poster of the sinks.
    ///
    /// It doesn't follow redirects: a POST redirected to a hotel's sign-in page becomes a GET and would count as
    /// delivered.
    var poster: HTTPPoster {
        { url, headers, body in
            let mediaType = headers.first { $0.key.lowercased() == "content-type" }?.value ?? "application/octet-stream"
            let request = WebRequest(
                try WebAddress(url.absoluteString),
                method: .post(body: Array(body), mediaType: mediaType),
                limits: .init(bytes: 1 << 20),
                fields: headers.filter { $0.key.lowercased() != "content-type" }.map { WebField($0.key, $0.value) },
                followsRedirects: false,
                // The address comes from this machine's settings. A daemon runs for months, so each request looks the
                // name up again.
                policy: .anywhere
            )
            return try await send(request).status
        }
    }
}
