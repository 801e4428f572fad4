import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { Providers } from "../testing/Providers.tsx";
import { LinkRows } from "./LinkRows.tsx";

async function opened(width: number) {
  await page.viewport(width, 740);
  await render(
    <Providers at="/" answers={{}}>
      <h1>Services</h1>
      <LinkRows
        rows={[
          { href: "/service-appointments", title: "Appointments", description: "Technician visits and reminders" },
          { href: "/outage-map", title: "Outages" },
          { href: "/upgrade", title: "Change a service" },
        ]}
      />
    </Providers>,
  );
}

/** The row without the line above it, which lies over the edge of the row before. */
const box = (name: RegExp) =>
  (page.getByRole("listitem").filter({ hasText: name }).element().firstElementChild as Element).getBoundingClientRect();

test("each row is one link, which says what to expect there", async () => {
  await opened(1000);
  const link = page.getByRole("link", { name: "Appointments", exact: true });
  await expect.element(link).toHaveAttribute("href", "/service-appointments");
  await expect.element(link).toHaveAccessibleDescription("Technician visits and reminders");
  await expectNoAxeViolations();
});

test("on a phone the rows are below each other, as wide as their list and high enough for a thumb", async () => {
  await opened(360);
  const [first, second] = [box(/^Appointments/), box(/^Outages/)];
  expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  expect(second.width).toBeGreaterThan(250);
  expect(second.height).toBeGreaterThanOrEqual(48);
});

test("a press at the end of a row follows its link", async () => {
  await opened(360);
  const { right, bottom, top } = box(/^Outages/);
  const pressed = document.elementFromPoint(right - 8, (top + bottom) / 2);
  expect(pressed).toBe(page.getByRole("link", { name: "Outages" }).element());
});

test("with room the rows are in columns", async () => {
  await opened(1000);
  expect(box(/^Outages/).top).toBe(box(/^Appointments/).top);
});
