import { builtStorybook } from "./builtStorybook.ts";

// Used by the test command, which has an idle core before the audit begins.
builtStorybook();
