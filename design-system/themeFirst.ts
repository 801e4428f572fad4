import { join } from "node:path";
import type { Plugin } from "vite";

const sheets = ["fonts", "themes", "reset"].map((name) => join(import.meta.dirname, `src/theme/${name}.css.ts`));

/**
 * Has the theme's style sheets run before any other of a build. Vanilla-extract gives the rules of a sheet to the one that is run first;
 * when that is a sheet of another package which builds upon it, they are lost, and the page has neither colours nor fonts.
 */
export function themeFirst(): Plugin {
  return {
    name: "portico-theme-first",
    apply: "build",
    enforce: "pre",
    async transform(_code, id) {
      if (id.endsWith(".css.ts") && !sheets.includes(id)) await Promise.all(sheets.map((sheet) => this.load({ id: sheet })));
      return null;
    },
  };
}
