import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, LongWords, Notices, Roles, Weekdays, WithLinks } from "./CheckboxGroup.examples.tsx";

const named = (name: string) => ["checkbox", { name, exact: true }] as const;

test("[DSYS-02 partly] every checkbox group is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] long text in a checkbox group does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

type Screen = Awaited<ReturnType<typeof renderIn>>;
const boxOf = (screen: Screen, name: string) =>
  screen
    .getByRole(...named(name))
    .element()
    .getBoundingClientRect();

test.each([
  ["alone", {}],
  ["with an error and a checkbox for all", { error: "Choose at least one day.", all: "Every day", initial: [] }],
])("short options of a grid stand beside each other at 320 px %s", async (_, props) => {
  const screen = await renderIn(<Weekdays {...props} />, { width: 320 });
  const [monday, tuesday] = [boxOf(screen, "Monday"), boxOf(screen, "Tuesday")];
  expect(tuesday.top).toBe(monday.top);
  expect(tuesday.left).toBeGreaterThan(monday.right);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(screen.container);
});

test("enlarged options of a grid stand below each other where no two fit", async () => {
  const screen = await renderIn(<Weekdays all="Every day" error="Choose at least one day." />, {
    width: 320,
    textSize: 200,
  });
  const [monday, tuesday] = [boxOf(screen, "Monday"), boxOf(screen, "Tuesday")];
  expect(tuesday.top).toBeGreaterThan(monday.bottom);
  expect(tuesday.left).toBe(monday.left);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("the checkbox for all of a grid has a line of its own and the error belongs to the group", async () => {
  const screen = await renderIn(<Weekdays initial={[]} all="Every day" error="Choose at least one day." />, {
    width: 320,
  });
  expect(boxOf(screen, "Monday").top).toBeGreaterThan(boxOf(screen, "Every day").bottom);
  await expect
    .element(screen.getByRole("group", { name: "On which days?" }))
    .toHaveAccessibleDescription("Choose at least one day.");
  await screen.getByRole(...named("Every day")).click();
  await expect.element(screen.getByRole(...named("Friday"))).toBeChecked();
});

test(
  "[DSYS-02 partly] each checkbox of a group is a tab stop; Space and a press on the label toggle it",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Notices onChange={onChange} />);
    await userEvent.tab();
    await expect.element(screen.getByRole(...named("A new bill is there"))).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(onChange).toHaveBeenLastCalledWith(["bill", "due", "security"]);
    await expectNoAxeViolations(screen.container);
    await screen.getByText("A new bill is there").click();
    expect(onChange).toHaveBeenLastCalledWith(["due", "security"]);
    await expectNoAxeViolations(screen.container);
  },
);

test(
  "[DSYS-02 partly] the select-all checkbox is mixed while some are selected, then selects all and none",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Roles initial={["STANDARD"]} onChange={onChange} />);
    const all = screen.getByRole(...named("All roles"));
    await expect.element(all).toBePartiallyChecked();
    await userEvent.tab();
    await expect.element(all).toHaveFocus();
    await userEvent.keyboard(" ");
    expect(onChange).toHaveBeenLastCalledWith(["ADMIN", "BILLING", "STANDARD"]);
    await expect.element(all).toBeChecked();
    await expectNoAxeViolations(screen.container);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(onChange).toHaveBeenLastCalledWith(["BILLING", "STANDARD"]);
    await expect.element(all).toBePartiallyChecked();
    await expectNoAxeViolations(screen.container);
    await all.click();
    await all.click();
    expect(onChange).toHaveBeenLastCalledWith([]);
    await expect.element(all).not.toBeChecked();
    await expect.element(all).not.toBePartiallyChecked();
  },
);

test(
  "[DSYS-02 partly] a disabled checkbox is focusable, says why, and does not change, not even by select all",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Notices all="Everything" onChange={onChange} />);
    const refused = screen.getByRole(...named("The password was changed"));
    refused.element().focus();
    await userEvent.keyboard(" ");
    await expect.element(refused).toHaveAttribute("aria-disabled", "true");
    await expect.element(refused).toHaveAccessibleDescription("Always sent, for your safety.");
    await expect.element(refused).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
    const all = screen.getByRole(...named("Everything"));
    await all.click();
    expect(onChange).toHaveBeenLastCalledWith(["bill", "due", "security"]);
    await all.click();
    expect(onChange).toHaveBeenLastCalledWith(["security"]);
    await expect.element(refused).toBeChecked();
    await expect.element(all).not.toBeChecked();
    await expectNoAxeViolations(screen.container);
  },
);

test("[DSYS-02 partly] an error belongs to the group, and its first checkbox has the name by which the summary finds it", async () => {
  const screen = await renderIn(<Roles error="Choose at least one role." />);
  await expect
    .element(screen.getByRole("group", { name: "Who sees it?" }))
    .toHaveAccessibleDescription("Choose at least one role. Owners always do.");
  await expect.element(screen.getByRole(...named("All roles"))).toHaveAttribute("name", "roles");
  await expect.element(screen.getByRole(...named("Billing"))).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] values that are not options are ignored", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Roles initial={["OWNER" as "ADMIN"]} onChange={onChange} />);
  await expect.element(screen.getByRole(...named("All roles"))).not.toBePartiallyChecked();
  await screen.getByRole(...named("Billing")).click();
  expect(onChange).toHaveBeenLastCalledWith(["BILLING"]);
});

test("[DSYS-02 partly] in forced colours a mixed checkbox shows a dash and a selected one a check mark", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<Roles initial={["BILLING"]} />);
  const markOf = (name: string) => screen.getByRole(...named(name)).element().nextElementSibling as Element;
  const dash = getComputedStyle(markOf("All roles").firstElementChild as Element);
  expect([getComputedStyle(markOf("All roles")).visibility, dash.borderTopWidth]).toEqual(["visible", "3px"]);
  expect(dash.borderTopColor).not.toBe(
    getComputedStyle(screen.getByRole(...named("All roles")).element()).backgroundColor,
  );
  expect(getComputedStyle(markOf("Billing")).visibility).toBe("visible");
  expect(getComputedStyle(markOf("Administrator")).visibility).toBe("hidden");
  await emulate();
});

test("[DSYS-02 partly] each line of a group is at least 48 px high and its checkbox at least 24 px", async () => {
  const screen = await renderIn(<Notices />, { width: 360 });
  const boxes = screen.getByRole("checkbox").elements();
  expect(boxes.length).toBeGreaterThan(1);
  for (const box of boxes) {
    expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    expect(box.closest("[data-state]")!.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  }
});

test("[DSYS-02 partly] a link about an option is no part of its description", async () => {
  const screen = await renderIn(<WithLinks />);
  await expect
    .element(screen.getByRole(...named("Front counter")))
    .toHaveAccessibleDescription("All calls go to (617) 555-0190.");
  await expect.element(screen.getByRole("link", { name: "Change Front counter" })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});
