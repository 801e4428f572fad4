import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { noteAt, type Scope } from "./scope.ts";

const invisible = /[\s\p{Cf}\p{Cc}\u2800\u3164\u115f\u1160]/gu;

const branches = (element: MessageFormatElement): MessageFormatElement[][] =>
  element.type === TYPE.select || element.type === TYPE.plural
    ? Object.values(element.options).map(({ value }) => value)
    : [];

/** Whether some argument values produce no visible text. */
function canBeBlank(elements: MessageFormatElement[]): boolean {
  return elements.every((element) => {
    if (element.type === TYPE.literal) return element.value.replace(invisible, "") === "";
    if (element.type === TYPE.tag) return canBeBlank(element.children);
    return branches(element).some(canBeBlank);
  });
}

/** Reports tags (mostly links) that can be empty. */
function checkTags(scope: Scope, elements: MessageFormatElement[]): void {
  for (const element of elements) {
    if (element.type === TYPE.tag) {
      if (canBeBlank(element.children)) noteAt(scope, element, { code: "BLANK", found: element.value });
      checkTags(scope, element.children);
    }
    for (const branch of branches(element)) checkTags(scope, branch);
  }
}

/** Reports wording that can be blank, as a whole or inside a tag. */
export function checkBlank(scope: Scope, elements: MessageFormatElement[]): void {
  if (canBeBlank(elements)) scope.notes.add(0, { code: "BLANK" });
  checkTags(scope, elements);
}
