import type { CDPSession, Page } from "@playwright/test";
import { roleWords, stateWords, type Language } from "./announcedWords.ts";

/** A node of the browser's accessibility tree, as the DevTools protocol returns it. */
type AccessibilityNode = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: string | number };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};

/** Roles of one stop: a screen reader reads their name and state, not what they contain. */
const controls = new Set(
  "button checkbox combobox link listbox meter option progressbar radio searchbox slider spinbutton switch tab textbox".split(
    " ",
  ),
);

/** Roles whose beginning is read; what they contain follows, indented. */
const containers = new Set(
  "alert alertdialog article banner complementary contentinfo dialog figure form group list main navigation radiogroup region search status table tablist tabpanel timer".split(
    " ",
  ),
);

/** Containers without a name say nothing that a listener needs. */
const onlyNamed = new Set(["article", "figure", "form", "group", "region"]);

/** A list or live region without content is not read. */
const silentWhenEmpty = new Set(["alert", "group", "list", "status"]);

/**
 * What a screen reader reads of the page from top to bottom, one line for each stop, in the words of that language. Made
 * from the browser's own accessibility tree: names and descriptions are computed as assistive technology gets them.
 */
export async function spokenLines(page: Page, language: Language): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as unknown as { nodes: AccessibilityNode[] };
    const reading = new Reading(session, new Map(nodes.map((node) => [node.nodeId, node])), language);
    const [root] = nodes;
    if (root) await reading.read(root, 0);
    return reading.lines();
  } finally {
    await session.detach();
  }
}

class Reading {
  readonly #session: CDPSession;
  readonly #nodes: ReadonlyMap<string, AccessibilityNode>;
  readonly #language: Language;
  readonly #lines: string[] = [];
  /** Text of the line that is being read, and its indentation. */
  #text = "";
  #depth = 0;

  constructor(session: CDPSession, nodes: ReadonlyMap<string, AccessibilityNode>, language: Language) {
    this.#session = session;
    this.#nodes = nodes;
    this.#language = language;
  }

  lines(): string[] {
    this.#flush();
    return this.#lines;
  }

  async read(node: AccessibilityNode, depth: number): Promise<void> {
    const role = roleOf(node);
    if (node.ignored || role === "none") return this.#readChildren(node, depth);
    if (role === "StaticText") return this.#append(nameOf(node), depth);
    if (role === "InlineTextBox" || role === "ListMarker") return;
    if (controls.has(role)) return this.#say(await this.#control(node, role), depth);
    if (role === "heading") return this.#heading(node, depth);
    if (role === "image") return nameOf(node) ? this.#say(`${this.#role(role)}: ${nameOf(node)}`, depth) : undefined;
    if (role === "row") return this.#row(node, depth);
    if (containers.has(role) && !(onlyNamed.has(role) && !nameOf(node))) return this.#container(node, role, depth);
    this.#flush();
    await this.#readChildren(node, depth);
    this.#flush();
  }

  async #readChildren(node: AccessibilityNode, depth: number): Promise<void> {
    for (const child of this.#childrenOf(node)) await this.read(child, depth);
  }

  async #container(node: AccessibilityNode, role: string, depth: number): Promise<void> {
    const items = role === "list" ? ` (${this.#childrenOf(node).filter((child) => !child.ignored).length})` : "";
    this.#flush();
    const line = this.#lines.length;
    this.#say(
      [`${this.#role(role)}${items}`, nameOf(node)].filter(Boolean).join(": ") + (await this.#states(node)),
      depth,
    );
    await this.#readChildren(node, depth + 1);
    this.#flush();
    if (this.#lines.length === line + 1 && silentWhenEmpty.has(role)) this.#lines.pop();
  }

  async #heading(node: AccessibilityNode, depth: number): Promise<void> {
    const level = property(node, "level");
    this.#say(
      `${this.#role("heading")} ${this.#state("level")} ${String(level)}: ${nameOf(node)}${await this.#states(node)}`,
      depth,
    );
    for (const inside of this.#controlsIn(node)) await this.read(inside, depth + 1);
  }

  /** The cells of a row in one line; what can be operated in them follows. */
  async #row(node: AccessibilityNode, depth: number): Promise<void> {
    const cells = this.#childrenOf(node).map((cell) => nameOf(cell) || this.#textIn(cell));
    this.#say(cells.filter(Boolean).join(" | "), depth);
    for (const inside of this.#controlsIn(node)) await this.read(inside, depth + 1);
  }

  async #control(node: AccessibilityNode, role: string): Promise<string> {
    const typed = role === "button" ? "" : String(node.value?.value ?? "");
    const value = typed === "" ? "" : `: ${typed}`;
    const { value: described = "" } = node.description ?? {};
    // A tooltip that repeats the name is not read again.
    const description = described === "" || described === nameOf(node) ? "" : `. ${described}`;
    return `${this.#role(role)}: ${nameOf(node)}${value}${await this.#states(node)}${description}`;
  }

  async #states(node: AccessibilityNode): Promise<string> {
    const is = (name: string) => property(node, name) === true || property(node, name) === "true";
    const checked = property(node, "checked");
    const expanded = property(node, "expanded");
    const invalid = property(node, "invalid");
    const found = [
      checked !== undefined && this.#state(String(checked) === "true" ? "checked" : "notChecked"),
      is("selected") && this.#state("selected"),
      is("pressed") && this.#state("pressed"),
      expanded !== undefined && this.#state(expanded === true ? "expanded" : "collapsed"),
      (await this.#isCurrent(node)) && this.#state("current"),
      is("required") && this.#state("required"),
      is("disabled") && this.#state("unavailable"),
      invalid !== undefined && invalid !== "false" && invalid !== false && this.#state("invalid"),
      is("focused") && roleOf(node) !== "RootWebArea" && this.#state("focused"),
    ].filter((state) => state !== false);
    return found.length > 0 ? ` (${found.join(", ")})` : "";
  }

  /** `aria-current`, which the protocol leaves out of the tree. */
  async #isCurrent({ backendDOMNodeId }: AccessibilityNode): Promise<boolean> {
    if (backendDOMNodeId === undefined) return false;
    const { node } = await this.#session.send("DOM.describeNode", { backendNodeId: backendDOMNodeId });
    const { attributes = [] } = node;
    const at = attributes.indexOf("aria-current");
    return at !== -1 && attributes[at + 1] !== "false";
  }

  #controlsIn(node: AccessibilityNode): AccessibilityNode[] {
    return this.#childrenOf(node).flatMap((child) =>
      !child.ignored && controls.has(roleOf(child)) ? [child] : this.#controlsIn(child),
    );
  }

  #textIn(node: AccessibilityNode): string {
    if (roleOf(node) === "StaticText" || (!node.ignored && controls.has(roleOf(node)))) return nameOf(node);
    return this.#childrenOf(node)
      .map((child) => this.#textIn(child))
      .filter(Boolean)
      .join(" ");
  }

  #childrenOf({ childIds = [] }: AccessibilityNode): AccessibilityNode[] {
    return childIds.flatMap((id) => this.#nodes.get(id) ?? []);
  }

  #role = (role: string) => roleWords[role]?.[this.#language] ?? role;
  #state = (state: keyof typeof stateWords) => stateWords[state][this.#language];

  #append(text: string, depth: number): void {
    this.#depth = depth;
    // Texts of elements next to each other are separate words.
    const joins = /(^|\()$/.test(this.#text) || /^[\s.,;:)]/.test(text);
    this.#text += joins ? text : ` ${text}`;
  }

  #say(line: string, depth: number): void {
    this.#flush();
    this.#lines.push(`${"  ".repeat(depth)}${tidy(line)}`);
  }

  #flush(): void {
    const text = tidy(this.#text);
    this.#text = "";
    if (text) this.#lines.push(`${"  ".repeat(this.#depth)}${text}`);
  }
}

const roleOf = ({ role }: AccessibilityNode) => role?.value ?? "none";
const nameOf = ({ name }: AccessibilityNode) => name?.value ?? "";
const property = ({ properties = [] }: AccessibilityNode, wanted: string) =>
  properties.find(({ name }) => name === wanted)?.value.value;

/** White space as it sounds: one space. */
const tidy = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ").trim();
