/** How long the object URL is kept for the browser to start the download, before it is revoked. */
const revokeAfterMilliseconds = 60_000;

/** Saves a blob as a file through the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const anchor = Object.assign(document.createElement("a"), { href: address, download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMilliseconds);
}
