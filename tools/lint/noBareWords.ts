import type { TSESTree } from "@typescript-eslint/utils";
import { createRule } from "./rule.ts";

/** Names of attributes and properties whose text a person sees or hears. */
const visible = /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|legend|hint|error|description|summary|caption|term|detail|eyebrow|optional|progress|message|header|disabledReason|\w+(Label|Title|Text))$/;

const hasLetters = (text: string) => /\p{L}/u.test(text);

const nameOf = (key: TSESTree.Node) => (key.type === "Identifier" || key.type === "JSXIdentifier" ? key.name : key.type === "Literal" ? String(key.value) : "");

/** Parts of an expression that may become its value: both sides of a choice, the text of a template. */
function values(node: TSESTree.Node): TSESTree.Node[] {
  switch (node.type) {
    case "ConditionalExpression":
      return [...values(node.consequent), ...values(node.alternate)];
    case "LogicalExpression":
      return [...values(node.left), ...values(node.right)];
    case "BinaryExpression":
      return node.operator === "+" ? [...values(node.left), ...values(node.right)] : [];
    case "TemplateLiteral":
      return node.quasis;
    case "JSXExpressionContainer":
      return values(node.expression);
    case "Literal":
      return [node];
    default:
      return [];
  }
}

function textOf(node: TSESTree.Node): string {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
  return node.type === "TemplateElement" ? node.value.raw : "";
}

const isTitleOfPage = (node: TSESTree.Node) =>
  node.type === "MemberExpression" && nameOf(node.property) === "title" && nameOf(node.object) === "document";

/** Refuses words in the code of screens and components: they come from the catalogue, or as a prop from who uses the component. */
export const noBareWords = createRule("No words in code", { words: "Words belong in the catalogue (or, in the design system, in a prop): {{text}}" }, (context) => {
  const refuse = (node: TSESTree.Node) => {
    for (const part of values(node)) {
      const text = textOf(part).trim();
      if (hasLetters(text)) context.report({ node: part, messageId: "words", data: { text: JSON.stringify(text) } });
    }
  };
  return {
    JSXText(node) {
      if (hasLetters(node.value)) context.report({ node, messageId: "words", data: { text: JSON.stringify(node.value.trim()) } });
    },
    "JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer": refuse,
    JSXAttribute(node) {
      if (node.value && visible.test(nameOf(node.name))) refuse(node.value);
    },
    "JSXAttribute Property"(node: TSESTree.Property) {
      if (!node.computed && visible.test(nameOf(node.key))) refuse(node.value);
    },
    AssignmentExpression(node) {
      if (isTitleOfPage(node.left)) refuse(node.right);
    },
  };
});
