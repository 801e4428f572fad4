import { expect, test } from "vitest";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "./testing.tsx";

const faults = [
  ["a button without a name", <button type="button" />, "button-name"],
  ["text too pale to read", <p style={{ color: "#999", background: "#fff" }}>Pale</p>, "color-contrast"],
  ["an input without a label", <input type="text" />, "label"],
  [
    "a heading that skips a level",
    <>
      <h1>One</h1>
      <h3>Three</h3>
    </>,
    "heading-order",
  ],
  [
    "targets too small and too close",
    <div style={{ fontSize: 8, lineHeight: "9px" }}>
      {["a", "b", "c"].map((name) => (
        <button key={name} style={{ display: "block", width: 9, height: 9, padding: 0, border: 0 }} aria-label={name} />
      ))}
    </div>,
    "target-size",
  ],
] as const;

test.each(faults)("the checker catches %s", async (_name, planted, rule) => {
  const { container } = await renderIn(planted);
  await expect(expectNoAxeViolations(container)).rejects.toThrow(rule);
});

test("the checker fails when axe checked nothing", async () => {
  const { container } = await renderIn(null);
  await expect(expectNoAxeViolations(container)).rejects.toThrow("checked nothing");
});

test("the checker passes a page without violations", async () => {
  const { container } = await renderIn(
    <>
      <h1>Bill</h1>
      <button type="button">Pay</button>
    </>,
  );
  await expectNoAxeViolations(container);
});

test("the checker catches horizontal overflow on a phone", async () => {
  await expect(expectAccessibleInEveryMode(<p style={{ width: 400 }}>Wide</p>)).rejects.toThrow("too wide");
});

test("the checker catches overflow with enlarged text", async () => {
  await expect(expectAccessibleInEveryMode(<p style={{ width: "calc(21rem - 30px)" }}>Wide</p>)).rejects.toThrow(
    '"textSize":200',
  );
});

test("the checker catches a violation in only one theme", async () => {
  await expect(
    expectAccessibleInEveryMode(<p style={{ color: "#14242b" }}>Ink, wherever it stands</p>),
  ).rejects.toThrow("color-contrast");
});
