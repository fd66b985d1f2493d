import CommandKit
import KidneyCommands
import PixbufThumbnailer

await KidneyProgram.program.main(decoder: .pixbuf(by: .ofThisProgram(arguments: CommandLine.arguments)))
