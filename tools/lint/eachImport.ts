import type { TSESLint, TSESTree } from "@typescript-eslint/utils";

/** An import as ESLint sees it: where it stands, what it says, whether it takes types alone. */
export type ImportSeen = { node: TSESTree.Node; specifier: string; typeOnly: boolean };

type Named = TSESTree.ImportDeclaration | TSESTree.ExportNamedDeclaration | TSESTree.ExportAllDeclaration;

const onlyTypes = (node: Named) => ("importKind" in node ? node.importKind : node.exportKind) === "type";

/** Listeners that report every import, re-export and dynamic import of a file. */
export function eachImport(report: (seen: ImportSeen) => void): TSESLint.RuleListener {
  const declared = (node: Named) => {
    if (node.source) report({ node: node.source, specifier: node.source.value, typeOnly: onlyTypes(node) });
  };
  return {
    ImportDeclaration: declared,
    ExportNamedDeclaration: declared,
    ExportAllDeclaration: declared,
    ImportExpression(node) {
      if (node.source.type === "Literal" && typeof node.source.value === "string") report({ node: node.source, specifier: node.source.value, typeOnly: false });
    },
  };
}
