import type { BareKey, PlainKey } from "@portico/catalogue/contract";
import type { Locale, Snapshot } from "@portico/message/tree";

export { default as startWords } from "@portico/catalogue/copy/studio.start";

type OfStudio = `studio.${string}`;

/** Keys of the Studio's own words: plain text, with or without arguments. */
export type StudioKey = PlainKey & OfStudio;
/** Those without arguments: what tables of sections and filters may name. */
export type BareStudioKey = BareKey & OfStudio;

/** The words of the Studio itself, a chunk of its own for each language. */
export async function studioWords(locale: Locale): Promise<Snapshot> {
  const { default: snapshot } = await (locale === "en-US" ? import("@portico/catalogue/built-in/studio/en-US.json") : import("@portico/catalogue/built-in/studio/es-US.json"));
  return snapshot as unknown as Snapshot;
}
