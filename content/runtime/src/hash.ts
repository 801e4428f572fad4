const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 in hexadecimal. Pages in an insecure context have no WebCrypto and load a JavaScript implementation. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { subtle } = globalThis.crypto;
  return subtle ? hex(await subtle.digest("SHA-256", bytes)) : (await import("./sha256.ts")).sha256Of(bytes);
}
