// Sends the forms of a page without a reload, and starts its parts that have a script of their own and the worker of its app. Without it the forms
// do the same by a reload.
// It holds no rule and no text: the server decides everything and writes every word.

const root = document.documentElement;
// The line that is spoken. It stays while the content changes, so that a screen reader knows it.
const told = document.getElementById("told");
// The manifest of the page's app, and the address of the app; a page of no app has none.
const manifest = document.querySelector("link[rel=manifest]");
const app = manifest && new URL(manifest.href).pathname.replace(/\/[^/]*$/, "");
const policy = window.trustedTypes?.createPolicy("nourish", {
  createHTML: (page) => page,
  createScriptURL: (address) => { if (address === app + "/sw.js") return address; throw new TypeError(address); },
});

// The entry of the history that is shown, and its address without the part of the page. A link to a part makes an entry without a state.
let entry = history.state ?? Date.now();
const here = () => location.pathname + location.search;
let shown = here();
const arrive = (address) => {
  history.replaceState(entry, "", address);
  shown = here();
};
arrive();

// The functions that end the parts of the content.
let ends = [];
// The forms that are sent from here. Two kinds are left to the browser: one with a file, because it shows how much is sent, and one that changes more
// than the content.
const own = "main form[method=post]:not([enctype], [data-plain])";
// The forms that wait for their answers, and those that the browser itself sends.
const sending = new WeakSet();
const plain = new WeakSet();
// Acts are sent one after another, so the newest content is shown last.
let queue = Promise.resolve();

const select = (path, scope = document) => scope.querySelector(path);
const all = (path, scope = document) => [...scope.querySelectorAll(path)];

// Speaks a text, and shows it if it is the only place that says it.
const say = (text, isSeen = false) => {
  told.className = isSeen ? "told" : "heard";
  told.textContent = text;
};

// Counts what was shown, so that a program knows when it can go on.
const settle = () => { root.dataset.settled = Number(root.dataset.settled ?? -1) + 1; };

// Parses the page of an answer. The text comes from our own server, as the page around it did.
const read = async (answer) => {
  const text = await answer.text();
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "text/html");
};

// The fields of a form, with the button that was pressed. A form's own properties can be hidden by its fields, so its attributes are read.
const fields = (form, button) => {
  const data = new FormData(form);
  if (button?.name) data.append(button.name, button.value);
  return new URLSearchParams(data);
};

const post = (form, body, signal) =>
  fetch(form.getAttribute("action"), { method: "POST", body, headers: { Accept: "text/html" }, signal });

// Whether the server is out of reach, which is then said. Everything that was typed stays.
const isLost = async () => {
  const isReached = navigator.onLine && await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!isReached) say(told.dataset.offline, true);
  return !isReached;
};

// The text by which a button is known in other content: a toggle has its state beside its name.
const label = (button) => (select(".name", button) ?? button).textContent;

// The clocks that the age of the content is counted by. That of `performance` stops while the machine sleeps, and the other one can be set.
const clocks = () => [performance.now(), Date.now()];
let born;

// Starts the parts of the content that have a script. The server's errors are told at their fields, so the browser doesn't check the forms that are
// sent from here.
const start = (content) => {
  born = clocks();
  for (const form of all(own, content)) form.noValidate = true;
  return Promise.all(all("[data-script]", content).map(async (part) => {
    const script = await import(part.dataset.script).catch(() => null);
    const end = part.isConnected && script?.default(part, tools);
    if (end) ends.push(end);
  }));
};

// Shows the content of a page in the place of the one that is shown. What was typed in other forms, folds and the focus stay on the same page.
const show = async (page, address, { sent, isFresh = false, isBack = false, isRenewed = false } = {}) => {
  const next = select("main", page);
  if (!next || select("script[src]", page)?.src !== select("script[src]").src) throw new Error("another version");
  const isHere = new URL(address).pathname === location.pathname;
  // A step of several has the address of the one before.
  const isSame = isHere && select("h1", page)?.textContent === select("h1")?.textContent;
  const old = document.activeElement;
  const open = folds(select("main")).filter((fold) => fold.parentElement.open).map((fold) => fold.textContent);
  const typed = changed(sent);
  for (const end of ends.splice(0)) end();
  select("main").replaceWith(document.importNode(next, true));
  select("body > footer").replaceWith(document.importNode(select("body > footer", page), true));
  document.title = page.title;
  if (!isBack) {
    if (!isHere || isFresh) history.pushState(entry = Date.now(), "", address);
    arrive(address);
  }
  const main = select("main");
  if (isSame) {
    for (const fold of folds(main)) if (open.includes(fold.textContent)) fold.parentElement.open = true;
    for (const field of typed) {
      const same = document.getElementById(field.id);
      if (!same || given(same) !== given(field)) continue;
      // A script can't write the value of a field of files.
      if (field.files) same.files = field.files; else [same.value, same.checked] = [field.value, field.checked];
    }
  }
  await start(main);
  const wrong = select("[role=alert]", main);
  const done = select(".notice[role=status]", main);
  // The line beside is spoken, so the notice isn't spoken once more.
  done?.removeAttribute("role");
  if (!isRenewed || told.textContent === told.dataset.old) say(done ? select("p", done).textContent : "");
  // A page that is shown anew by itself moves the focus only if the focused control went with the old content.
  if (isRenewed && old.isConnected) return;
  // A question is read first, so a key that is pressed twice doesn't answer it.
  focus(wrong ?? (isSame && !isFresh && twin(old, main) || select("h1", main)), isSame && !isFresh && !wrong);
};

// The value of a field, and the one that the server gave it.
const value = (field) => field.type === "checkbox" ? field.checked : field.value;
const given = (field) => {
  if (field.options) return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value;
  return field.type === "checkbox" ? field.defaultChecked : field.defaultValue;
};

// The fields with another value than the server gave them, without those of a form that was sent.
const changed = (sent) => all("main :is(input, textarea, select)[id]").filter((field) =>
  field.form !== sent && value(field) !== given(field));

// The headings of the parts that open, without those that share their text with another.
const folds = (main) => all("details > summary", main).filter(({ textContent }, place, list) =>
  list.every((other, index) => index === place || other.textContent !== textContent));

// The control that has the place of another in new content.
const twin = (control, main) => {
  if (!control || control === document.body) return null;
  if (control.id) return select("#" + CSS.escape(control.id), main);
  if (control.name !== "action") return null;
  const buttons = all("button:enabled", main);
  return buttons.find((button) => button.value === control.value) ?? buttons.find((button) => label(button) === label(control));
};

const focus = (element, isStill) => {
  if (element.matches("h1, [role=alert]")) element.tabIndex = -1;
  if (!isStill) scrollTo(0, 0);
  element.focus({ preventScroll: isStill });
};

// Keeps a file that an act answered with.
const keep = async (answer) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = decodeURIComponent(answer.headers.get("Content-Disposition")?.split("''")[1] ?? "file");
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};

const send = async (form, body) => {
  const answer = await post(form, body);
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return keep(answer);
  const page = await read(answer);
  // The server is busy or was too slow, and nothing was changed. The form stays, so that it can be sent again.
  if ([408, 413, 429].includes(answer.status) || answer.status >= 500) {
    return say(select("main p", page).textContent, true);
  }
  await show(page, answer.url, { sent: form, isFresh: !answer.redirected && answer.ok });
};

// Says at its button that a form with a file is on its way, until the browser shows the answer. The server takes a form for a minute at most.
let free = () => {};
const hold = (form, button) => {
  const words = [...button?.childNodes ?? []];
  free = () => {
    if (!sending.delete(form)) return;
    form.removeAttribute("aria-busy");
    button?.replaceChildren(...words);
    say("");
  };
  sending.add(form);
  form.setAttribute("aria-busy", "true");
  button?.replaceChildren(told.dataset.sending);
  say(told.dataset.sending);
  setTimeout(free, 60000);
};
// The page may come back as it was left.
addEventListener("pageshow", (event) => { if (event.persisted) free(); });

document.addEventListener("submit", (event) => {
  // A part of the page waits with its form.
  if (event.defaultPrevented) return;
  const form = event.target;
  const button = event.submitter;
  // A date or time that is typed in part would be sent as a blank one.
  const half = [...form.elements].find((field) => field.validity?.badInput);
  if (half) {
    event.preventDefault();
    // The browser shows its message only at a field that can be seen.
    for (let fold = half.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    return half.reportValidity();
  }
  if (plain.has(form)) return;
  if (sending.has(form)) return event.preventDefault();
  if (form.matches("main form[enctype]")) return hold(form, button);
  if (!form.matches(own)) return;
  event.preventDefault();
  sending.add(form);
  form.setAttribute("aria-busy", "true");
  const body = fields(form, button);
  queue = queue.then(() => send(form, body)).catch(async () => await isLost() || leave(form, button)).then((isLeft) => {
    sending.delete(form);
    form.removeAttribute("aria-busy");
    if (isLeft !== "left") settle();
  });
});

// The browser sends a form itself, because its answer can't be shown here. The form's operation makes sure that it is done once.
const leave = (form, button) => {
  plain.add(form);
  if (!form.isConnected) {
    form.hidden = true;
    document.body.append(form);
  }
  form.requestSubmit(form.contains(button) ? button : null);
  return "left";
};

// The second click of a double click counts for nothing where the first one has already changed the content.
let pressed = "";
document.addEventListener("click", (event) => {
  const button = event.target.closest("main form button");
  if (!button) return;
  if (event.detail > 1 && pressed === label(button)) event.preventDefault();
  pressed = label(button);
}, true);

// The way back and forth.
addEventListener("popstate", async (event) => {
  // A link to a part of the page leads nowhere else.
  if (event.state === entry || event.state === null && here() === shown) return;
  const wanted = entry = event.state ?? Date.now();
  arrive();
  try {
    const page = await read(await fetch(location.href, { headers: { Accept: "text/html" } }));
    // The person has gone on to another page.
    if (entry !== wanted) return;
    await show(page, location.href, { isBack: true });
  } catch {
    location.reload();
  }
  settle();
});

addEventListener("online", () => say(""));

// Shows the page anew once the seconds are over after which it changes by itself, such as at midnight. What was typed stays. The page says that it is
// from an earlier time if something was typed, or if the server is out of reach.
const renew = async () => {
  const main = select("main");
  const isOld = clocks().some((now, clock) => now - born[clock] >= main.dataset.valid * 1000);
  if (document.hidden || !isOld || select("[aria-busy]", main)) return;
  // A date that is typed in part has no value yet.
  const isFree = () => main.isConnected && !select("[aria-busy]", main) && !changed().length
    && !all("input", main).some((field) => field.validity.badInput);
  // The address has no part that says what was done before.
  const answer = isFree() && await fetch(location.pathname, { headers: { Accept: "text/html" } }).catch(() => null);
  const page = answer?.ok && !answer.redirected && await read(answer).catch(() => null);
  if (page && isFree()) return show(page, answer.url, { isRenewed: true }).then(settle, () => location.reload());
  if (main.isConnected && told.textContent !== told.dataset.old) say(told.dataset.old, true);
};
document.addEventListener("visibilitychange", renew);
addEventListener("pageshow", renew);
setInterval(renew, 10000);

// Starts the worker that keeps the pages of the app, or calls it back.
const install = async (workers) => {
  if (manifest.dataset.keep === "on") {
    const { active } = await workers.register(policy ? policy.createScriptURL(app + "/sw.js") : app + "/sw.js", { scope: app });
    return workers.controller || active?.postMessage("");
  }
  // The text at the worker's address deletes what was kept, as soon as the worker before has done its last work.
  for (const one of await workers.getRegistrations()) if (new URL(one.scope).pathname === app) await one.update();
};
if (manifest && navigator.serviceWorker) install(navigator.serviceWorker).catch(() => {});

// The tools of the other scripts.
const tools = { say, settle, read, fields, post, isLost, arrive };
start(document).then(settle);
