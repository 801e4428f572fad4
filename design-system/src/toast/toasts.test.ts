import { expect, test } from "vitest";
import { type Change, changed, visible, type Toasts } from "./toasts.ts";

const undo = { label: "Undo", onPress: () => undefined };
const shown = (message: string, action?: typeof undo): Change => ({
  type: "shown",
  toast: { message, ...(action && { action }) },
});
const after = (...changes: Change[]) => changes.reduce<Toasts>(changed, { nextId: 0, all: [] });
const labels = (toasts: Toasts) => visible(toasts).map(({ message }) => message);

test("[DSYS-02 partly] a fourth toast is queued until the time of one of three is over", () => {
  const four = after(shown("one"), shown("two"), shown("three"), shown("four"));
  expect(labels(four)).toEqual(["one", "two", "three"]);
  expect(labels(changed(four, { type: "expired", id: 1 }))).toEqual(["one", "three", "four"]);
});

test("[DSYS-02 partly] a toast with an action stays after its time, until a queued one needs the place", () => {
  const expired = after(shown("one", undo), { type: "expired", id: 0 });
  expect(labels(expired)).toEqual(["one"]);
  const full = [shown("two"), shown("three"), shown("four")].reduce(changed, expired);
  expect(labels(full)).toEqual(["two", "three", "four"]);
});

test("[DSYS-02 partly] a toast with an action leaves when its time is over if others are queued", () => {
  const waiting = after(shown("one", undo), shown("two", undo), shown("three", undo), shown("four"));
  expect(labels(changed(waiting, { type: "expired", id: 0 }))).toEqual(["two", "three", "four"]);
});

test("[DSYS-02 partly] a dismissed toast is removed, and ids are never reused", () => {
  const left = after(shown("one"), { type: "removed", id: 0 }, shown("two"));
  expect(left.all.map(({ id, message }) => [id, message])).toEqual([[1, "two"]]);
});

test("[DSYS-02 partly] a focused toast keeps its place, and gives way to a queued one when it loses the focus", () => {
  const focused = after(
    shown("one", undo),
    { type: "expired", id: 0 },
    { type: "focused", id: 0 },
    shown("two"),
    shown("three"),
    shown("four"),
  );
  expect(labels(focused)).toEqual(["one", "two", "three"]);
  expect(labels(changed(focused, { type: "focused", id: undefined }))).toEqual(["two", "three", "four"]);
});

test("[DSYS-02 partly] a toast without an action whose time ended while focused is removed when it loses the focus", () => {
  const focused = after(shown("one"), { type: "focused", id: 0 }, { type: "expired", id: 0 });
  expect(labels(focused)).toEqual(["one"]);
  expect(labels(changed(focused, { type: "focused", id: undefined }))).toEqual([]);
});
