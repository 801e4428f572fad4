import type { CopyArgs, PlainKey } from "@portico/catalogue/contract";

/** Keys of words that stand alone, without arguments or tags: what tables of screens and failures may name. */
export type BareKey = { [K in PlainKey]: keyof CopyArgs<K> extends never ? K : never }[PlainKey];
