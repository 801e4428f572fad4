/** Puts a file into the first file input, as a user's choice does. */
export function chooseFile(canvas: ParentNode, name: string, text: string): void {
  const input = canvas.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no field for files.");
  const held = new DataTransfer();
  held.items.add(new File([text], name, { lastModified: 1 }));
  input.files = held.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
