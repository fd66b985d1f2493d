/// The manifest of the copy.
enum ScratchManifest {
    /// Appends code to a manifest, so that only some test targets and their dependencies are built. In the mutated targets
    /// warnings are no errors, as a mutant often leaves a value unused, and the compiler continues after an error.
    static func text(_ manifest: String, tests: [String], mutated: [String]) -> String {
        manifest + """


            // MARK: The part that judges the mutants

            do {
                let targets = Dictionary(package.targets.map { ($0.name, $0) }) { first, _ in first }
                var kept: Set<String> = []
                var open = \(tests + mutated)
                while let name = open.popLast() {
                    guard let target = targets[name], kept.insert(name).inserted else { continue }
                    for dependency in target.dependencies {
                        switch dependency {
                        case .targetItem(let name, _), .byNameItem(let name, _): open.append(name)
                        default: break
                        }
                    }
                }
                package.targets.removeAll { !kept.contains($0.name) }
                package.products.removeAll { product in
                    (product as? Product.Library)?.targets.contains { !kept.contains($0) } ?? true
                }
                for target in package.targets where \(mutated).contains(target.name) {
                    target.swiftSettings = (target.swiftSettings ?? []) + [
                        .treatAllWarnings(as: .warning), .unsafeFlags(["-continue-building-after-errors"]),
                    ]
                }
            }

            """
    }
}
