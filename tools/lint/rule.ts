import { ESLintUtils, type TSESLint } from "@typescript-eslint/utils";

const withDocs = ESLintUtils.RuleCreator(() => "docs/decisions/");

/** A rule of ours, without options. */
export function createRule<Id extends string>(
  description: string,
  messages: Record<Id, string>,
  create: (context: Readonly<TSESLint.RuleContext<Id, []>>) => TSESLint.RuleListener,
): TSESLint.RuleModule<Id, []> {
  return withDocs<[], Id>({ name: description, meta: { type: "problem", docs: { description }, messages, schema: [] }, create: (context) => create(context) });
}
