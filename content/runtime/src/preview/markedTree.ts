import type { MessageTree } from "@portico/message/tree";
import { marksOf, type Marks } from "./marks.ts";

type Element = MessageTree[number];

/** The tree's own names of its kinds. */
const kind = { literal: 0, select: 5, plural: 6, tag: 8 } as const;

const literal = (value: string): Element => ({ type: kind.literal, value });

/** Whether the screen makes something of its own inside: there the text falls into pieces. */
function hasTag(element: Element): boolean {
  if (element.type === kind.tag) return true;
  return (element.type === kind.select || element.type === kind.plural) && Object.values(element.options).some(({ value }) => value.some(hasTag));
}

/** The branches of a choice, each made anew. */
const withBranches = <T extends Extract<Element, { options: object }>>(element: T, made: (value: MessageTree) => MessageTree): T => ({
  ...element,
  options: Object.fromEntries(Object.entries(element.options).map(([name, option]) => [name, { ...option, value: made(option.value) }])),
});

/** Screens cut long texts at empty lines, so a mark ends before one and goes on after it. */
function atEmptyLines(element: Element, { goesOn, ends }: Marks): Element {
  if (element.type === kind.literal) return literal(element.value.replace(/\n\s*\n/g, (gap) => ends + gap + goesOn));
  return element.type === kind.select || element.type === kind.plural ? withBranches(element, (value) => value.map((inner) => atEmptyLines(inner, { goesOn, ends } as Marks))) : element;
}

const isBlank = (run: MessageTree) => run.every((element) => element.type === kind.literal && element.value.trim() === "");

/** Marks each run of text between tags; `opening` is the mark of the first. */
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
    else if (element.type === kind.select || element.type === kind.plural) this.#made.push(withBranches(element, this.#inside));
    this.#opening = this.#marks.goesOn;
  }

  #flush(): void {
    const run = this.#run;
    this.#run = [];
    if (isBlank(run)) return void this.#made.push(...run);
    this.#made.push(literal(this.#opening), ...run.map((element) => atEmptyLines(element, this.#marks)), literal(this.#marks.ends));
    this.#opening = this.#marks.goesOn;
  }
}

/** A message whose words say which key they are of, wherever they come to stand. */
export function markedTree(tree: MessageTree, index: number): MessageTree {
  const marks = marksOf(index);
  return new Marking(marks, marks.begins).of(tree);
}
