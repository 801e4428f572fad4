/** Which files are accepted, and the messages for rejected ones. Every rule has a message. */
export type FileRules = {
  /** Endings (".csv") and kinds ("text/csv", "image/*"). Prefer endings: browsers know few kinds. */
  accept?: { types: readonly string[]; refused: (fileName: string) => string };
  /** `limit` is the formatted limit: "5 MB". */
  maxSize?: { bytes: number; refused: (fileName: string, limit: string) => string };
};

export type RefusedFile = { file: File; why: string };

/** Why a file is rejected; undefined when it is accepted. */
export function problemOf(file: File, { accept, maxSize }: FileRules, locale: string): string | undefined {
  if (accept && !accept.types.some((type) => isOfType(file, type.toLowerCase()))) return accept.refused(file.name);
  if (maxSize && file.size > maxSize.bytes) return maxSize.refused(file.name, sizeText(maxSize.bytes, locale));
  return undefined;
}

function isOfType(file: File, type: string): boolean {
  if (type.startsWith(".")) return file.name.toLowerCase().endsWith(type);
  if (type.endsWith("/*")) return file.type.startsWith(type.slice(0, -1));
  return file.type === type;
}

/** Whether two files are the same file, chosen twice. */
export const fileKey = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Formats a file size in decimal units, as file managers do: "812 bytes", "1.2 MB". */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const unit = units[power] ?? "byte";
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    // The short form of the smallest unit has no plural.
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
