import { registerHooks } from "node:module";

/**
 * Loaded before each child process (`node --import`). For each module of a package Node parses the `exports` of its
 * package.json; the one of drizzle-orm has 179 KB, which took a quarter of the time that loading the backend takes.
 * Its modules import each other by file name, so nothing has to be looked up.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier.startsWith(".") && specifier.endsWith(".js") && context.parentURL?.includes("/node_modules/drizzle-orm/")
      ? { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true }
      : nextResolve(specifier, context),
});
