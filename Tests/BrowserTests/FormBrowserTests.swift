import BrowserKit
import Foundation
import RecipeBox
import ServedPages
import Testing

@Suite(
    "The checks of forms in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct FormBrowserTests {
    @Test("the script turns off the browser's checks, and a field that is typed in part is shown and not sent")
    func half() async throws {
        try await ServedRecipes.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes/new")
                #expect(
                    try browser.text(of: "String(document.getElementById('recipe-name').form.noValidate)") == "true"
                )
                try browser.run("document.getElementById('recipe-name').focus()")
                try browser.type("Soup")
                // A text field can't be typed in part, so it only says that it is. It is in a closed fold within another.
                try browser.run(
                    """
                    const field = document.getElementById('recipe-notes');
                    Object.defineProperty(field, 'validity', { value: { badInput: true } });
                    const [outer, inner] = [1, 2].map(() => document.createElement('details'));
                    field.before(outer);
                    outer.append(inner);
                    inner.append(field);
                    field.form.querySelector('button').click();
                    """
                )
                let open = "String([...document.querySelectorAll('details:has(#recipe-notes)')].map(fold => fold.open))"
                #expect(try browser.text(of: open) == "true,true")
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.box.recipes().isEmpty)
        }
    }

    @Test("a form with a file says at its button that it is sent, and isn't sent twice")
    func sending() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "recipes/recipe/\(soup.id)/name")
                // The browser sends nothing here, so the page stays.
                try browser.run(
                    """
                    window.stopped = [];
                    addEventListener('submit', (event) => {
                      stopped.push(event.defaultPrevented);
                      event.preventDefault();
                    });
                    window.sender = document.querySelector('form[enctype] button');
                    sender.click();
                    sender.click();
                    """
                )
                let state = "[sender.textContent, sender.form.ariaBusy, told.textContent].join()"
                #expect(try browser.text(of: "stopped.join()") == "false,true")
                #expect(try browser.text(of: state) == "Sending …,true,Sending …")
                #expect(try browser.accessibilityFaults().isEmpty)
                try browser.run("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
                #expect(try browser.text(of: state) == "Take photo,,")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a photo of more than 2,000 pixels is made smaller before it is sent, also one that is sent at once")
    func photo() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "recipes/recipe/\(soup.id)/name")
                try browser.run(
                    """
                    window.field = document.querySelector('input[type=file]');
                    window.choose = async (width, height) => {
                      const canvas = new OffscreenCanvas(width, height);
                      canvas.getContext('2d').fillRect(0, 0, 9, 9);
                      \(Chromium.choosing("await canvas.convertToBlob()"))
                      field.dispatchEvent(new Event('change', { bubbles: true }));
                      return '';
                    };
                    window.looks = async () => {
                      const file = field.files[0], picture = await createImageBitmap(file);
                      return [file.name, file.type, picture.width, picture.height].join(' ');
                    };
                    """
                )
                let small = try browser.text(of: "choose(2000, 100).then(looks).then(looks)")
                #expect(small == "soup.png image/png 2000 100")
                _ = try browser.text(of: "choose(3000, 1500)")
                try browser.wait(until: "looks().then(text => text === 'soup.jpg image/jpeg 2000 1000')")
                try browser.leading {
                    let send = "field.form.querySelector('button').click()"
                    _ = try browser.text(of: "choose(3000, 1500).then(() => { \(send); return '' })")
                }
                #expect(browser.complaints.isEmpty)
            }
            let sent = try Data(contentsOf: served.box.photoFile(of: soup.id))
            #expect(sent.starts(with: [0xFF, 0xD8]))
        }
    }
}
