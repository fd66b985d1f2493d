import Foundation
import TestKit
import Testing

/// A bill of materials from `scripts/sbom`, with CycloneDX's names.
struct BillOfMaterials: Decodable {
    struct Component: Decodable {
        let type, name: String
        let version, purl, scope: String?
        let reference: String
        let properties: [Property]?

        enum CodingKeys: String, CodingKey {
            case type, name, version, purl, scope, properties
            case reference = "bom-ref"
        }

        /// The programs that use the component.
        var users: Set<String> {
            Set((properties ?? []).filter { $0.name == "nourish:used-by" }.map(\.value))
        }
    }
    struct Property: Decodable { let name, value: String }
    struct Uses: Decodable {
        let ref: String
        let dependsOn: [String]
    }

    let components: [Component]
    let dependencies: [Uses]

    /// The names of all direct and indirect dependencies of a library or program of ours.
    func names(reachedFrom target: String) -> Set<String> {
        let uses = Dictionary(uniqueKeysWithValues: dependencies.map { ($0.ref, $0.dependsOn) })
        var (seen, open): (Set<String>, [String]) = ([], ["nourish/\(target)"])
        while let next = open.popLast() {
            open += (uses[next] ?? []).filter { seen.insert($0).inserted }
        }
        return Set(components.filter { seen.contains($0.reference) }.map(\.name))
    }
}

@Suite(
    "The bill of materials",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-query"), "it is read from dpkg")
)
struct SBOMTests {
    static let judge = PythonJudge.with("cyclonedx.validation.json, jsonschema")
    static let written = Result { try write("first.cdx.json") }
    static let folder = Result { try TemporaryFolder() }

    /// Runs the script and returns its output file.
    static func write(_ name: String, environment: [String: String] = [:]) throws -> Data {
        let file = try folder.get().file(name)
        let result = try ChildProcess.run(
            SourceTree.root.appending(path: "scripts/sbom"),
            [file.path],
            environment: ProcessInfo.processInfo.environment
                .filter { !$0.key.hasPrefix("SWIFT_TESTING") && $0.key != "SOURCE_DATE_EPOCH" }
                .merging(environment) { $1 }
        )
        try #require(result.exit == .status(0), "\(result.errorText)")
        return try Data(contentsOf: file)
    }

    static func bill() throws -> BillOfMaterials {
        try JSONDecoder().decode(BillOfMaterials.self, from: try written.get())
    }

    @Test("names each package that Package.swift names, and each that was resolved, with its version")
    func swiftPackages() throws {
        let places = Dictionary(
            try Self.bill().components.map { ($0.purl ?? $0.reference, $0.version) },
            uniquingKeysWith: { first, _ in first }
        )
        let named = try ResolvedPackage.named()
        let resolved = try ResolvedPackage.all()
        #expect(named.count >= 9 && resolved.count >= named.count)
        for package in resolved {
            #expect(places["pkg:swift/\(package.place)@\(package.version)"] == package.version)
        }
        let missing = named.filter { name in !resolved.contains { $0.place == name.place } }
        #expect(missing.isEmpty, "\(missing) were not resolved")
    }

    @Test("names each package of scripts/packages.txt with its installed version, and the libraries that are linked")
    func systemPackages() throws {
        let bill = try Self.bill()
        for name in try SourceTree.text("scripts/packages.txt").split(separator: "\n").map(String.init) {
            let component = try #require(bill.components.first { $0.name == name }, "\(name) is missing")
            let result = try ChildProcess.run(
                URL(filePath: "/usr/bin/dpkg-query"),
                ["-W", "-f", "${Version}", name]
            )
            #expect(component.version == result.text)
        }
        let modules = try FileManager.default.contentsOfDirectory(
            atPath: SourceTree.root.appending(path: "Shared").path
        ).filter { $0.wholeMatch(of: #/C[A-Z].+/#) != nil }
        #expect(modules.contains("CLibXML2"))
        for module in modules {
            let uses = try #require(bill.dependencies.first { $0.ref == "nourish/\(module)" })
            #expect(uses.dependsOn.contains { $0.hasPrefix("pkg:deb/") }, "\(module) links nothing")
        }
        // Decoders that only GdkPixbuf and its loaders need.
        let decoders = bill.names(reachedFrom: "PixbufThumbnailer")
        #expect(decoders.contains { $0.hasPrefix("libpng") } && decoders.contains { $0.hasPrefix("libwebp") })
    }

    @Test("tells which program uses what")
    func graph() throws {
        let bill = try Self.bill()
        let engine = bill.names(reachedFrom: "RecipeBox")
        #expect(engine.contains("GRDB.swift") && engine.contains("densities"))
        #expect(!engine.contains("swift-nio") && !engine.contains("hummingbird"))
        let signer = try #require(bill.components.first { $0.name == "jwt-kit" })
        #expect(signer.users == ["roomd"])
        // Programs without photos link no decoder.
        for (program, decodes) in [("recipebox", true), ("kidney", true), ("roomd", false), ("habit", false)] {
            let names = bill.names(reachedFrom: program)
            #expect(names.contains("PixbufThumbnailer") == decodes, "\(program)")
            #expect(names.contains { $0.hasPrefix("libgdk-pixbuf") } == decodes, "\(program)")
        }
        // JSON alone needs no parser of markup.
        for (target, parses) in [
            ("RecipeBox", true), ("TIPsTracker", false), ("RealtimeService", false), ("roomd", false),
        ] {
            let names = bill.names(reachedFrom: target)
            #expect(names.contains("JSONKit"), "\(target)")
            #expect(names.contains("CLibXML2") == parses, "\(target)")
        }
        let mail = try #require(bill.components.first { $0.name.hasPrefix("libcurl4") && $0.scope == "required" })
        #expect(mail.users == ["maricopa", "nourish"])
        let tools = bill.components.filter { $0.scope == "excluded" }
        #expect(tools.contains { $0.name == "poppler-utils" } && tools.allSatisfy(\.users.isEmpty))
    }

    @Test("names the C sources that packages carry, and the data of others")
    func carried() throws {
        let bill = try Self.bill()
        #expect(bill.names(reachedFrom: "AccountCrypto").contains("BoringSSL"))
        #expect(bill.names(reachedFrom: "RealtimeServer").isSuperset(of: ["BoringSSL", "llhttp", "swift"]))
        #expect(bill.names(reachedFrom: "AccountKit").contains("common passwords"))
        let rows = try SourceTree.text("docs/dependencies.md").components(separatedBy: "## Data of others")[1]
            .matches(of: #/(?m)^\| (?!data|-)/#)
        #expect(rows.count > 1 && bill.components.count { $0.type == "data" } == rows.count)
    }

    @Test("is the same to the byte each time, and has a time only where one is given")
    func deterministic() throws {
        let first = try Self.written.get()
        #expect(try Self.write("second.cdx.json") == first)
        #expect(!String(decoding: first, as: UTF8.self).contains("timestamp"))
        let dated = try Self.write("third.cdx.json", environment: ["SOURCE_DATE_EPOCH": "86400"])
        #expect(String(decoding: dated, as: UTF8.self).contains(#""timestamp": "1970-01-02T00:00:00Z""#))
    }

    @Test(
        "is valid CycloneDX 1.6, as its own library judges",
        .enabled(if: judge != nil || PythonJudge.isInsistedOn, "make setup installs the judge")
    )
    func valid() throws {
        let judge = try #require(Self.judge)
        let file = try Self.folder.get().file("judged.cdx.json")
        let script = """
            import sys
            from cyclonedx.schema import SchemaVersion
            from cyclonedx.validation.json import JsonStrictValidator
            fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(open(sys.argv[1], encoding="utf-8").read())
            print(fault or "valid", end="")
            """
        try Self.written.get().write(to: file)
        #expect(try PythonJudge.run(judge, ["-c", script, file.path]).1 == "valid")
        let spoiled = String(decoding: try Self.written.get(), as: UTF8.self)
            .replacing(#""scope": "excluded""#, with: #""scope": "unheard of""#)
        try Data(spoiled.utf8).write(to: file)
        #expect(try PythonJudge.run(judge, ["-c", script, file.path]).1 != "valid")
    }
}
