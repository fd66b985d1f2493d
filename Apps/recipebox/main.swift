import CommandKit
import RecipeBoxCommands

await RecipeBoxProgram.program.main()
