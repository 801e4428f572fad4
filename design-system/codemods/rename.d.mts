import type ts from "typescript";

/** The text of the source file `path` with the new names; the path tells whether it is TypeScript and whether it has JSX. */
export type Rename = (typescript: typeof ts, path: string, text: string) => string;

export function renaming(door: string, names: Readonly<Record<string, string>>): Rename;
export function runAsCommand(url: string, rename: Rename): void;
