import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { copyFromElsewhere } from "../internal/pasting.ts";
import { expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { CardNumber, CardRefused, Expiry, Phone, SecurityCode, Zip } from "./Field.examples.tsx";

const field = () => document.querySelector("input") as HTMLInputElement;
const shown = () =>
  `${field().value.slice(0, field().selectionStart ?? 0)}|${field().value.slice(field().selectionEnd ?? 0)}`;
const press = (key: string, times: number) => userEvent.keyboard(`{${key}}`.repeat(times));

test("[DSYS-02 partly] card digits are grouped while typing; the value is the bare digits", async () => {
  const onChange = vi.fn();
  await renderIn(<CardNumber onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("42424242424242424");
  expect(shown()).toBe("4242 4242 4242 4242 4|");
  expect(onChange).toHaveBeenLastCalledWith("42424242424242424");
});

test("[DSYS-02 partly] editing in the middle of a card number does not move the caret", async () => {
  await renderIn(<CardNumber initial="4242424242424242" />);
  await userEvent.tab();
  await userEvent.keyboard("{Home}");
  await press("ArrowRight", 7);
  expect(shown()).toBe("4242 42|42 4242 4242");
  await userEvent.keyboard("99");
  expect(shown()).toBe("4242 4299| 4242 4242 42");
  await press("Backspace", 3);
  expect(shown()).toBe("4242 4|424 2424 242");
  await press("Delete", 1);
  expect(shown()).toBe("4242 4|242 4242 42");
});

test("[DSYS-02 partly] Backspace and Delete work across the gap between two groups", async () => {
  await renderIn(<CardNumber initial="12345678" />);
  await userEvent.tab();
  await userEvent.keyboard("{Home}");
  await press("ArrowRight", 5);
  await press("Backspace", 1);
  expect(shown()).toBe("123|5 678");
  await userEvent.keyboard("{Home}");
  await press("ArrowRight", 4);
  await press("Delete", 1);
  expect(shown()).toBe("1235| 78");
});

test("[DSYS-02 partly] a character that is not a digit changes neither text nor caret", async () => {
  const onChange = vi.fn();
  await renderIn(<CardNumber initial="42424242" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{Home}");
  await press("ArrowRight", 2);
  await userEvent.keyboard("x");
  expect(shown()).toBe("42|42 4242");
  expect(onChange).not.toHaveBeenCalled();
});

test("[DSYS-02 partly] a formatted card number can be pasted", async () => {
  const onChange = vi.fn();
  await renderIn(<CardNumber onChange={onChange} />);
  await copyFromElsewhere(" 3714-496353-98431\n");
  await userEvent.tab();
  await userEvent.paste();
  expect(shown()).toBe("3714 496353 98431|");
  expect(onChange).toHaveBeenLastCalledWith("371449635398431");
});

test("[DSYS-02 partly] the brand is shown and announced once it is known", async () => {
  const screen = await renderIn(<CardNumber initial="42" />);
  const status = screen.getByRole("status");
  await expect.element(status).toHaveTextContent("");
  await screen.rerender(<CardNumber initial="42" brandLabel="Visa" />);
  await expect.element(status).toHaveTextContent("Visa");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] an expiry date can be typed without its slash, with it, and with a four-digit year", async () => {
  const onChange = vi.fn();
  await renderIn(<Expiry onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("1227");
  expect(shown()).toBe("12/27|");
  await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
  expect(shown()).toBe("|");
  await userEvent.keyboard("5/2028");
  expect(shown()).toBe("05/28|");
  expect(onChange).toHaveBeenLastCalledWith("0528");
});

test("[DSYS-02 partly] an expiry date can be deleted key by key and corrected in the middle", async () => {
  await renderIn(<Expiry initial="1227" />);
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  await press("Backspace", 3);
  expect(shown()).toBe("1|");
  await userEvent.keyboard("027");
  expect(shown()).toBe("10/27|");
  await userEvent.keyboard("{Home}");
  await press("Delete", 1);
  expect(shown()).toBe("|02/7");
  await userEvent.keyboard("1");
  expect(shown()).toBe("1|0/27");
});

test("[DSYS-02 partly] a ZIP code takes five digits, of a pasted ZIP+4 the first five", async () => {
  const onChange = vi.fn();
  await renderIn(<Zip onChange={onChange} />);
  await copyFromElsewhere("78701-1234");
  await userEvent.tab();
  await userEvent.paste();
  expect(onChange).toHaveBeenLastCalledWith("78701");
  await userEvent.keyboard("9a");
  expect(shown()).toBe("78701|");
});

test("[DSYS-02 partly] a security code takes as many digits as the brand prints", async () => {
  const onChange = vi.fn();
  await renderIn(<SecurityCode onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("12a34");
  expect(onChange).toHaveBeenLastCalledWith("123");
});

test("[DSYS-02 partly] a phone number is grouped and drops a pasted country code", async () => {
  const onChange = vi.fn();
  await renderIn(<Phone onChange={onChange} />);
  await copyFromElsewhere("+1 (512) 555-0134");
  await userEvent.tab();
  await userEvent.paste();
  expect(shown()).toBe("512-555-0134|");
  expect(onChange).toHaveBeenLastCalledWith("5125550134");
});

test.each([
  ["cc-number", <CardNumber key="number" />],
  ["cc-exp", <Expiry key="expiry" />],
  ["cc-csc", <SecurityCode key="code" />],
  ["billing postal-code", <Zip key="zip" />],
  ["tel-national", <Phone key="phone" />],
])("[DSYS-02 partly] %s allows autofill, and phones show a numeric keyboard", async (token, node) => {
  const screen = await renderIn(node);
  await expect.element(screen.getByRole("textbox")).toHaveAttribute("autocomplete", token);
  await expect.element(screen.getByRole("textbox")).toHaveAttribute("inputmode", "numeric");
});

test("[DSYS-02 partly] a field group has its error as description, and its fields keep their values", async () => {
  const screen = await renderIn(<CardRefused />);
  const group = screen.getByRole("group", { name: "From the card" });
  await expect.element(group).toHaveAccessibleDescription("Both are printed on the card.");
  await expect.element(group.getByRole("textbox", { name: "Expires" })).toHaveValue("05/24");
  await expect
    .element(group.getByRole("textbox", { name: "Security code" }))
    .toHaveAccessibleDescription("Enter all 3 digits. 3 digits");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] short fields are side by side on a phone, also with errors", async () => {
  const screen = await renderIn(<CardRefused />, { width: 360 });
  const [expiry, code] = ["Expires", "Security code"].map((name) =>
    screen.getByRole("textbox", { name }).element().getBoundingClientRect(),
  );
  expect(expiry?.top).toBe(code?.top);
});
