import type { BareKey, PlainKey } from "@portico/catalogue/contract";
import type { Locale, Snapshot } from "@portico/message/tree";

export { default as startWords } from "@portico/catalogue/copy/studio.start";

type OfStudio = `studio.${string}`;

/** Keys of the Studio's own messages: plain text, with or without arguments. */
export type StudioKey = PlainKey & OfStudio;
/** Keys without arguments, for tables of sections and filters. */
export type BareStudioKey = BareKey & OfStudio;

/** The Studio's own messages, one lazily loaded chunk per language. */
export async function studioWords(locale: Locale): Promise<Snapshot> {
  const { default: snapshot } = await (locale === "en-US"
    ? import("@portico/catalogue/built-in/studio/en-US.json")
    : import("@portico/catalogue/built-in/studio/es-US.json"));
  return snapshot as unknown as Snapshot;
}
