/** How long the browser may take to begin the download before its address is given back. */
const keptMilliseconds = 60_000;

/** Hands a file to the browser to save, under its name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds);
}
