import FractionParser
import TestKit
import Testing

@testable import RecipeBox

@Suite("Foods that are named with a number")
struct NumberedNameTests {
    @Test(
        "a number in the name of a food stays in every size",
        arguments: [
            ("1 cup half and half", "3 cups half and half"), ("1 cup half & half", "3 cups half & half"),
            ("1 cup fat-free half and half", "3 cups fat-free half and half"), ("half & half", "half & half"),
            ("Half and half, 1 cup", "Half and half, 3 cups"), ("five spice powder", "five spice powder"),
            ("1 tsp five spice powder", "3 tsp five spice powder"), ("three bean salad", "three bean salad"),
            ("1 cup 15 bean soup mix", "3 cups 15 bean soup mix"),
            ("1 cup four cheese blend", "3 cups four cheese blend"),
            ("1 slice seven grain bread", "3 slices seven grain bread"), ("1/3 cup a", "1 cup a"),
            ("1 tbsp A1 sauce", "3 tbsp A1 sauce"), ("7 Up", "7 Up"), ("1 can 7 Up", "3 cans 7 Up"),
            ("1 cup 7up", "3 cups 7up"), ("80/20 ground beef", "80/20 ground beef"),
            ("1 lb 80/20 ground beef", "3 lb 80/20 ground beef"),
            ("80/20 ground beef, 1 lb", "80/20 ground beef, 3 lb"),
            ("1 cup 00 flour", "3 cups 00 flour"), ("1 cup 2% milk", "3 cups 2% milk"),
            ("2 tbsp 1000 island dressing", "6 tbsp 1000 island dressing"),
            ("1 cucharadita de cinco especias", "3 cucharaditas de cinco especias"),
            ("cinco especias", "cinco especias"),
            // These are amounts.
            ("3 bean burritos", "9 bean burritos"), ("2 spice bags", "6 spice bags"),
            ("1 cheese pizza", "3 cheese pizza"), ("2 cheese slices", "6 cheese slices"),
            ("half a lemon", "1-1/2 lemons"),
            ("a pinch of salt", "3 pinches of salt"), ("2 vanilla beans", "6 vanilla beans"),
        ]
    )
    func scaled(line: String, expected: String) throws {
        #expect(try ScaledLine.scaled(line, by: 3).text == expected)
    }

    @Test(
        "a line that begins with such a name has no amount, or the one behind it",
        arguments: [
            ("five spice powder", nil, "five spice powder"), ("three bean salad", nil, "three bean salad"),
            ("7 Up", nil, "7 Up"), ("80/20 ground beef", nil, "80/20 ground beef"),
            ("80/20 ground beef, 1 lb", "1", "80/20 ground beef"), ("half & half", nil, "half & half"),
            ("1 lb 80/20 ground beef", "1", "80/20 ground beef"), ("3 bean burritos", "3", "bean burritos"),
        ] as [(String, String?, String)]
    )
    func parsed(line: String, amount: String?, name: String) {
        let read = IngredientLine.parse(line)
        #expect(read.amount?.formatted(.ascii) == amount)
        #expect(read.name == name)
    }
}
