import { importBoundaries } from "./importBoundaries.ts";
import { noCycles } from "./noCycles.ts";
import { noIndexFiles } from "./noIndexFiles.ts";
import { noLiteralCopy } from "./noLiteralCopy.ts";

/** The project's own lint rules: a plugin of Oxlint with the interface of ESLint's. */
export const portico = {
  meta: { name: "portico" },
  rules: {
    "import-boundaries": importBoundaries,
    "no-cycles": noCycles,
    "no-index-files": noIndexFiles,
    "no-literal-copy": noLiteralCopy,
  },
};

export default portico;
