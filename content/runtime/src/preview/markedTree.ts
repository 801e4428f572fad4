import type { MessageTree } from "@portico/message/tree";
import { marksOf, type Marks } from "./marks.ts";

type Element = MessageTree[number];

/** The AST's numeric element types. */
const kind = { literal: 0, select: 5, plural: 6, tag: 8 } as const;

const literal = (value: string): Element => ({ type: kind.literal, value });

/** Whether the screen renders the inside separately, which splits the text. */
function hasTag(element: Element): boolean {
  if (element.type === kind.tag) return true;
  return (
    (element.type === kind.select || element.type === kind.plural) &&
    Object.values(element.options).some(({ value }) => value.some(hasTag))
  );
}

/** Maps each branch of a plural or select. */
const withBranches = <T extends Extract<Element, { options: object }>>(
  element: T,
  made: (value: MessageTree) => MessageTree,
): T => ({
  ...element,
  options: Object.fromEntries(
    Object.entries(element.options).map(([name, option]) => [name, { ...option, value: made(option.value) }]),
  ),
});

/** Screens split long texts at empty lines, so a marker closes before one and continues after it. */
function atEmptyLines(element: Element, { continues, ends }: Marks): Element {
  if (element.type === kind.literal) return literal(element.value.replace(/\n\s*\n/g, (gap) => ends + gap + continues));
  return element.type === kind.select || element.type === kind.plural
    ? withBranches(element, (value) => value.map((inner) => atEmptyLines(inner, { continues, ends } as Marks)))
    : element;
}

const isBlank = (run: MessageTree) =>
  run.every((element) => element.type === kind.literal && element.value.trim() === "");

/** Marks each run of text between tags; `opening` is the marker of the first. */
class Marking {
  readonly #marks: Marks;
  readonly #made: MessageTree = [];
  #run: MessageTree = [];
  #opening: string;

  constructor(marks: Marks, opening: string) {
    this.#marks = marks;
    this.#opening = opening;
  }

  of(tree: MessageTree): MessageTree {
    for (const element of tree) {
      if (hasTag(element)) this.#split(element);
      else this.#run.push(element);
    }
    this.#flush();
    return this.#made;
  }

  #inside = (tree: MessageTree) => new Marking(this.#marks, this.#opening).of(tree);

  #split(element: Element): void {
    this.#flush();
    if (element.type === kind.tag) this.#made.push({ ...element, children: this.#inside(element.children) });
    else if (element.type === kind.select || element.type === kind.plural)
      this.#made.push(withBranches(element, this.#inside));
    this.#opening = this.#marks.continues;
  }

  #flush(): void {
    const run = this.#run;
    this.#run = [];
    if (isBlank(run)) return void this.#made.push(...run);
    this.#made.push(
      literal(this.#opening),
      ...run.map((element) => atEmptyLines(element, this.#marks)),
      literal(this.#marks.ends),
    );
    this.#opening = this.#marks.continues;
  }
}

/** Adds markers to a compiled message, so that its rendered text identifies its key wherever it is displayed. */
export function markedTree(tree: MessageTree, index: number): MessageTree {
  const marks = marksOf(index);
  return new Marking(marks, marks.begins).of(tree);
}
