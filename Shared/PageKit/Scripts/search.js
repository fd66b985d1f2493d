// Shows the results of a search while its text is typed. The form around the field stays and does the same.

export default (form, page) => {
  const field = form.querySelector("input:not([type=hidden])");
  const fewest = Number(form.dataset.letters);
  let waiting = 0;
  let request = new AbortController();

  const find = async () => {
    const { signal } = request;
    const body = page.fields(form, form.querySelector("button"));
    // A search under the same operation would be the same search.
    body.delete("operation");
    try {
      const answer = await page.post(form, body, signal);
      const next = (await page.read(answer)).querySelector("[data-results]");
      if (!next) return;
      document.querySelector("[data-results]").replaceWith(document.importNode(next, true));
      page.arrive(answer.url);
      page.say(next.dataset.results);
    } catch {
      // A newer text is on its way, or nothing can be on its way.
      if (signal.aborted || !await page.isLost()) return;
    }
    page.settle();
  };

  const end = () => {
    clearTimeout(waiting);
    request.abort();
    request = new AbortController();
  };
  field.addEventListener("input", (event) => {
    const count = field.value.trim().length;
    end();
    if (!event.isComposing && (count === 0 || count >= fewest)) waiting = setTimeout(find, 200);
  });
  // The whole page is on its way.
  form.addEventListener("submit", end);
  return end;
};
