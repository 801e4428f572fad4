/** Characters of paths, headers and command lines, and those that change the writing direction (bidi). */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|%;]+/gu;
const maxCharacters = 120;

/**
 * Sanitizes a file name for any system: a name without a path, keeping its extension.
 *
 * @example safeFileName("../../statement’s.pdf") // "statement’s.pdf"
 */
export function safeFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(unsafe, "-")
    .replace(/^[-.\s]+/, "")
    .trim();
  const [ending = ""] = /\.[a-z0-9]{1,8}$/i.exec(plain) ?? [];
  const stem = [...plain.slice(0, plain.length - ending.length)]
    .slice(0, maxCharacters)
    .join("")
    .replace(/[.\s]+$/, "");
  return (stem || "file") + ending;
}

const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The Content-Disposition header of a file (RFC 6266): an ASCII name for old clients, and the UTF-8 name when it
 * differs.
 */
export function contentDisposition(kind: "attachment" | "inline", name: string): string {
  const safe = safeFileName(name);
  const plain = safe
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7e]/gu, "_");
  return `${kind}; filename="${plain}"${plain === safe ? "" : `; filename*=UTF-8''${encoded(safe)}`}`;
}
