#!/usr/bin/env node
// `Actions` with `sticky` is `StickyActions` since 0.3.0. Changes it in the files and folders given:
//
//   node node_modules/@portico/design-system/codemods/0.3.0-sticky-actions.mjs src
//
// Needs the `typescript` package of the project that it runs in. Says what it changed; running it again changes nothing. Where only running tells
// whether it sticks, `sticky={floats}` or spread props, the file stays as it is there, and the compiler names the place.
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
  const all = [...sticking.flatMap((element) => elementEdits(ts, element, to)), ...imported.edits(sticking.length < elements.length)];
  return all.toSorted((a, b) => b.start - a.start).reduce((result, { start, end, put }) => result.slice(0, start) + put + result.slice(end), text);
};

const isOpening = (ts, node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

function* within(ts, node) {
  yield node;
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* within(ts, child);
}

/** `sticky`, `sticky={true}`; the attribute, or undefined where it is not there or not certain. */
function sticks(ts, element) {
  const attribute = element.attributes.properties.find((property) => ts.isJsxAttribute(property) && property.name.getText() === "sticky");
  const value = attribute?.initializer;
  const isTrue = value === undefined || (ts.isJsxExpression(value) && value.expression?.kind === ts.SyntaxKind.TrueKeyword);
  return isTrue ? attribute : undefined;
}

/** The new name at both ends, without the attribute and the space before it. */
function elementEdits(ts, element, to) {
  const attribute = sticks(ts, element);
  const names = ts.isJsxOpeningElement(element) ? [element.tagName, element.parent.closingElement.tagName] : [element.tagName];
  return [...names.map((name) => ({ start: name.getStart(), end: name.getEnd(), put: to })), { start: attribute.getFullStart(), end: attribute.getEnd(), put: "" }];
}

/** How the file calls `Actions`, how it will call `StickyActions`, and what changes in the import if other `Actions` stay or not. */
function importOf(ts, source) {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== door) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings) continue;
    // Both names are there already under the namespace.
    if (ts.isNamespaceImport(bindings)) return { tag: `${bindings.name.text}.Actions`, to: `${bindings.name.text}.StickyActions`, edits: () => [] };
    const has = (name) => bindings.elements.find((element) => (element.propertyName ?? element.name).text === name && !element.isTypeOnly);
    const [actions, already] = [has("Actions"), has("StickyActions")];
    if (!actions) continue;
    const tag = actions.name.text;
    const edits = (othersStay) => {
      const stays = othersStay || usedElsewhere(ts, source, tag);
      if (already) return [];
      return [{ start: actions.getStart(), end: actions.getEnd(), put: stays ? `${actions.getText()}, StickyActions` : "StickyActions" }];
    };
    return { tag, to: already?.name.text ?? "StickyActions", edits };
  }
  return undefined;
}

/** Whether the name stands anywhere but in its import and in elements. */
const usedElsewhere = (ts, source, tag) =>
  [...within(ts, source)].some((node) => ts.isIdentifier(node) && node.text === tag && !ts.isImportSpecifier(node.parent) && !isOpening(ts, node.parent) && !ts.isJsxClosingElement(node.parent));

runAsCommand(import.meta.url, stickyActions);
