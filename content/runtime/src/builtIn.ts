import type { Locale, Snapshot } from "@portico/message/tree";

/** The copy compiled into this build: one lazily loaded chunk per language. */
export async function builtIn(locale: Locale): Promise<Snapshot> {
  const { default: snapshot } = await (locale === "en-US"
    ? import("@portico/catalogue/built-in/en-US.json")
    : import("@portico/catalogue/built-in/es-US.json"));
  return snapshot as unknown as Snapshot;
}
