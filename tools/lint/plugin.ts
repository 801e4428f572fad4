import { importLaw } from "./importLaw.ts";
import { longFiles } from "./longFiles.ts";
import { noBareWords } from "./noBareWords.ts";
import { noCycles } from "./noCycles.ts";
import { noIndexFiles } from "./noIndexFiles.ts";

/** The house's own rules for ESLint. */
export const house = {
  rules: {
    "import-law": importLaw,
    "long-files": longFiles,
    "no-bare-words": noBareWords,
    "no-cycles": noCycles,
    "no-index-files": noIndexFiles,
  },
};
