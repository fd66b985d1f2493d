// Makes a large photo smaller before it is sent, which leaves out where it was taken, too. A file that the browser can't draw is sent as it is.

const most = 2000;

const smaller = async (file) => {
  // A phone writes into a photo how it was held. A browser that can't turn it by that doesn't take the option, so the photo is sent as it is.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = most / Math.max(picture.width, picture.height);
  if (scale >= 1) return file;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paint = canvas.getContext("2d");
  // A JPEG has no transparent parts.
  paint.fillStyle = "white";
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const photo = await new Promise((next) => canvas.toBlob(next, "image/jpeg", 0.85));
  return photo ? new File([photo], file.name.replace(/\.[^.]*$/, "") + ".jpg", { type: photo.type }) : file;
};

export default (field) => {
  let making = null;
  const take = async (file) => {
    const photo = await smaller(file);
    // Another file may have been chosen meanwhile.
    if (photo === file || field.files[0] !== file) return;
    const list = new DataTransfer();
    list.items.add(photo);
    field.files = list.files;
  };
  const begin = () => {
    const file = field.files[0];
    const work = making = file && take(file).catch(() => {}).then(() => { if (making === work) making = null; });
  };
  field.addEventListener("change", begin);
  // The photo may have been chosen before the content around it was changed.
  begin();
  // A form that is sent too soon waits for the smaller photo.
  field.form.addEventListener("submit", (event) => {
    if (!making) return;
    event.preventDefault();
    const button = event.submitter;
    making.then(() => field.form.requestSubmit(button));
  });
};
