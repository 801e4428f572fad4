// Renames props of components and their values. Shared by the codemods in this folder.

/**
 * Returns the text of a source file with the new props. Only elements of components imported from the entry point
 * change, also under an alias or a namespace. A value changes if it is a literal in the attribute: a string, or a
 * branch of a condition. Values that come from elsewhere and spread props are left unchanged, and the compiler reports
 * them.
 *
 * @param {import("./props.d.mts").PropChanges} changes
 * @returns {import("./rename.d.mts").Rename}
 */
export function changingProps(changes) {
  const entries = Object.keys(changes);
  return (ts, path, text) => {
    if (!entries.some((entry) => text.includes(entry))) return text;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const components = importedComponents(ts, source, changes);
    const edits = [...within(ts, source)].flatMap((node) => {
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
      const component = components(node.tagName.getText());
      return component ? node.attributes.properties.flatMap((property) => attributeEdits(ts, property, component)) : [];
    });
    return applied(text, edits);
  };
}

/**
 * Returns the text of a source file with new names for the members of a group of an export: those in `vars.color`, for
 * example.
 *
 * @param {string} entry
 * @param {string} name
 * @param {string} group
 * @param {Readonly<Record<string, string>>} members
 * @returns {import("./rename.d.mts").Rename}
 */
export function changingMembers(entry, name, group, members) {
  return (ts, path, text) => {
    if (!text.includes(entry)) return text;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const prefixes = importedAs(ts, source, entry, name).map((tag) => `${tag}.${group}`);
    const edits = [...within(ts, source)].flatMap((node) =>
      ts.isPropertyAccessExpression(node) &&
      Object.hasOwn(members, node.name.text) &&
      prefixes.includes(node.expression.getText())
        ? [put(node.name, members[node.name.text])]
        : [],
    );
    return applied(text, edits);
  };
}

/** The local names of an entry point's export in a file. */
const importedAs = (ts, source, entry, name) =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== entry) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings) return [];
    if (ts.isNamespaceImport(bindings)) return [`${bindings.name.text}.${name}`];
    return bindings.elements
      .filter((element) => (element.propertyName ?? element.name).text === name)
      .map((element) => element.name.text);
  });

const applied = (text, edits) =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, end, put }) => result.slice(0, start) + put + result.slice(end), text);

/** Applies codemods one after the other. */
export const inOrder =
  (...renames) =>
  (ts, path, text) =>
    renames.reduce((result, rename) => rename(ts, path, result), text);

function* within(ts, node) {
  yield node;
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* within(ts, child);
}

/** The changes for the component that a tag of this file refers to. */
function importedComponents(ts, source, changes) {
  const byTag = new Map();
  const byNamespace = new Map();
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    const components = bindings && changes[statement.moduleSpecifier.text];
    if (!components) continue;
    if (ts.isNamespaceImport(bindings)) byNamespace.set(bindings.name.text, components);
    else
      for (const { name, propertyName } of bindings.elements) {
        const component = components[(propertyName ?? name).text];
        if (component) byTag.set(name.text, component);
      }
  }
  return (tag) => {
    const [namespace, member] = tag.split(".");
    return member ? byNamespace.get(namespace)?.[member] : byTag.get(tag);
  };
}

function attributeEdits(ts, attribute, { props = {}, values = {} }) {
  if (!ts.isJsxAttribute(attribute)) return [];
  const name = attribute.name.getText();
  const to = Object.hasOwn(props, name) ? [put(attribute.name, props[name])] : [];
  const table = Object.hasOwn(values, name) ? values[name] : undefined;
  if (!table || !attribute.initializer) return to;
  const strings = results(ts, attribute.initializer).filter((node) => Object.hasOwn(table, node.text));
  return [...to, ...strings.map((node) => put(node, JSON.stringify(table[node.text])))];
}

/** The string literals that an expression can result in. */
function results(ts, node) {
  if (!node) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return results(ts, node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((each) => results(ts, each));
  const either = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken];
  if (ts.isBinaryExpression(node) && either.includes(node.operatorToken.kind))
    return [node.left, node.right].flatMap((each) => results(ts, each));
  return [];
}

const put = (node, text) => ({ start: node.getStart(), end: node.getEnd(), put: text });
