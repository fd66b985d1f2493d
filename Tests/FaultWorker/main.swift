import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "storage": exit(StorageFaults.run(Array(arguments.dropFirst())))
default: exit(64)
}
