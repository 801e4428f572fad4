import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { portico } from "./tools/lint/plugin.ts";

const notScreens = ["**/*.test.tsx", "**/*.stories.tsx", "**/*.examples.tsx", "**/testing.tsx"];

export default defineConfig(
  globalIgnores([
    "**/node_modules/",
    "**/dist/",
    "**/generated/",
    ".cache/",
    "coverage/",
    "reports/",
    "storybook-static/",
    "bench/",
    "tools/templates/",
    "tools/outside/app/",
  ]),
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommended],
    plugins: { portico },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/return-await": "error",
      eqeqeq: "error",
      "max-lines": ["error", 300],
      "no-console": ["error", { allow: ["warn", "error"] }],
      "portico/import-boundaries": "error",
      "portico/no-cycles": "error",
      "portico/no-index-files": "error",
    },
  },
  {
    files: [
      "portal/**/*.{ts,tsx}",
      "content/{runtime,studio}/**/*.{ts,tsx}",
      "design-system/**/*.{ts,tsx}",
      ".storybook/**/*.{ts,tsx}",
    ],
    extends: [reactHooks.configs.flat.recommended],
    // The link component comes from a provider; the rule mistakes it for one created during render.
    rules: { "react-hooks/static-components": "off" },
  },
  {
    files: ["portal/src/**/*.tsx", "content/{runtime,studio}/**/*.tsx", "design-system/src/**/*.tsx"],
    ignores: notScreens,
    rules: { "portico/no-literal-copy": "error" },
  },
  {
    files: ["portal/**/*.{ts,tsx}", "content/studio/**/*.{ts,tsx}"],
    // No deprecated API of the design system is used: its codemods have been run. Apollo's typed overloads are each used in one place.
    rules: {
      "@typescript-eslint/no-deprecated": [
        "error",
        { allow: [{ from: "package", package: "@apollo/client", name: ["query", "mutate", "useQuery"] }] },
      ],
    },
  },
  { files: ["**/*.test.{ts,tsx}"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
  { files: ["tools/**", "**/cli.ts", "e2e/**"], rules: { "no-console": "off" } },
);
