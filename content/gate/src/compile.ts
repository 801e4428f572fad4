import {
  TYPE,
  type LiteralElement,
  type MessageFormatElement,
  type TagElement,
} from "@formatjs/icu-messageformat-parser";
import { plainArgument, styledArgument } from "./arguments.ts";
import { pluralArgument, selectArgument } from "./choices.ts";
import { noteAt, type Scope } from "./scope.ts";

type Compiled = MessageFormatElement[];

/**
 * Braces and angle brackets in text remain from a broken argument or tag; an HTML character reference would be
 * displayed literally.
 */
function literal(scope: Scope, element: LiteralElement): Compiled {
  const stray = /[{}<]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.exec(element.value)?.[0];
  if (stray !== undefined) noteAt(scope, element, { code: "STRAY_CHARACTER", found: stray }, stray);
  return [{ type: TYPE.literal, value: element.value }];
}

const tagsOf = ({ args }: Scope) => Object.keys(args).filter((name) => args[name] === "tag");

function tag(scope: Scope, element: TagElement): Compiled {
  const { value } = element;
  if (!tagsOf(scope).includes(value))
    noteAt(scope, element, { code: "UNKNOWN_TAG", found: value, expected: tagsOf(scope) });
  if (scope.open.includes(value)) noteAt(scope, element, { code: "NESTED_TAG", found: value });
  scope.used.add(value);
  return [
    { type: TYPE.tag, value, children: compileElements({ ...scope, open: [...scope.open, value] }, element.children) },
  ];
}

function compileElement(scope: Scope, element: MessageFormatElement): Compiled {
  const inside = (elements: MessageFormatElement[]) => compileElements(scope, elements);
  switch (element.type) {
    case TYPE.literal:
      return literal(scope, element);
    case TYPE.argument:
      return plainArgument(scope, element);
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return styledArgument(scope, element);
    case TYPE.select:
      return selectArgument(scope, element, inside);
    case TYPE.plural:
      return pluralArgument(scope, element, inside);
    case TYPE.pound:
      return [{ type: TYPE.pound }];
    case TYPE.tag:
      return tag(scope, element);
  }
}

/**
 * Compiles elements without positions, with arguments resolved to their declared kinds; reports contract violations.
 */
export function compileElements(scope: Scope, elements: MessageFormatElement[]): Compiled {
  return elements.flatMap((element) => compileElement(scope, element));
}
