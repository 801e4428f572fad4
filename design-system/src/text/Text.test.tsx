import { expect, test } from "vitest";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { Heading } from "./index.ts";
import { AllStates, Figures, Headings, OtherLanguage } from "./Text.examples.tsx";

test("[DSYS-02 partly] every text is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] headings keep their level, whatever their visual size", async () => {
  const screen = await renderIn(
    <>
      <Headings />
      <Heading level={2} size={4} id="due">
        Amount due
      </Heading>
    </>,
  );
  await expect.element(screen.getByRole("heading", { level: 1, name: "Good morning, Dana" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 2, name: "Amount due" })).toHaveAttribute("id", "due");
});

test("[DSYS-02 partly] a focusable heading can be focused by a script and stays out of the tab order", async () => {
  const screen = await renderIn(
    <Heading level={1} focusable>
      Review and send
    </Heading>,
  );
  const heading = screen.getByRole("heading");
  (heading.element() as HTMLElement).focus();
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toHaveAttribute("tabindex", "-1");
});

test("[DSYS-02 partly] tabular figures have one width", async () => {
  const screen = await renderIn(<Figures />);
  await document.fonts.ready;
  const widths = [...screen.container.querySelectorAll("p")].map((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return Math.round(range.getBoundingClientRect().width);
  });
  expect(widths[0]).toBe(widths[1]);
});

test("[DSYS-02 partly] text in another language has a lang attribute", async () => {
  const screen = await renderIn(<OtherLanguage />);
  await expect.element(screen.getByText("español")).toHaveAttribute("lang", "es");
});
