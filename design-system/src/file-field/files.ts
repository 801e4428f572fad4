/** Which files are taken, and what is said about those that are not. A rule always comes with its words. */
export type FileRules = {
  /** Endings (".csv") and kinds ("text/csv", "image/*"). Prefer endings: browsers know few kinds. */
  accept?: { types: readonly string[]; refused: (fileName: string) => string };
  /** `limit` is the limit as it is written here: "5 MB". */
  maxSize?: { bytes: number; refused: (fileName: string, limit: string) => string };
};

export type RefusedFile = { file: File; why: string };

/** Why a file is not taken, or nothing. */
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

/** The same file, chosen twice. */
export const fileKey = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "812 byte", "1.2 MB", in thousands as file managers count. */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const unit = units[power] ?? "byte";
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: power > 1 ? 1 : 0 }).format(bytes / 1000 ** power);
}
