import { defineConfig } from "oxlint";

/** Whole screens and components: their text comes from the copy catalogue. Tests, stories and examples may be literal. */
const notScreens = ["**/*.test.tsx", "**/*.stories.tsx", "**/*.examples.tsx", "**/testing.tsx"];

export default defineConfig({
  plugins: ["eslint", "typescript", "react"],
  // The project's own rules, and the React Compiler's: a plugin may not have the name of a built-in one.
  jsPlugins: ["./tools/lint/plugin.ts", { name: "compiler", specifier: "eslint-plugin-react-hooks" }],
  // Only rules that are named below.
  categories: { correctness: "off" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error", denyWarnings: true },
  ignorePatterns: [
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
  ],
  rules: {
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/no-duplicate-enum-values": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-extra-non-null-assertion": "error",
    "typescript/no-misused-new": "error",
    "typescript/no-namespace": "error",
    "typescript/no-non-null-asserted-optional-chain": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-this-alias": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-declaration-merging": "error",
    "typescript/no-unsafe-function-type": "error",
    "no-unused-expressions": "error",
    "typescript/no-wrapper-object-types": "error",
    "typescript/prefer-as-const": "error",
    "typescript/prefer-namespace-keyword": "error",
    "typescript/triple-slash-reference": "error",
    "typescript/await-thenable": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/no-non-null-assertion": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    "typescript/only-throw-error": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "typescript/return-await": "error",
    eqeqeq: "error",
    "max-lines": ["error", 300],
    "no-console": ["error", { allow: ["warn", "error"] }],
    "portico/import-boundaries": "error",
    "portico/no-cycles": "error",
    "portico/no-index-files": "error",
  },
  overrides: [
    {
      files: [
        "portal/**/*.{ts,tsx}",
        "content/{runtime,studio}/**/*.{ts,tsx}",
        "design-system/**/*.{ts,tsx}",
        ".storybook/**/*.{ts,tsx}",
      ],
      rules: {
        "react/rules-of-hooks": "error",
        "react/exhaustive-deps": "error",
      },
    },
    {
      files: [
        "portal/**/*.{ts,tsx}",
        "content/{runtime,studio}/**/*.{ts,tsx}",
        "design-system/**/*.{ts,tsx}",
        ".storybook/**/*.{ts,tsx}",
      ],
      // Without static-components: the link component comes from a provider, which that rule mistakes for one created
      // during render. The compiler, which these rules run on each file, compiles no tests.
      excludeFiles: ["**/*.test.{ts,tsx}", "**/*.testing.{ts,tsx}", "**/testing/**"],
      rules: {
        "compiler/use-memo": "error",
        "compiler/preserve-manual-memoization": "error",
        "compiler/immutability": "error",
        "compiler/globals": "error",
        "compiler/refs": "error",
        "compiler/set-state-in-effect": "error",
        "compiler/error-boundaries": "error",
        "compiler/purity": "error",
        "compiler/set-state-in-render": "error",
        "compiler/config": "error",
        "compiler/gating": "error",
      },
    },
    {
      files: ["portal/src/**/*.tsx", "content/{runtime,studio}/**/*.tsx", "design-system/src/**/*.tsx"],
      excludeFiles: notScreens,
      rules: { "portico/no-literal-copy": "error" },
    },
    {
      files: ["portal/**/*.{ts,tsx}", "content/studio/**/*.{ts,tsx}"],
      // No deprecated API of the design system is used: its codemods have been run. Apollo's typed overloads are each
      // used in one place.
      rules: {
        "typescript/no-deprecated": [
          "error",
          { allow: [{ from: "package", package: "@apollo/client", name: ["query", "mutate", "useQuery"] }] },
        ],
      },
    },
    { files: ["**/*.test.{ts,tsx}"], rules: { "typescript/no-non-null-assertion": "off" } },
    { files: ["tools/**", "**/cli.ts", "e2e/**", "design-system/codemods/**"], rules: { "no-console": "off" } },
  ],
});
