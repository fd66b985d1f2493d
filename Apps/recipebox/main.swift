import CommandKit
import PixbufThumbnailer
import RecipeBoxCommands

await RecipeBoxProgram.program.main(decoder: .pixbuf(by: .ofThisProgram(arguments: CommandLine.arguments)))
