// swift-tools-version: 6.2
import PackageDescription

// `NOURISH_URL` names a git repository of Nourish, as an app of your own would. Without it the example uses the folder that it lies in.
let nourish: Package.Dependency =
    if let url = Context.environment["NOURISH_URL"] {
        .package(url: url, from: "1.0.0")
    } else {
        .package(name: "nourish", path: "../..")
    }

let package = Package(
    name: "recipe",
    platforms: [.macOS(.v14)],
    dependencies: [nourish],
    targets: [.executableTarget(name: "recipe", dependencies: [.product(name: "RecipeBox", package: "nourish")])]
)
