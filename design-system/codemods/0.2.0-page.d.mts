import type ts from "typescript";

/** The text of a source file with the new names; see `0.2.0-page.mjs`. */
export function renamePage(typescript: typeof ts, path: string, text: string): string;
