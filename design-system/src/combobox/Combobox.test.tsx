/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Dialog } from "../dialog/index.ts";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { Accounts, AllStates, LongWords, OptionalScreen, ResetFromOutside, Screens } from "./Combobox.examples.tsx";
import { Combobox } from "./index.ts";

afterEach(() => emulate());

type Screen = Awaited<ReturnType<typeof renderIn>>;
const field = (screen: Screen) => screen.getByRole("combobox");
const options = (screen: Screen) =>
  screen
    .getByRole("option")
    .elements()
    .map((option) => option.firstElementChild?.firstElementChild?.textContent);
const markedIn = (screen: Screen) =>
  document.getElementById(field(screen).element().getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;

test("[DSYS-02 partly] every combobox is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] an open combobox with long text is accessible and does not overflow at 320 px and 200 % text", async () => {
  const screen = await renderIn(<LongWords />, { width: 320, textSize: 200, theme: "dark" });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("option")).toBeVisible();
  await expectNoAxeViolations(screen.container);
  const { left, right } = screen.getByRole("listbox").element().getBoundingClientRect();
  expect([left >= 0, right <= 320, document.documentElement.scrollWidth <= 320]).toEqual([true, true, true]);
});

test("[DSYS-02 partly] a combobox exposes its role, name, error and hint, and is collapsed at first", async () => {
  const screen = await renderIn(<Screens error="Choose a screen from the list." />);
  const box = screen.getByRole("combobox", { name: "Screen" });
  await expect
    .element(box)
    .toHaveAccessibleDescription("Choose a screen from the list. Where customers read the message.");
  await expect.element(box).toHaveAttribute("name", "screen");
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toBeRequired();
  await screen.rerender(<OptionalScreen />);
  await expect.element(screen.getByRole("combobox", { name: "Screen (optional)" })).not.toBeRequired();
});

test(
  "[DSYS-02 partly] typing filters the list, the number of matches is announced, and Enter selects the active option",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Screens onChange={onChange} />);
    await userEvent.tab();
    await expect.element(field(screen)).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("pay");
    expect(options(screen)).toEqual(["Pay bill", "Auto Pay", "Payment history"]);
    await expect.element(screen.getByRole("status")).toHaveTextContent("3 screens");
    await expect.element(screen.getByRole("listbox", { name: "Screen" })).toBeVisible();
    expect(markedIn(screen)).toBe(null);
    await expectNoAxeViolations(screen.container);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(markedIn(screen)).toBe("Auto Pay billing.autoPay");
    await expectNoAxeViolations(screen.container);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("autoPay");
    await expect.element(field(screen)).toHaveValue("Auto Pay");
    await expect.element(field(screen)).toHaveFocus();
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
    await expectNoAxeViolations(screen.container);
  },
);

test("[DSYS-02 partly] the search ignores accents, case and word order", async () => {
  const screen = await renderIn(<Screens />);
  await userEvent.tab();
  await userEvent.keyboard("WIFI cafe");
  expect(options(screen)).toEqual(["Café Wi-Fi"]);
});

test(
  "[DSYS-02 partly] Down opens the list at the first or the selected option, Up at the last, and both wrap",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<Screens />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    expect(markedIn(screen)).toMatch(/^Café/);
    await userEvent.keyboard("{ArrowDown}");
    expect(markedIn(screen)).toMatch(/^Account summary/);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(markedIn(screen)).toMatch(/^Voice mail/);
    await userEvent.keyboard("{Enter}{ArrowDown}");
    expect(options(screen)).toHaveLength(8);
    expect(markedIn(screen)).toMatch(/^Voice mail/);
    await expect.element(screen.getByRole("option", { selected: true })).toHaveTextContent("Voice mail voice.messages");
  },
);

test("[DSYS-02 partly] Alt + Down opens the list without an active option, Alt + Up closes it", async () => {
  const screen = await renderIn(<Screens />);
  await userEvent.tab();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.element(screen.getByRole("listbox")).toBeVisible();
  expect(markedIn(screen)).toBe(null);
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});

test("[DSYS-02 partly] Home, End, Left and Right move the caret and clear the active option", async () => {
  const screen = await renderIn(<Screens />);
  await userEvent.tab();
  await userEvent.keyboard("pay{ArrowDown}");
  expect(markedIn(screen)).not.toBe(null);
  await userEvent.keyboard("{Home}");
  expect(markedIn(screen)).toBe(null);
  await userEvent.keyboard("auto ");
  await expect.element(field(screen)).toHaveValue("auto pay");
  expect(options(screen)).toEqual(["Auto Pay"]);
});

test(
  "[DSYS-02 partly] Escape closes the list and keeps the typed text; an enclosing dialog stays open",
  { tags: "full" },
  async () => {
    const onClose = vi.fn();
    const screen = await renderIn(
      <Dialog open title="New filter" closeLabel="Close" onOpenChange={onClose}>
        <Screens />
      </Dialog>,
    );
    await userEvent.click(field(screen));
    await userEvent.keyboard("pay{ArrowDown}{Escape}");
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
    await expect.element(field(screen)).toHaveValue("pay");
    await expect.element(field(screen)).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test("[DSYS-02 partly] Enter submits the form only while the list is closed", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await renderIn(
    <form onSubmit={onSubmit}>
      <Screens />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard("zebra{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("[DSYS-02 partly] Tab selects the active option, or the one typed in full, and calls onBlur", async () => {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  const screen = await renderIn(
    <>
      <Screens onChange={onChange} onBlur={onBlur} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("stat{ArrowDown}");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith("statements");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  expect(onBlur).toHaveBeenCalledOnce();
  await userEvent.fill(field(screen), "auto pay");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith("autoPay");
  await expect.element(field(screen)).toHaveValue("Auto Pay");
});

test("[DSYS-02 partly] text that matches no option is kept, and means that nothing is selected", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Screens initial="payBill" onChange={onChange} />);
  await userEvent.click(field(screen));
  await userEvent.keyboard("{End}x");
  expect(onChange).toHaveBeenLastCalledWith("");
  await userEvent.tab();
  await expect.element(field(screen)).not.toHaveFocus();
  await expect.element(field(screen)).toHaveValue("Pay billx");
  expect(onChange).toHaveBeenCalledOnce();
});

test("[DSYS-02 partly] no matches is shown and announced, and there is no empty listbox", async () => {
  const screen = await renderIn(<Screens />);
  await userEvent.tab();
  await userEvent.keyboard("zebra");
  await expect.element(screen.getByRole("paragraph").filter({ hasText: "No screen is called that." })).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent("No screen is called that. Try fewer letters.");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(field(screen)).toHaveAttribute("aria-expanded", "false");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] the clear button clears a combobox and returns the focus", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Screens initial="payBill" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.tab();
  const clear = screen.getByRole("button", { name: "Clear the screen" });
  await expect.element(clear).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("");
  await expect.element(field(screen)).toHaveFocus();
  await expect.element(field(screen)).toHaveValue("");
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});

test(
  "[DSYS-02 partly] a press on the field or its arrow opens the list, a press selects, and a press outside closes it",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(
      <>
        <Screens onChange={onChange} />
        <p>Outside</p>
      </>,
    );
    await field(screen).click();
    await screen.getByRole("option", { name: "Users account.users" }).click();
    expect(onChange).toHaveBeenLastCalledWith("users");
    await expect.element(field(screen)).toHaveFocus();
    const box = field(screen).element().parentElement!;
    const { width, height } = box.getBoundingClientRect();
    await userEvent.click(box, { position: { x: width - 20, y: height / 2 } });
    await expect.element(screen.getByRole("listbox")).toBeVisible();
    await userEvent.click(box, { position: { x: width - 20, y: height / 2 } });
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
    await field(screen).click();
    await screen.getByText("Outside").click();
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  },
);

test(
  "[DSYS-02 partly] options searched on a server: loading is announced, results are shown unfiltered, and a late response changes nothing",
  { tags: "full" },
  async () => {
    const answers = new Map<string, (found: { value: string; label: string; description: string }[]) => void>();
    const look = (text: string) =>
      new Promise<{ value: string; label: string; description: string }[]>((resolve) => answers.set(text, resolve));
    const screen = await renderIn(<Accounts look={look} />);
    await userEvent.tab();
    await userEvent.keyboard("ha");
    await expect.element(screen.getByRole("status")).toHaveTextContent("Searching");
    await expectNoAxeViolations(screen.container);
    answers.get("ha")?.([{ value: "9", label: "Bakery on Harbor Street", description: "8347 20 118" }]);
    await expect.element(screen.getByRole("status")).toHaveTextContent("1 accounts");
    answers.get("h")?.([]);
    expect(options(screen)).toEqual(["Bakery on Harbor Street"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(field(screen)).toHaveValue("Bakery on Harbor Street");
  },
);

test(
  "[DSYS-02 partly] a selected option keeps its label when a later search no longer returns it",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<Screens initial={"gone" as "users"} />);
    await expect.element(field(screen)).toHaveValue("");
    await screen.rerender(<Accounts look={async () => []} />);
    await userEvent.click(field(screen));
    await screen.getByRole("option", { name: "Cedar Dental 8347 31 007" }).click();
    await expect.element(field(screen)).toHaveValue("Cedar Dental");
  },
);

test("[DSYS-02 partly] the list is below its field and as wide, and every option is at least 48 px high", async () => {
  const screen = await renderIn(<Screens />, { width: 360 });
  await field(screen).click();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
  const box = field(screen).element().parentElement!.getBoundingClientRect();
  const popup = screen.getByRole("listbox").element().parentElement!;
  await Promise.all(popup.getAnimations().map((animation) => animation.finished));
  const list = popup.getBoundingClientRect();
  expect(list.top).toBeGreaterThanOrEqual(box.bottom);
  expect([Math.round(list.left), Math.round(list.width)]).toEqual([Math.round(box.left), Math.round(box.width)]);
  const options = screen.getByRole("option").elements();
  expect(options.length).toBeGreaterThan(1);
  for (const option of options) expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  const marked = document
    .getElementById(field(screen).element().getAttribute("aria-activedescendant")!)!
    .getBoundingClientRect();
  expect([marked.top >= list.top, marked.bottom <= list.bottom]).toEqual([true, true]);
});

test("[DSYS-02 partly] in forced colours the active option has an outline and the selected one a check mark", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<Screens initial="payBill" />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  const [chosen, marked] = ["Pay bill billing.payOnce", "Auto Pay billing.autoPay"].map((name) =>
    screen.getByRole("option", { name }).element(),
  );
  expect([getComputedStyle(marked!).outlineStyle, getComputedStyle(chosen!).outlineStyle]).toEqual(["solid", "none"]);
  expect([chosen!.querySelectorAll("svg").length, marked!.querySelectorAll("svg").length]).toEqual([1, 0]);
});

test("[DSYS-02 partly] a parent that controls the text can clear a field in which nothing is selected", async () => {
  const screen = await renderIn(<ResetFromOutside />);
  await userEvent.tab();
  await userEvent.keyboard("zebra");
  await expect.element(field(screen)).toHaveValue("zebra");
  await screen.getByRole("button", { name: "Reset the filter" }).click();
  await expect.element(field(screen)).toHaveValue("");
  await expect.element(screen.getByRole("button", { name: "Clear the screen" })).not.toBeInTheDocument();
});

test("[DSYS-02 partly] a field with controlled text is selected from and cleared like any other", async () => {
  const screen = await renderIn(<ResetFromOutside />);
  await userEvent.tab();
  await userEvent.keyboard("pay{ArrowDown}{Enter}");
  await expect.element(field(screen)).toHaveValue("Pay bill");
  await screen.getByRole("button", { name: "Reset the filter" }).click();
  await expect.element(field(screen)).toHaveValue("");
});

test("[DSYS-02 partly] discarded text does not come back when the parent selects an option and clears it again", async () => {
  const filter = (value: string) => (
    <Combobox
      label="Screen"
      name="screen"
      options={[{ value: "users", label: "Users" }]}
      value={value}
      onChange={() => undefined}
      clearLabel="Clear"
      found={String}
      noneFound="None"
    />
  );
  const screen = await renderIn(filter(""));
  await userEvent.tab();
  await userEvent.keyboard("zebra");
  await screen.rerender(filter("users"));
  await expect.element(field(screen)).toHaveValue("Users");
  await screen.rerender(filter(""));
  await expect.element(field(screen)).toHaveValue("");
});
