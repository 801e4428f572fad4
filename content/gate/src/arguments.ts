import { TYPE, type ArgumentElement, type DateElement, type MessageFormatElement, type NumberElement, type TimeElement } from "@formatjs/icu-messageformat-parser";
import type { ArgumentKind, Arguments } from "./contract.ts";
import { noteAt, type Scope } from "./scope.ts";

type Compiled = MessageFormatElement[];

export const kindName = (kind: ArgumentKind): string => (typeof kind === "object" ? "select" : kind);

/** Declared names that the wording mentions nowhere. */
const unmentioned = (args: Arguments, text: string) => Object.keys(args).filter((name) => args[name] !== "tag" && !new RegExp(`\\{\\s*${name}\\b`).test(text));

/**
 * The kind that the contract gives a name, or undefined after noting that it has none.
 * A name in place of a declared one that the wording lacks is a renamed one.
 */
export function kindOf(scope: Scope, element: MessageFormatElement & { value: string }): ArgumentKind | undefined {
  const { args, text, used } = scope;
  if (Object.hasOwn(args, element.value) && args[element.value] !== "tag") {
    used.add(element.value);
    return args[element.value];
  }
  const absent = unmentioned(args, text);
  const code = absent.length > 0 ? "RENAMED_ARGUMENT" : "UNKNOWN_ARGUMENT";
  noteAt(scope, element, { code, found: element.value, expected: absent.length > 0 ? absent : Object.keys(args) }, element.value);
  return undefined;
}

/** Notes that an argument is used as what it is not. */
export function wrongKind(scope: Scope, element: MessageFormatElement & { value: string }, used: string, kind: ArgumentKind): Compiled {
  noteAt(scope, element, { code: "WRONG_KIND", found: `${element.value}, ${used}`, expected: [kindName(kind)] }, element.value);
  return [];
}

/** `{name}`: compiled to what its kind is shown as, so that no reader needs the contract. */
export function plainArgument(scope: Scope, element: ArgumentElement): Compiled {
  const kind = kindOf(scope, element);
  const { value } = element;
  switch (kind) {
    case undefined:
      return [];
    case "text":
      return [{ type: TYPE.argument, value }];
    case "money":
      return [{ type: TYPE.number, value, style: "money" }];
    case "count":
    case "number":
      return [{ type: TYPE.number, value }];
    case "date":
      return [{ type: TYPE.date, value, style: "long" }];
    default:
      return wrongKind(scope, element, "shown as it is", kind);
  }
}

type Styled = NumberElement | DateElement | TimeElement;

/** For each ICU type: its name, the kinds that may be written so, the styles known, the style when none is written. */
const writtenAs: Record<Styled["type"], { name: string; kinds: readonly ArgumentKind[]; styles: readonly string[]; usual?: string }> = {
  [TYPE.number]: { name: "number", kinds: ["number", "count"], styles: ["integer", "percent"] },
  [TYPE.date]: { name: "date", kinds: ["date"], styles: ["medium", "long", "full", "month"], usual: "long" },
  [TYPE.time]: { name: "time", kinds: ["date"], styles: ["short"], usual: "short" },
};

/** The style to format with; notes one that is not known. Numeric dates and skeletons are not: shown dates have month names. */
function styleOf(scope: Scope, element: Styled): string | undefined {
  const { styles, usual } = writtenAs[element.type];
  if (!element.style) return usual;
  if (typeof element.style === "string" && styles.includes(element.style)) return element.style;
  const given = typeof element.style === "string" ? element.style : "::";
  noteAt(scope, element, { code: "UNKNOWN_STYLE", found: given, expected: [...styles] }, given);
  return undefined;
}

/** `{name, number, integer}`, `{name, date, full}`, `{name, time, short}`. */
export function styledArgument(scope: Scope, element: Styled): Compiled {
  const kind = kindOf(scope, element);
  const { name, kinds } = writtenAs[element.type];
  if (kind === undefined) return [];
  if (!kinds.includes(kind)) return wrongKind(scope, element, name, kind);
  const style = styleOf(scope, element);
  return [{ type: element.type, value: element.value, ...(style === undefined ? {} : { style }) } as MessageFormatElement];
}
