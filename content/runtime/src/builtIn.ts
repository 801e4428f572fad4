import type { Locale, Snapshot } from "@portico/message/tree";

/** The copy that was compiled into this build: a chunk of its own for each language, fetched only when it is needed. */
export async function builtIn(locale: Locale): Promise<Snapshot> {
  const { default: snapshot } = await (locale === "en-US" ? import("@portico/catalogue/built-in/en-US.json") : import("@portico/catalogue/built-in/es-US.json"));
  return snapshot as unknown as Snapshot;
}
