import {
  TYPE,
  type MessageFormatElement,
  type PluralElement,
  type PluralOrSelectOption,
  type SelectElement,
  type TagElement,
} from "@formatjs/icu-messageformat-parser";
import { formatText } from "@portico/message/format";
import { localeOf, type MessageTree } from "@portico/message/tree";
import type { MessageContract, Samples } from "./contract.ts";
import { startOf, type Scope } from "./scope.ts";

/** The maximum length that the design allows, and the sample values to measure with. */
export type LengthLimit = { max: number; samples: Samples };

/**
 * Length measured so far: the number of displayed characters, and the position in the wording of the first that does
 * not fit.
 */
type Length = { shown: number; over: number | undefined };

/** Any day and zone will do for measuring: the length does not depend on them. */
const timeZone = "UTC";

/** Counts Unicode code points, not UTF-16 units: an emoji is one character. */
export const charactersIn = (text: string): number => Array.from(text).length;

export const lengthLimitOf = ({ maxLength, samples = {} }: MessageContract): LengthLimit | undefined =>
  maxLength === undefined ? undefined : { max: maxLength, samples };

/** Measures one wording in one language. */
class LengthMeter {
  readonly #scope: Scope;
  readonly #limit: LengthLimit;

  constructor(scope: Scope, limit: LengthLimit) {
    this.#scope = scope;
    this.#limit = limit;
  }

  /**
   * The longest possible output of the elements. Compiled elements match the parsed ones (with positions) one to one.
   */
  measure(elements: readonly MessageFormatElement[], compiled: MessageTree, before: Length, counted = "0"): Length {
    return elements.reduce(
      (length, element, index) => this.#add(element, compiled[index] as MessageFormatElement, length, counted),
      before,
    );
  }

  #add(element: MessageFormatElement, compiled: MessageFormatElement, before: Length, counted: string): Length {
    if (element.type === TYPE.tag)
      return this.measure(element.children, (compiled as TagElement).children, before, counted);
    if (element.type === TYPE.select)
      return this.#longest(element.options, (compiled as SelectElement).options, before, counted);
    if (element.type === TYPE.plural)
      return this.#longest(element.options, (compiled as PluralElement).options, before, this.#value(element.value));
    const text = element.type === TYPE.pound ? counted : this.#shown(compiled);
    return this.#with(before, text, startOf(element), element.type === TYPE.literal);
  }

  #longest(
    options: Record<string, PluralOrSelectOption>,
    compiled: Record<string, PluralOrSelectOption>,
    before: Length,
    counted: string,
  ): Length {
    const lengths = Object.entries(options).map(([word, { value }]) =>
      this.measure(value, (compiled[word] as PluralOrSelectOption).value, before, counted),
    );
    return lengths.reduce((longest, length) => (length.shown > longest.shown ? length : longest), before);
  }

  /** A number as a plural displays it in place of `#`. */
  #value(name: string): string {
    return this.#shown({ type: TYPE.number, value: name });
  }

  #shown(element: MessageFormatElement): string {
    return formatText([element], localeOf[this.#scope.language], timeZone, this.#limit.samples);
  }

  #with({ shown, over }: Length, text: string, start: number, isLiteral: boolean): Length {
    const [after, left] = [shown + charactersIn(text), Math.max(0, this.#limit.max - shown)];
    if (over !== undefined || after <= this.#limit.max) return { shown: after, over };
    return { shown: after, over: start + (isLiteral ? Array.from(text).slice(0, left).join("").length : 0) };
  }
}

/** Reports wording above its maximum length, at the first character that does not fit. */
export function checkMaxLength(
  scope: Scope,
  elements: readonly MessageFormatElement[],
  tree: MessageTree,
  limit: LengthLimit,
): void {
  const { shown, over } = new LengthMeter(scope, limit).measure(elements, tree, { shown: 0, over: undefined });
  if (over !== undefined)
    scope.notes.add(Math.min(over, scope.text.length), {
      code: "DOES_NOT_FIT",
      found: String(shown - limit.max),
      expected: [String(limit.max)],
    });
}
