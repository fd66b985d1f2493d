// Takes the place of the worker that kept the pages of the app, deletes them, and goes.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const key of await caches.keys()) if (key.startsWith(app + " ")) await caches.delete(key);
  await registration.unregister();
})()));
