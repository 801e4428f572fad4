import { importBoundaries } from "./importBoundaries.ts";
import { noCycles } from "./noCycles.ts";
import { noIndexFiles } from "./noIndexFiles.ts";
import { noLiteralCopy } from "./noLiteralCopy.ts";

/** The project's own ESLint rules. */
export const portico = {
  rules: {
    "import-boundaries": importBoundaries,
    "no-cycles": noCycles,
    "no-index-files": noIndexFiles,
    "no-literal-copy": noLiteralCopy,
  },
};
