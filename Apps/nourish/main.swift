import CommandKit
import PixbufThumbnailer

await CommandLineProgram(NourishCommand.self, help: helpCatalog, statusOf: NourishCommand.status)
    .main(decoder: .pixbuf(by: .ofThisProgram(arguments: CommandLine.arguments)))
