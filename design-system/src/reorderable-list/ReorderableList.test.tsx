import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Channels, channels, Many } from "./ReorderableList.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] every reorderable list is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

type Screen = Awaited<ReturnType<typeof renderIn>>;
const order = (screen: Screen) =>
  screen
    .getByRole("listitem")
    .elements()
    .map((row) => channels.find(({ name }) => row.textContent.startsWith(name))?.id);
const handle = (screen: Screen, name: string) => screen.getByRole("button", { name: `Move ${name}`, exact: true });
const ids = (onChange: ReturnType<typeof vi.fn>) =>
  onChange.mock.calls.map(([items]) => (items as typeof channels).map(({ id }) => id));

test("[DSYS-02 partly] the keyboard lifts a row, moves it and drops it; the focus stays on it and each step is announced", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Channels onChange={onChange} />);
  const voice = screen.getByRole("alert");
  await userEvent.tab();
  const notices = handle(screen, "Building notices");
  await expect.element(notices).toHaveFocus();
  await expect
    .element(notices)
    .toHaveAccessibleDescription("Press Space to lift, the arrow keys to move, Space to drop, Escape to put back.");
  await userEvent.keyboard(" ");
  await expect.element(voice).toHaveTextContent("Building notices lifted, place 1 of 4.");
  await expect.element(notices).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(voice).toHaveTextContent("Building notices, place 3 of 4.");
  expect(order(screen)).toEqual(["pool", "lobby", "notices", "events"]);
  await expect.element(notices).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await expectNoAxeViolations(screen.container);
  await userEvent.keyboard("{Enter}");
  await expect.element(voice).toHaveTextContent("Building notices dropped at place 3 of 4.");
  await expect.element(notices).toHaveFocus();
  await expect.element(notices).toHaveAttribute("aria-pressed", "false");
  expect(ids(onChange)).toEqual([["pool", "lobby", "notices", "events"]]);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] Escape puts a lifted row back without a change", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Channels onChange={onChange} />);
  handle(screen, "Lobby").element().focus();
  await userEvent.keyboard(" {ArrowUp}{ArrowUp}{Escape}");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Lobby put back at place 3 of 4.");
  expect(order(screen)).toEqual(["notices", "pool", "lobby", "events"]);
  await expect.element(handle(screen, "Lobby")).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test("[DSYS-02 partly] Home and End move to the ends, and a row moves no further", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Channels onChange={onChange} />);
  handle(screen, "Pool camera").element().focus();
  await userEvent.keyboard(" {End}{ArrowDown}");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Pool camera, place 4 of 4.");
  await userEvent.keyboard("{Home}{ArrowUp} ");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Pool camera dropped at place 1 of 4.");
  expect(ids(onChange)).toEqual([["pool", "notices", "lobby", "events"]]);
});

test("[DSYS-02 partly] arrow keys do nothing without lifting; moving the focus drops the lifted row", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Channels onChange={onChange} />);
  handle(screen, "Building notices").element().focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(order(screen)).toEqual(["notices", "pool", "lobby", "events"]);
  await userEvent.keyboard(" {ArrowDown}");
  await userEvent.tab();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Building notices dropped at place 2 of 4.");
  expect(ids(onChange)).toEqual([["pool", "notices", "lobby", "events"]]);
});

test("[DSYS-02 partly] buttons move a row by one and keep the focus; at the ends they stay focusable and do nothing", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Channels onChange={onChange} />);
  const up = screen.getByRole("button", { name: "Move Pool camera up" });
  up.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Pool camera, place 1 of 4.");
  await expect.element(up).toHaveFocus();
  await expect.element(up).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  expect(ids(onChange)).toEqual([["pool", "notices", "lobby", "events"]]);
  await expectNoAxeViolations(screen.container);
  await screen.getByRole("button", { name: "Move Lobby down" }).click();
  expect(order(screen)).toEqual(["pool", "notices", "events", "lobby"]);
});

/** Moves the real pointer in small steps, like a hand. */
async function mouse(type: "mousePressed" | "mouseMoved" | "mouseReleased", x: number, y: number) {
  await cdp().send("Input.dispatchMouseEvent", {
    type,
    x,
    y,
    button: "left",
    buttons: type === "mouseReleased" ? 0 : 1,
    clickCount: 1,
  });
}

/** The centre of an element, in the window that contains the test's iframe. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: left + width / 2 + (frame?.left ?? 0), y: top + height / 2 + (frame?.top ?? 0) };
}

test(
  "[DSYS-02 partly] a dragged row follows the pointer, the others make room, and it stays where it is dropped",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Channels onChange={onChange} />, { width: 600, height: 500 });
    const from = middleOf(handle(screen, "Building notices").element());
    const to = middleOf(handle(screen, "Lobby").element());
    await mouse("mousePressed", from.x, from.y);
    await mouse("mouseMoved", from.x, (from.y + to.y) / 2);
    await mouse("mouseMoved", from.x, to.y);
    const row = screen.getByRole("listitem").first().element() as HTMLElement;
    await expect.poll(() => row.dataset["state"]).toBe("lifted");
    expect(Number.parseFloat(row.style.translate.split(" ")[1] ?? "")).toBeCloseTo(to.y - from.y, 0);
    await expectNoAxeViolations(screen.container);
    await mouse("mouseReleased", from.x, to.y);
    await expect.poll(() => ids(onChange)).toEqual([["pool", "lobby", "notices", "events"]]);
    await expect.element(screen.getByRole("alert")).toHaveTextContent("Building notices dropped at place 3 of 4.");
    expect(screen.container.querySelectorAll('li[style*="translate"]')).toHaveLength(0);
  },
);

test("[DSYS-02 partly] a second finger neither moves nor drops a row that another pointer drags", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Channels onChange={onChange} />, { width: 600, height: 500 });
  const from = middleOf(handle(screen, "Building notices").element());
  await mouse("mousePressed", from.x, from.y);
  await mouse("mouseMoved", from.x, from.y + 150);
  const row = screen.getByRole("listitem").first().element() as HTMLElement;
  await expect.poll(() => row.dataset["state"]).toBe("lifted");
  const place = row.style.translate;
  for (const type of ["pointermove", "pointerup", "pointercancel"])
    globalThis.dispatchEvent(new PointerEvent(type, { pointerId: 99, clientY: 5 }));
  await new Promise(requestAnimationFrame);
  expect([row.dataset["state"], row.style.translate]).toEqual(["lifted", place]);
  expect(onChange).not.toHaveBeenCalled();
  await mouse("mouseReleased", from.x, from.y + 150);
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
});

test("[DSYS-02 partly] Escape during a drag puts the row back", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Channels onChange={onChange} />, { width: 600, height: 500 });
  const from = middleOf(handle(screen, "Building notices").element());
  await mouse("mousePressed", from.x, from.y);
  await mouse("mouseMoved", from.x, from.y + 150);
  await expect.poll(() => screen.getByRole("list").element().dataset["state"]).toBe("dragging");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("list").element().dataset["state"]).toBe("resting");
  await mouse("mouseReleased", from.x, from.y + 150);
  expect(onChange).not.toHaveBeenCalled();
  expect(order(screen)).toEqual(["notices", "pool", "lobby", "events"]);
});

test("[DSYS-02 partly] a press of the pointer lifts a row as Space does, also by a hand that shakes; the next press drops it", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Channels onChange={onChange} />, { width: 600, height: 500 });
  const voice = screen.getByRole("alert");
  const notices = handle(screen, "Building notices");
  const at = middleOf(notices.element());
  await mouse("mousePressed", at.x, at.y);
  await mouse("mouseMoved", at.x, at.y + 2);
  await mouse("mouseReleased", at.x, at.y + 2);
  await expect.element(voice).toHaveTextContent("Building notices lifted, place 1 of 4.");
  await expect.element(notices).toHaveAttribute("aria-pressed", "true");
  await expect.element(notices).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await notices.click();
  await expect.element(voice).toHaveTextContent("Building notices dropped at place 2 of 4.");
  expect(ids(onChange)).toEqual([["pool", "notices", "lobby", "events"]]);
});

test("[DSYS-02 partly] a row that was lifted and moved is dragged on from where it is", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Channels onChange={onChange} />, { width: 600, height: 500 });
  const notices = handle(screen, "Building notices");
  notices.element().focus();
  await userEvent.keyboard(" {ArrowDown}");
  await expect.poll(() => order(screen)).toEqual(["pool", "notices", "lobby", "events"]);
  const from = middleOf(notices.element());
  const to = middleOf(handle(screen, "Lobby").element());
  await mouse("mousePressed", from.x, from.y);
  await mouse("mouseMoved", from.x, to.y);
  await mouse("mouseReleased", from.x, to.y);
  await expect.poll(() => ids(onChange)).toEqual([["pool", "lobby", "notices", "events"]]);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Building notices dropped at place 3 of 4.");
  await expect.element(notices).toHaveAttribute("aria-pressed", "false");
});

test("[DSYS-02 partly] an order changed from outside ends the drag", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Channels onChange={onChange} />, { width: 600, height: 500 });
  const from = middleOf(handle(screen, "Building notices").element());
  await mouse("mousePressed", from.x, from.y);
  await mouse("mouseMoved", from.x, from.y + 150);
  await expect.poll(() => screen.getByRole("list").element().dataset["state"]).toBe("dragging");
  (screen.getByRole("button", { name: "Move Lobby up" }).element() as HTMLElement).click();
  await expect.poll(() => screen.getByRole("list").element().dataset["state"]).toBe("resting");
  await mouse("mouseReleased", from.x, from.y + 150);
  expect(order(screen)).toEqual(["notices", "lobby", "pool", "events"]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("[DSYS-02 partly] dragging near the edge of the window scrolls the page", { tags: "full" }, async () => {
  const screen = await renderIn(<Many />, { width: 600, height: 400 });
  const from = middleOf(screen.getByRole("button", { name: "Move Channel 2", exact: true }).element());
  const bottom =
    middleOf(document.documentElement).y - document.documentElement.getBoundingClientRect().height / 2 + 395;
  await mouse("mousePressed", from.x, from.y);
  await mouse("mouseMoved", from.x, bottom - 20);
  await mouse("mouseMoved", from.x, bottom - 10);
  await expect.poll(() => document.scrollingElement!.scrollTop).toBeGreaterThan(200);
  await mouse("mouseReleased", from.x, bottom - 10);
  await expect.poll(() => screen.getByRole("listitem").elements()[1]!.textContent).toContain("Channel 3");
});

test("[DSYS-02 partly] a row that was moved far is scrolled into view", async () => {
  const screen = await renderIn(<Many />, { width: 600, height: 400 });
  handle(screen, "Channel 1").element().focus();
  await userEvent.keyboard(" {End}");
  await expect
    .poll(() => handle(screen, "Channel 1").element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(400);
  await expect.element(handle(screen, "Channel 1")).toHaveFocus();
});

test("[DSYS-02 partly] in forced colours the lifted row has an outline, and touch targets are large", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<Channels />, { width: 320 });
  handle(screen, "Lobby").element().focus();
  await userEvent.keyboard(" ");
  await expect
    .poll(() => getComputedStyle(handle(screen, "Lobby").element().closest("li")!).outlineStyle)
    .toBe("solid");
  const buttons = screen.getByRole("button").elements();
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) {
    const { width, height } = button.getBoundingClientRect();
    expect([width >= 44, height >= 48]).toEqual([true, true]);
  }
});
