// Keeps the pages of the app that were opened, as the server allows, and shows them while it is out of reach. Sends nothing by itself.
const name = app + " " + version, part = app + "/offline", most = 40;
const kept = () => caches.open(name);
const isOwn = (path) => path === app || path.startsWith(app + "/");

const others = async () => (await caches.keys()).filter((key) => key.startsWith(app + " ") && key !== name);

// The address under which a page is kept, without the act or the start that led to it.
const place = (address) => {
  const url = new URL(address);
  for (const item of ["done", "left", "start"]) url.searchParams.delete(item);
  return url.pathname + url.search;
};

const prepare = async () => {
  const cache = await kept(), page = await fetch(part), html = await page.clone().text();
  await cache.addAll(new Set(html.match(/\/assets\/[^"]+/g)));
  await cache.put(part, page);
};

// The cache is opened before the page is asked for. So a page from before a log-out goes into the cache that the log-out deletes.
const keep = async (at, answer, cache) => {
  if (at === part) return;
  cache = cache || await kept();
  answer = answer || await fetch(at);
  if (!answer.ok || !answer.headers.has("Offline-Cache-Control")) return answer.status < 500 && cache.delete(at);
  const own = await cache.match(part), language = "Content-Language";
  if (!own || own.headers.get(language) !== answer.headers.get(language)) await prepare();
  await cache.put(at, answer);
  const old = (await cache.keys()).map((key) => place(key.url)).filter((key) => isOwn(key) && ![part, app].includes(key));
  for (const key of old.slice(0, -most)) await cache.delete(key);
};

// After an act its page and the first one are asked for again. After a log-out nothing older stays. The page of a start is shown in between only.
const save = async (answer, cache) => {
  const at = place(answer.url), acted = new URL(answer.url).searchParams;
  if (!answer.status || acted.has("start")) return;
  if (acted.has("left")) await caches.delete(name).then(prepare);
  if (!acted.has("done") && !acted.has("left")) return keep(at, answer, cache);
  for (const page of new Set([at, app])) await keep(page);
};

const said = (html, key) => html.match(new RegExp(key + '="([^"]*)"'))[1];
const reply = (html, like, status) => {
  const headers = new Headers(like.headers);
  for (const field of ["Content-Encoding", "Content-Length"]) headers.delete(field);
  return new Response(html, { status, headers });
};
// The day and the time of a copy, as the server's clock shows them.
const time = (at, html) =>
  new Date(at).toLocaleString("sv", { timeZone: said(html, "data-zone") || undefined, dateStyle: "short", timeStyle: "short" });

const shown = async (answer) => {
  const html = await (await (await kept()).match(part)).text();
  const at = time(answer.headers.get("Date"), html), isToday = at.slice(0, 10) === time(Date.now(), html).slice(0, 10);
  const line = said(html, isToday ? "data-today" : "data-older").replace("{}", isToday ? at.slice(11) : at);
  const note = `<div class="notice" role="status" lang="${said(html, "lang")}"><p>${line}</p></div>`;
  // A wait was counted from the moment of the copy, so it isn't counted here.
  const page = (await answer.text()).replace(/ data-script="[^"]*\/timer-[^"]*"/g, "");
  return reply(page.replace(/<main[^>]*>/, (main) => main + note), answer, 200);
};

const missing = async () => {
  const cache = await kept(), page = await cache.match(part), html = await page.text();
  let list = "";
  for (const { url } of await cache.keys()) {
    const answer = await cache.match(url), at = place(url);
    if (!isOwn(at) || at === part || !answer.headers.get("Content-Type").startsWith("text/html")) continue;
    const title = (await answer.text()).match(/<title>([^<]*)/)[1];
    list += `<li><a href="${at.replace(/&/g, "&amp;")}">${title}</a> ${time(answer.headers.get("Date"), html)}</li>`;
  }
  return reply(html.replace(/<ul id="kept"[^>]*>/, (start) => start + list), page, 503);
};

const opened = async (event, isPage) => {
  const cache = await kept(), copy = await cache.match(place(event.request.url)), fresh = fetch(event.request);
  event.waitUntil(fresh.then((answer) => save(answer.clone(), cache)).catch(() => {}));
  const late = new Promise((_, fail) => { if (copy) setTimeout(fail, 8000); });
  return Promise.race([fresh, late]).catch(() => isPage ? copy ? shown(copy) : missing() : copy || Response.error());
};

// A file of a page. Its name says what is in it, so a copy is never old.
const file = async (request) => {
  const cache = await kept(), copy = await cache.match(request);
  if (copy) return copy;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
};

const sent = (event) => {
  const fresh = fetch(event.request);
  event.waitUntil(fresh.then((answer) => /[?&](done|left)=/.test(answer.url) && save(answer)).catch(() => {}));
  return fresh;
};

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil((async () => {
    await prepare();
    // The copies of the worker before are asked for again, because the files that they use are gone with it.
    for (const old of await others()) {
      for (const { url } of await (await caches.open(old)).keys()) if (isOwn(place(url))) await keep(place(url)).catch(() => {});
    }
  })());
});

// The pages that are open were loaded without the worker.
const claim = async () => {
  await clients.claim();
  for (const { url } of await clients.matchAll()) await keep(place(url)).catch(() => {});
};

addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const old of await others()) await caches.delete(old);
  await claim();
})()));

// A page that was on its way while the worker began says so.
addEventListener("message", (event) => event.waitUntil(claim()));

addEventListener("fetch", (event) => {
  const { method, mode, destination } = event.request, { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin) return;
  const isPage = mode === "navigate";
  if (method === "GET" && pathname.startsWith("/assets/")) {
    event.respondWith(file(event.request));
  } else if (isOwn(pathname) && method === "GET" && pathname !== part && (isPage || ["image", "manifest"].includes(destination))) {
    event.respondWith(opened(event, isPage));
  } else if (isOwn(pathname) && method === "POST" && !isPage) event.respondWith(sent(event));
});
