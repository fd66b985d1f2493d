// Keeps the screen on while a recipe is cooked from, where the browser can.

export default () => {
  let lock = null;
  let isOver = false;
  const wake = async () => {
    if (document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock?.request("screen").catch(() => null);
    if (isOver) lock?.release();
  };
  // The browser lets the screen sleep when another page is looked at.
  document.addEventListener("visibilitychange", wake);
  wake();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", wake);
    lock?.release();
  };
};
