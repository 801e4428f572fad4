import { boxesOf, type Spot } from "./spots.ts";

const holds = ({ left, top, right, bottom }: DOMRect, x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;

const length = ({ text }: Spot) => text.length;

/** Words under a point, the innermost where words hold others; nothing that is covered by something else. */
function textAt(spots: readonly Spot[], top: Element, x: number, y: number): Spot | undefined {
  const near = spots.filter(({ range, element }) => range && (top.contains(element) || element.contains(top)));
  return near.filter((spot) => boxesOf(spot).some((box) => holds(box, x, y))).sort((a, b) => length(a) - length(b))[0];
}

const controls = "a,button,label,input,select,textarea,summary,img,svg,[role]";

/** Words of the nearest thing around an element that has any: its name, or the text of a control that was not met exactly. */
function wordsAround(spots: readonly Spot[], element: Element | null): Spot | undefined {
  if (!element || element === document.body) return undefined;
  const own = spots.find((spot) => !spot.range && spot.element === element);
  const inside = element.matches(controls) ? spots.find((spot) => element.contains(spot.element)) : undefined;
  return own ?? inside ?? wordsAround(spots, element.parentElement);
}

/** What somebody points at. @param x and y in the window, pixels */
export function spotAt(spots: readonly Spot[], x: number, y: number): Spot | undefined {
  const top = document.elementFromPoint(x, y);
  return top ? (textAt(spots, top, x, y) ?? wordsAround(spots, top)) : undefined;
}

/** What somebody means who presses a key on an element. */
export const spotOf = (spots: readonly Spot[], element: Element): Spot | undefined => wordsAround(spots, element) ?? spots.find((spot) => element.contains(spot.element));
