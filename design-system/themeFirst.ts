import { join } from "node:path";
import type { Plugin } from "vite";

const sheets = ["fonts", "themes", "reset"].map((name) => join(import.meta.dirname, `src/theme/${name}.css.ts`));

/**
 * Evaluates the theme's style sheets before all others of a build. Vanilla-extract assigns the rules of a sheet to the
 * module that evaluates it first; if that is a dependent sheet of another package, the rules are lost, and the page has
 * neither colours nor fonts.
 */
export function themeFirst(): Plugin {
  return {
    name: "portico-theme-first",
    apply: "build",
    enforce: "pre",
    async transform(_code, id) {
      if (id.endsWith(".css.ts") && !sheets.includes(id))
        await Promise.all(sheets.map((sheet) => this.load({ id: sheet })));
      return null;
    },
  };
}
