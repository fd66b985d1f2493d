import CommandKit
import MaricopaCommands
import PixbufThumbnailer

await MaricopaProgram.program.main(decoder: .pixbuf(by: .ofThisProgram(arguments: CommandLine.arguments)))
