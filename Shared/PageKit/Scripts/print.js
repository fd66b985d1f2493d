// Shows the button that prints the page, and prints it.

export default (button) => {
  button.hidden = false;
  button.addEventListener("click", () => print());
};
