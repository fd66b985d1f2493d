import Foundation
import TestKit
import Testing

/// The result of `make install` with the binaries of this build. A stand-in for `swift` records the requested builds.
@Suite("make install")
struct InstallTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let swift = try folder.write(
            """
            #!/bin/sh
            echo "$*" >> "$ASKED"
            case "$*" in *--show-bin-path*) echo "$PRODUCTS" ;; esac

            """,
            to: "stand-in/swift"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    }

    private func install(_ app: String, in prefix: URL) throws -> CommandResult {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(folder.file("stand-in").path):\(environment["PATH"] ?? "/usr/bin:/bin")"
        environment["ASKED"] = folder.file("asked").path
        environment["PRODUCTS"] = Executable.products.path
        let script = Corpus.package.appending(path: "scripts/install")
        return try ChildProcess.run(script, [prefix.path, app], environment: environment)
    }

    private var asked: [String] {
        guard let text = try? String(contentsOf: folder.file("asked"), encoding: .utf8) else { return [] }
        return text.split(separator: "\n").map(String.init)
    }

    @Test(
        "a release with the runtime linked in is built; binary, completions and man page lie where shells look for them"
    )
    func everything() throws {
        let app = "recipebox"
        let prefix = folder.file("a place")
        let result = try install(app, in: prefix)
        #expect(result.exit == .status(0), "\(result.errorText)")
        #expect(result.text == "installed \(app) in \(prefix.path)\n")
        let build = "build -c release --static-swift-stdlib"
        #expect(asked == ["\(build) --product \(app)", "\(build) --show-bin-path"])

        let installed = prefix.appending(path: "bin/\(app)")
        let built = try Executable.named(app)
        #expect(try ChildProcess.run(installed, ["--version"]) == ChildProcess.run(built, ["--version"]))
        let places = [
            "bash": "bash-completion/completions/\(app)", "zsh": "zsh/site-functions/_\(app)",
            "fish": "fish/vendor_completions.d/\(app).fish",
        ]
        for (shell, place) in places {
            let script = try Data(contentsOf: prefix.appending(path: "share/\(place)"))
            #expect(
                script == (try ChildProcess.run(built, ["--generate-completion-script", shell]).output),
                "\(shell)"
            )
        }
        let bash = prefix.appending(path: "share/bash-completion/completions/\(app)")
        #expect(try ChildProcess.run(URL(filePath: "/bin/bash"), ["-n", bash.path]).exit == .status(0))

        let page = try String(contentsOf: prefix.appending(path: "share/man/man1/\(app).1"), encoding: .utf8)
        #expect(page.hasPrefix(".TH RECIPEBOX 1 "))
        // A manual's reader shows other characters instead of these, so the examples couldn't be typed.
        #expect(page.utf8.allSatisfy { $0 < 0x80 } && !page.contains(#/['`^~]/#))
        for (path, _) in try HelpTests.commands(of: app).dropFirst() {
            let usage = ".SS " + path.joined(separator: " ").replacing("-", with: "\\-")
            #expect(page.contains(usage), "the man page has no \(path.joined(separator: " "))")
        }
    }

    @Test("a place that can't be written to is told, with the way out, before anything is built")
    func refused() throws {
        let file = try folder.write("", to: "file")
        let result = try install("recipebox", in: file)
        #expect(result.exit == .status(73))
        #expect(result.errorText.hasPrefix("error: \(file.path)/bin can't be written to — "))
        #expect(result.errorText.contains("make install PREFIX="))
        #expect(asked.isEmpty)
    }
}
