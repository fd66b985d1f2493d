public import Foundation

/// The executables of this build.
public enum Executable {
    /// The executable of that name, built beside the running tests; throws where there is none.
    public static func named(_ name: String) throws(TestKitError) -> URL {
        let file = products.appendingPathComponent(name)
        guard FileManager.default.isExecutableFile(atPath: file.path) else {
            throw .noExecutable(name: name, folder: products)
        }
        return file
    }

    /// The folder the build put its products in.
    public static var products: URL {
        // On Apple systems the tests are a bundle that another program loads; elsewhere they are a program.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }
}
