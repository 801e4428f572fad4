/** Keys of words that stand alone, without arguments or tags: what tables of screens and failures may name. */
export type { BareKey } from "@portico/catalogue/contract";
