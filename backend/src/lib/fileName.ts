/** Signs of paths, of headers and of command lines, and those that turn the direction of writing: no file system needs them in a name. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|%;]+/gu;
const mostCharacters = 120;

/**
 * A name that any system can save a file under, whoever wrote it: one name and no path, with its ending kept.
 *
 * @example safeFileName("../../statement’s.pdf") // "statement’s.pdf"
 */
export function safeFileName(name: string): string {
  const plain = name.toWellFormed().normalize("NFC").replaceAll(unsafe, "-").replace(/^[-.\s]+/, "").trim();
  const [ending = ""] = /\.[a-z0-9]{1,8}$/i.exec(plain) ?? [];
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, mostCharacters).join("").replace(/[.\s]+$/, "");
  return (stem || "file") + ending;
}

const encoded = (name: string) => encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The Content-Disposition of a file (RFC 6266): its name in plain signs for old programs and, where that is another, the name itself. A header can
 * hold neither an editor's curly apostrophe nor a quotation mark.
 */
export function contentDisposition(kind: "attachment" | "inline", name: string): string {
  const safe = safeFileName(name);
  const plain = safe.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/[^\x20-\x7e]/gu, "_");
  return `${kind}; filename="${plain}"${plain === safe ? "" : `; filename*=UTF-8''${encoded(safe)}`}`;
}
