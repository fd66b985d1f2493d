// Shows how the server reads the fields of a form while they are typed. Without it the server says so after the form was sent.

export default (form, page) => {
  let waiting = 0;
  let request = new AbortController();

  const read = async (field) => {
    const { signal } = request;
    const body = page.fields(form);
    // A form without an action does nothing, and is answered by its page with what was typed.
    body.set("action", "");
    body.delete("operation");
    try {
      const answer = await page.post(form, body, signal);
      const next = answer.ok && await page.read(answer);
      if (!next || signal.aborted) return;
      for (const line of form.querySelectorAll(".reading")) line.textContent = next.getElementById(line.id)?.textContent ?? "";
      page.say(document.getElementById(field.id + "-reading")?.textContent ?? "");
    } catch {
      // A newer text is on its way, or the server is out of reach, which is said when the form is sent.
      return;
    }
    page.settle();
  };

  const end = () => {
    clearTimeout(waiting);
    request.abort();
    request = new AbortController();
  };
  form.addEventListener("input", (event) => {
    end();
    if (!event.isComposing) waiting = setTimeout(read, 300, event.target);
  });
  // The whole form is on its way.
  form.addEventListener("submit", end);
  return end;
};
