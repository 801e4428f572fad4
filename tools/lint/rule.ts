import { ESLintUtils, type TSESLint, type TSESTree } from "@typescript-eslint/utils";

const withDocs = ESLintUtils.RuleCreator(() => "docs/decisions/");

/** A rule without options. */
export function createRule<Id extends string>(
  description: string,
  messages: Record<Id, string>,
  create: (context: Readonly<TSESLint.RuleContext<Id, []>>) => TSESLint.RuleListener,
): TSESLint.RuleModule<Id, []> {
  return withDocs<[], Id>({
    name: description,
    meta: { type: "problem", docs: { description }, messages, schema: [] },
    create: (context) => create(context),
  });
}

export type Import = { node: TSESTree.Node; specifier: string; typeOnly: boolean };

type Declaration = TSESTree.ImportDeclaration | TSESTree.ExportNamedDeclaration | TSESTree.ExportAllDeclaration;

const isTypeOnly = (node: Declaration) => ("importKind" in node ? node.importKind : node.exportKind) === "type";

/** Listeners that report every import, re-export and dynamic import of a file. */
export function eachImport(report: (found: Import) => void): TSESLint.RuleListener {
  const declared = (node: Declaration) => {
    if (node.source) report({ node: node.source, specifier: node.source.value, typeOnly: isTypeOnly(node) });
  };
  return {
    ImportDeclaration: declared,
    ExportNamedDeclaration: declared,
    ExportAllDeclaration: declared,
    ImportExpression(node) {
      if (node.source.type === "Literal" && typeof node.source.value === "string")
        report({ node: node.source, specifier: node.source.value, typeOnly: false });
    },
  };
}
