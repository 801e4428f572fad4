#!/usr/bin/env node
// `Actions` with `sticky` is `StickyActions` since 0.3.0. Changes it in the given files and folders:
//
//   node node_modules/@portico/design-system/codemods/0.3.0-sticky-actions.mjs src
//
// Needs the `typescript` package of the project that it runs in. Prints the changed files; idempotent. Where `sticky`
// is known only at run time, as in `sticky={floats}` or spread props, the file is left unchanged, and the compiler
// reports the place.
import { runAsCommand } from "./rename.mjs";

const door = "@portico/design-system/button";

/** @type {import("./rename.d.mts").Rename} */
export const stickyActions = (ts, path, text) => {
  if (!text.includes(door) || !text.includes("sticky")) return text;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imported = importOf(ts, source);
  if (!imported) return text;
  const { tag, to } = imported;
  const elements = [...within(ts, source)].filter((node) => isOpening(ts, node) && node.tagName.getText() === tag);
  const sticking = elements.filter((element) => sticks(ts, element) !== undefined);
  if (sticking.length === 0) return text;
  const all = [
    ...sticking.flatMap((element) => elementEdits(ts, element, to)),
    ...imported.edits(sticking.length < elements.length),
  ];
  return all
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, end, put }) => result.slice(0, start) + put + result.slice(end), text);
};

const isOpening = (ts, node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

function* within(ts, node) {
  yield node;
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* within(ts, child);
}

/** Matches `sticky` and `sticky={true}`; returns the attribute, or undefined if it is missing or dynamic. */
function sticks(ts, element) {
  const attribute = element.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === "sticky",
  );
  const value = attribute?.initializer;
  const isTrue =
    value === undefined || (ts.isJsxExpression(value) && value.expression?.kind === ts.SyntaxKind.TrueKeyword);
  return isTrue ? attribute : undefined;
}

/** Renames the opening and the closing tag, and removes the attribute with the space before it. */
function elementEdits(ts, element, to) {
  const attribute = sticks(ts, element);
  const names = ts.isJsxOpeningElement(element)
    ? [element.tagName, element.parent.closingElement.tagName]
    : [element.tagName];
  return [
    ...names.map((name) => ({ start: name.getStart(), end: name.getEnd(), put: to })),
    { start: attribute.getFullStart(), end: attribute.getEnd(), put: "" },
  ];
}

/**
 * The file's local name of `Actions`, the future local name of `StickyActions`, and the change of the import, depending
 * on whether other `Actions` remain.
 */
function importOf(ts, source) {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== door) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings) continue;
    // A namespace import already contains both names.
    if (ts.isNamespaceImport(bindings))
      return { tag: `${bindings.name.text}.Actions`, to: `${bindings.name.text}.StickyActions`, edits: () => [] };
    const has = (name) =>
      bindings.elements.find((element) => (element.propertyName ?? element.name).text === name && !element.isTypeOnly);
    const [actions, already] = [has("Actions"), has("StickyActions")];
    if (!actions) continue;
    const tag = actions.name.text;
    const edits = (othersStay) => {
      const stays = othersStay || usedElsewhere(ts, source, tag);
      if (already) return [];
      return [
        {
          start: actions.getStart(),
          end: actions.getEnd(),
          put: stays ? `${actions.getText()}, StickyActions` : "StickyActions",
        },
      ];
    };
    return { tag, to: already?.name.text ?? "StickyActions", edits };
  }
  return undefined;
}

/** Whether the name is used outside its import and JSX elements. */
const usedElsewhere = (ts, source, tag) =>
  [...within(ts, source)].some(
    (node) =>
      ts.isIdentifier(node) &&
      node.text === tag &&
      !ts.isImportSpecifier(node.parent) &&
      !isOpening(ts, node.parent) &&
      !ts.isJsxClosingElement(node.parent),
  );

runAsCommand(import.meta.url, stickyActions);
