import { builtStorybook } from "./built.ts";

// For the test command, which has a core to spare before the audit begins.
builtStorybook();
