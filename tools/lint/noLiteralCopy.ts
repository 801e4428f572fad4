import type { TSESTree } from "@typescript-eslint/utils";
import { createRule } from "./rule.ts";

/** Attributes and properties whose text is shown or read aloud. */
const shownProps =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|legend|hint|error|description|summary|caption|term|detail|eyebrow|optional|progress|message|header|disabledReason|\w+(Label|Title|Text))$/;

const hasLetters = (text: string) => /\p{L}/u.test(text);

const nameOf = (key: TSESTree.Node) =>
  key.type === "Identifier" || key.type === "JSXIdentifier"
    ? key.name
    : key.type === "Literal"
      ? String(key.value)
      : "";

/** The parts of an expression that may become its value: both branches of a conditional, the text of a template. */
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

const isDocumentTitle = (node: TSESTree.Node) =>
  node.type === "MemberExpression" && nameOf(node.property) === "title" && nameOf(node.object) === "document";

/** Reports literal text in screens and components: it must come from the catalogue or, in the design system, a prop. */
export const noLiteralCopy = createRule(
  "No literal text in screens and components",
  { literal: "Text comes from the catalogue, or in the design system from a prop: {{text}}" },
  (context) => {
    const check = (node: TSESTree.Node) => {
      for (const part of values(node)) {
        const text = textOf(part).trim();
        if (hasLetters(text))
          context.report({ node: part, messageId: "literal", data: { text: JSON.stringify(text) } });
      }
    };
    return {
      JSXText(node) {
        if (hasLetters(node.value))
          context.report({ node, messageId: "literal", data: { text: JSON.stringify(node.value.trim()) } });
      },
      "JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer": check,
      JSXAttribute(node) {
        if (node.value && shownProps.test(nameOf(node.name))) check(node.value);
      },
      "JSXAttribute Property"(node: TSESTree.Property) {
        if (!node.computed && shownProps.test(nameOf(node.key))) check(node.value);
      },
      AssignmentExpression(node) {
        if (isDocumentTitle(node.left)) check(node.right);
      },
    };
  },
);
