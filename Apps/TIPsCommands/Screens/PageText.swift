import CommandKit
import ScreenKit
import TIPsTracker
import TimeKit
import WordKit

extension Terminal {
    /// Prints the items by category, with positions, doses and ids.
    ///
    /// - Parameter cycle: The cycle that the user named; nil for today's.
    func show(_ page: EditItemsPage, of cycle: Cycle? = nil) throws {
        try print(StyledText(page.title, .heading))
        for section in page.categories {
            try print()
            try print(StyledText(section.title, .heading))
            guard !section.rows.isEmpty else {
                let place = cycle.map { " --cycle \($0.number)" } ?? ""
                let words = "--name \(localized("NAME")) --dose \(localized("DOSE"))"
                let example = "tips item add --category \(section.category.rawValue) \(words)\(place)"
                try print(StyledText("  " + localized("none yet: \(example)"), .faint))
                continue
            }
            var table = Table([
                .init("", alignment: .right), .init("", shrinks: true), .init("", shrinks: true),
                .init("", shrinks: true),
            ])
            for row in section.rows {
                table.append([
                    "\(row.position)", StyledText(row.name), StyledText(row.dose), StyledText(row.id.rawValue, .faint),
                ])
            }
            try print(table)
        }
    }

    /// Prints the units that aren't deleted, with the items that use them.
    func show(_ page: EditUnitsPage) throws {
        try print(StyledText(page.title, .heading))
        var table = Table([
            .init(localized("Unit")), .init(localized("Used by"), shrinks: true), .init(localized("Id"), shrinks: true),
        ])
        for row in page.rows {
            table.append([
                StyledText(row.name), StyledText(row.usedBy.joined(separator: ", ")),
                StyledText(row.id.rawValue, .faint),
            ])
        }
        try print(table)
    }

    /// Prints the members, the former members, the devices, the code and the zone.
    func show(_ page: RoomPage) throws {
        try print(StyledText(page.title, .heading))
        var table = Table([
            .init(""), .init(localized("Member"), shrinks: true), .init(localized("Role")), .init(localized("Joined")),
            .init(localized("Id"), shrinks: true),
        ])
        for row in page.members {
            table.append([
                row.isYou ? StyledText("→", .good) : "", StyledText(row.name), StyledText(row.role.word),
                "\(row.joined)", StyledText(row.id.rawValue, .faint),
            ])
        }
        for row in page.former {
            table.append([
                "", StyledText(row.name, .faint), StyledText(localized("left \(row.left)"), .faint),
                StyledText("\(row.joined)", .faint),
                StyledText(row.id.rawValue, .faint),
            ])
        }
        try print(table)
        if !page.devices.isEmpty {
            var table = Table([
                .init(""), .init(localized("Device of"), shrinks: true), .init(localized("Role")),
                .init(localized("Came")), .init(localized("Id")),
            ])
            for device in page.devices {
                table.append([
                    device.isThisDevice ? StyledText("→", .good) : "", StyledText(device.member),
                    StyledText(device.role.word),
                    StyledText(device.joinedByCode ? localized("by a code") : localized("without a code")),
                    StyledText(device.id.rawValue, .faint),
                ])
            }
            try print(table)
        }
        if let code = page.code { try print(StyledText(localized("Code")) + " \(code.text, .heading) \(code.note)") }
        if let note = page.shareNote {
            try printWrapped(StyledText(note, .faint), indent: 0)
            try printHint(localized("Share the room with: tips sync setup"))
        }
        try print(StyledText(localized("The plan goes by \(page.timeZone)."), .faint))
    }

    /// Prints the member's own reminders.
    func show(_ page: RemindersPage) throws {
        try print(StyledText(page.title, .heading))
        var table = Table([.init(""), .init("")])
        for category in Category.allCases {
            let isOn = page.form[field: "\(category.rawValue).on"]?.value == "true"
            let time = page.form[field: "\(category.rawValue).time"]?.value ?? ""
            table.append([
                StyledText(category.title),
                isOn ? StyledText(localized("daily at \(time)")) : StyledText(localized("off"), .faint),
            ])
        }
        try print(table)
        try print(StyledText(page.zoneNote, .faint))
    }

    /// Prints the member's own timer.
    func show(_ page: TreatmentTimerPage) throws {
        try print(StyledText(page.title, .heading))
        let isOn = page.form[field: "on"]?.value == "true"
        try printWrapped(StyledText("\(isOn ? localized("on") : localized("off")), \(page.note)"), indent: 2)
    }
}
