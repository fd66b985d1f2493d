import ArgumentParser
import CommandKit
import KidneyNutrition

/// `kidney sick-day`
struct SickDayCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "sick-day",
        abstract: "Say that you are ill or well again, and see which of your medicines to ask about.",
        discussion: """
            While it lasts goals of weight, protein and blood pressure pause. It names your own medicines to ask about, and those that \
            aren't stopped without a call.

            EXAMPLE: kidney sick-day
                     kidney sick-day end
            """
    )

    /// The beginning or the end of a sick day.
    enum Step: String, CaseIterable, ExpressibleByArgument {
        case start, end
    }

    @Argument(help: "start or end.") var step: Step = .start
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.kidney.setCondition(.illness, step == .start)
        try session.show(try session.kidney.todayScreen())
    }
}
