// Tells how far the server is with a file, from the moment at which its form is sent until the answer is there. Without it the browser alone shows
// that it waits.

export default (line) => {
  const form = line.closest("form");
  let asking = 0;
  const end = () => clearInterval(asking);

  const ask = async () => {
    const answer = await fetch(line.dataset.progress + "/" + form.elements.operation.value).catch(() => null);
    if (answer?.status === 200) {
      line.textContent = await answer.text();
      line.hidden = false;
    } else if (!form.matches("[aria-busy]")) {
      end();
    }
  };
  form.addEventListener("submit", () => {
    end();
    asking = setInterval(ask, 1000);
  });
  addEventListener("pagehide", end);
  return () => {
    end();
    removeEventListener("pagehide", end);
  };
};
