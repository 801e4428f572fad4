import {
  TYPE,
  type ArgumentElement,
  type DateElement,
  type MessageFormatElement,
  type NumberElement,
  type TimeElement,
} from "@formatjs/icu-messageformat-parser";
import type { ArgumentKind, Arguments } from "./contract.ts";
import { noteAt, type Scope } from "./scope.ts";

type Compiled = MessageFormatElement[];

const kindName = (kind: ArgumentKind): string => (typeof kind === "object" ? "select" : kind);

/** Declared arguments that the wording does not use. */
const unmentioned = (args: Arguments, text: string) =>
  Object.keys(args).filter((name) => args[name] !== "tag" && !new RegExp(`\\{\\s*${name}\\b`).test(text));

/**
 * Returns the kind of an argument from the contract, or undefined after reporting that it is unknown.
 * When a declared argument is missing from the wording, the unknown one is reported as its rename.
 */
export function kindOf(scope: Scope, element: MessageFormatElement & { value: string }): ArgumentKind | undefined {
  const { args, text, used } = scope;
  if (Object.hasOwn(args, element.value) && args[element.value] !== "tag") {
    used.add(element.value);
    return args[element.value];
  }
  const absent = unmentioned(args, text);
  const code = absent.length > 0 ? "RENAMED_ARGUMENT" : "UNKNOWN_ARGUMENT";
  noteAt(
    scope,
    element,
    { code, found: element.value, expected: absent.length > 0 ? absent : Object.keys(args) },
    element.value,
  );
  return undefined;
}

/** Reports an argument used as another kind than declared. */
export function wrongKind(
  scope: Scope,
  element: MessageFormatElement & { value: string },
  used: string,
  kind: ArgumentKind,
): Compiled {
  noteAt(
    scope,
    element,
    { code: "WRONG_KIND", found: `${element.value}, ${used}`, expected: [kindName(kind)] },
    element.value,
  );
  return [];
}

/** Compiles `{name}` to the default format of its kind, so that rendering needs no contract. */
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

/** For each ICU type: its name, the argument kinds that allow it, the known styles, and the default style. */
const writtenAs: Record<
  Styled["type"],
  { name: string; kinds: readonly ArgumentKind[]; styles: readonly string[]; usual?: string }
> = {
  [TYPE.number]: { name: "number", kinds: ["number", "count"], styles: ["integer", "percent"] },
  [TYPE.date]: {
    name: "date",
    kinds: ["date"],
    styles: ["medium", "long", "full", "month", "monthDay"],
    usual: "long",
  },
  [TYPE.time]: { name: "time", kinds: ["date"], styles: ["short"], usual: "short" },
};

/**
 * Returns the style to format with; reports an unknown one. Numeric dates and skeletons are not supported: displayed
 * dates have month names.
 */
function styleOf(scope: Scope, element: Styled): string | undefined {
  const { styles, usual } = writtenAs[element.type];
  if (!element.style) return usual;
  if (typeof element.style === "string" && styles.includes(element.style)) return element.style;
  const given = typeof element.style === "string" ? element.style : "::";
  noteAt(scope, element, { code: "UNKNOWN_STYLE", found: given, expected: [...styles] }, given);
  return undefined;
}

/** Compiles `{name, number, integer}`, `{name, date, full}`, `{name, time, short}`. */
export function styledArgument(scope: Scope, element: Styled): Compiled {
  const kind = kindOf(scope, element);
  const { name, kinds } = writtenAs[element.type];
  if (kind === undefined) return [];
  if (!kinds.includes(kind)) return wrongKind(scope, element, name, kind);
  const style = styleOf(scope, element);
  return [
    { type: element.type, value: element.value, ...(style === undefined ? {} : { style }) } as MessageFormatElement,
  ];
}
