import { digitsOf } from "./digits.ts";
import type { Arrival, DigitShape } from "./shapes.ts";

/** The input's state after the browser's own edit, before grouping. */
export type RawEdit = {
  text: string;
  caret: number;
  /** `inputType` of the event: "insertText", "deleteContentBackward" ... Undefined for autofill. */
  kind: string | undefined;
};

export type Regrouped = { digits: string; text: string; caret: number };

/**
 * Groups the digits again and returns where the caret belongs: after the same digit as before. Deleting a separator
 * deletes the adjacent digit; otherwise the key would seem to do nothing.
 */
export function regroup(shape: DigitShape, held: string, raw: RawEdit): Regrouped {
  const arrival = arrivalOf(raw.kind);
  const before = shape.read(raw.text.slice(0, raw.caret), arrival).length;
  const atEnd = raw.caret === raw.text.length;
  if (arrival === "deleted" && digitsOf(raw.text) === held) return withoutNeighbour(shape, held, raw, before);
  const digits = shape.read(raw.text, arrival);
  const full = digits.length > shape.room(digits) && held.length >= shape.room(held);
  if (arrival === "typed" && full) return place(shape, held, before - 1, atEnd);
  return place(shape, digits.slice(0, shape.room(digits)), before, atEnd);
}

function arrivalOf(kind: string | undefined): Arrival {
  if (kind?.startsWith("delete")) return "deleted";
  return kind === "insertText" ? "typed" : "pasted";
}

function withoutNeighbour(shape: DigitShape, held: string, raw: RawEdit, before: number): Regrouped {
  const at = raw.kind === "deleteContentForward" ? before : before - 1;
  const digits = held.slice(0, Math.max(at, 0)) + held.slice(at + 1);
  return place(shape, digits, at, at >= digits.length);
}

function place(shape: DigitShape, digits: string, before: number, atEnd: boolean): Regrouped {
  const text = shape.show(digits);
  return { digits, text, caret: atEnd ? text.length : positionAfter(text, before) };
}

/** The position after the `count`th digit of a text. */
function positionAfter(text: string, count: number): number {
  let seen = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (seen >= count) return position;
    if (digitsOf(text.charAt(position))) seen += 1;
  }
  return text.length;
}
