import { expect, test } from "vitest";
import { type Change, changed, seen, type Toasts } from "./toasts.ts";

const undo = { label: "Undo", onPress: () => undefined };
const shown = (message: string, action?: typeof undo): Change => ({ type: "shown", toast: { message, ...(action && { action }) } });
const after = (...changes: Change[]) => changes.reduce<Toasts>(changed, { nextId: 0, all: [] });
const words = (toasts: Toasts) => seen(toasts).map(({ message }) => message);

test("[DSYS-02 partly] a fourth toast waits until one of three has stood its time", () => {
  const four = after(shown("one"), shown("two"), shown("three"), shown("four"));
  expect(words(four)).toEqual(["one", "two", "three"]);
  expect(words(changed(four, { type: "stood", id: 1 }))).toEqual(["one", "three", "four"]);
});

test("[DSYS-02 partly] a toast with an action stays after its time, until another needs the place", () => {
  const stood = after(shown("one", undo), { type: "stood", id: 0 });
  expect(words(stood)).toEqual(["one"]);
  const full = [shown("two"), shown("three"), shown("four")].reduce(changed, stood);
  expect(words(full)).toEqual(["two", "three", "four"]);
});

test("[DSYS-02 partly] a toast with an action that others wait for leaves as soon as it stood its time", () => {
  const waiting = after(shown("one", undo), shown("two", undo), shown("three", undo), shown("four"));
  expect(words(changed(waiting, { type: "stood", id: 0 }))).toEqual(["two", "three", "four"]);
});

test("[DSYS-02 partly] a toast that was answered leaves, and ids are never used again", () => {
  const left = after(shown("one"), { type: "left", id: 0 }, shown("two"));
  expect(left.all.map(({ id, message }) => [id, message])).toEqual([[1, "two"]]);
});

test("[DSYS-02 partly] a toast that has the focus keeps its place, and leaves for one that waits once the focus is elsewhere", () => {
  const focused = after(shown("one", undo), { type: "stood", id: 0 }, { type: "focused", id: 0 }, shown("two"), shown("three"), shown("four"));
  expect(words(focused)).toEqual(["one", "two", "three"]);
  expect(words(changed(focused, { type: "focused", id: undefined }))).toEqual(["two", "three", "four"]);
});

test("[DSYS-02 partly] a toast without an action whose time ended while it had the focus leaves when the focus does", () => {
  const focused = after(shown("one"), { type: "focused", id: 0 }, { type: "stood", id: 0 });
  expect(words(focused)).toEqual(["one"]);
  expect(words(changed(focused, { type: "focused", id: undefined }))).toEqual([]);
});
