#!/usr/bin/env node
// `PageWidth` is called `Page` since 0.2.0. Renames it in the given files and folders:
//
//   node node_modules/@portico/design-system/codemods/0.2.0-page.mjs src
//
// Needs the `typescript` package of the project that it runs in. Prints the changed files; idempotent.
import { renaming, runAsCommand } from "./rename.mjs";

export const renamePage = renaming("@portico/design-system/layout", { PageWidth: "Page", PageWidthProps: "PageProps" });

runAsCommand(import.meta.url, renamePage);
