import { TYPE, type MessageFormatElement, type PluralOrSelectOption } from "@formatjs/icu-messageformat-parser";
import { formatText } from "@portico/message/format";
import { localeOf, type MessageTree } from "@portico/message/tree";
import type { MessageContract, Samples } from "./contract.ts";
import type { Scope } from "./scope.ts";

/** What the screen's design has room for, and what the words are shown with. */
export type Room = { most: number; samples: Samples };

/** Words so far: how many characters are shown, and where in the wording the first one stands that does not fit. */
type Length = { shown: number; over?: number };

/** Lengths are those of any day; no sample is of a zone. */
const timeZone = "UTC";

/** Characters as people count them: an accent or an emoji is not two. */
export const charactersIn = (text: string): number => Array.from(text).length;

export const roomOf = ({ maxLength, samples = {} }: MessageContract): Room | undefined => (maxLength === undefined ? undefined : { most: maxLength, samples });

const startOf = ({ location }: MessageFormatElement) => location?.start.offset ?? 0;

/** Measures one wording in one language. */
class Ruler {
  readonly #scope: Scope;
  readonly #room: Room;

  constructor(scope: Scope, room: Room) {
    this.#scope = scope;
    this.#room = room;
  }

  /** The longest way in which the elements can come out. Compiled elements stand one for one beside those that have places. */
  measure(elements: readonly MessageFormatElement[], compiled: MessageTree, before: Length, counted = "0"): Length {
    return elements.reduce((length, element, index) => this.#add(element, compiled[index], length, counted), before);
  }

  #add(element: MessageFormatElement, compiled: MessageFormatElement | undefined, before: Length, counted: string): Length {
    if (compiled === undefined) return before;
    if (element.type === TYPE.tag && compiled.type === TYPE.tag) return this.measure(element.children, compiled.children, before, counted);
    if (element.type === TYPE.select && compiled.type === TYPE.select) return this.#longest(element.options, compiled.options, before, counted);
    if (element.type === TYPE.plural && compiled.type === TYPE.plural) return this.#longest(element.options, compiled.options, before, this.#value(compiled.value));
    const text = element.type === TYPE.pound ? counted : this.#shown(compiled);
    return this.#with(before, text, startOf(element), element.type === TYPE.literal);
  }

  #longest(options: Record<string, PluralOrSelectOption>, compiled: Record<string, { value: MessageTree }>, before: Length, counted: string): Length {
    const lengths = Object.entries(options).map(([word, { value }]) => this.measure(value, compiled[word]?.value ?? [], before, counted));
    return lengths.reduce((longest, length) => (length.shown > longest.shown ? length : longest), before);
  }

  /** A number as a plural shows it in place of `#`. */
  #value(name: string): string {
    return this.#shown({ type: TYPE.number, value: name });
  }

  #shown(element: MessageFormatElement): string {
    return formatText([element], localeOf[this.#scope.language], timeZone, this.#room.samples);
  }

  #with({ shown, over }: Length, text: string, start: number, isLiteral: boolean): Length {
    const [after, left] = [shown + charactersIn(text), Math.max(0, this.#room.most - shown)];
    if (over !== undefined || after <= this.#room.most) return over === undefined ? { shown: after } : { shown: after, over };
    return { shown: after, over: start + (isLiteral ? Array.from(text).slice(0, left).join("").length : 0) };
  }
}

/** Notes words that are longer than their place, at the first character that does not fit. */
export function checkFit(scope: Scope, elements: readonly MessageFormatElement[], tree: MessageTree, room: Room): void {
  const { shown, over } = new Ruler(scope, room).measure(elements, tree, { shown: 0 });
  if (over !== undefined) scope.notes.add(Math.min(over, scope.text.length), { code: "DOES_NOT_FIT", found: String(shown - room.most), expected: [String(room.most)] });
}
