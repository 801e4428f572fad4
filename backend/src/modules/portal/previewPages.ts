import pages from "@portico/catalogue/pages.json" with { type: "json" };
import type { PlainKey } from "@portico/catalogue/contract";

/** A page of the portal that a preview can be opened at, the key of its title, and the screens on it. A test of the portal's holds the list against its router. */
export type PreviewPage = { address: string; title: PlainKey; screens: string[] };

/** The compiler reads JSON as it is written: to it a title is any text. */
export const previewPages = pages as PreviewPage[];
