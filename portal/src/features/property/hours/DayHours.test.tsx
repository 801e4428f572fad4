import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Providers } from "../../../testing/Providers.tsx";
import { DayHours } from "./DayHours.tsx";

test("the times of each opening of a day have names of their own", async () => {
  const hours = [
    { opens: "09:00", closes: "12:00" },
    { opens: "13:00", closes: "18:00" },
  ];
  await render(
    <Providers>
      <DayHours field="weekly.1" legend="Monday" hours={hours} error={undefined} onChange={() => undefined} />
    </Providers>,
  );
  for (const name of ["Opens Monday", "Opens Monday, hours 2", "Closes Monday", "Closes Monday, hours 2"])
    await expect.element(page.getByRole("combobox", { name, exact: true })).toBeVisible();
});

test("the two times of a day are side by side on a phone, and stacked with much enlarged text", async () => {
  await page.viewport(360, 740);
  const nine = [{ opens: "09:00", closes: "17:00" }];
  await render(
    <Providers>
      <DayHours field="weekly.0" legend="Monday" hours={nine} error={undefined} onChange={() => undefined} />
    </Providers>,
  );
  const top = (name: string) => page.getByRole("combobox", { name }).element().getBoundingClientRect().top;
  expect(top("Opens Monday")).toBe(top("Closes Monday"));
  document.documentElement.style.fontSize = "32px";
  await expect.poll(() => top("Closes Monday") > top("Opens Monday")).toBe(true);
  document.documentElement.style.fontSize = "";
});

test("on a wide screen a day's switch stays on the line of its name, beside the times", async () => {
  await page.viewport(1280, 900);
  await render(
    <div style={{ inlineSize: "600px" }}>
      <Providers>
        <DayHours
          field="weekly.2"
          legend="Wednesday"
          hours={[{ opens: "09:00", closes: "17:00" }]}
          error={undefined}
          onChange={() => undefined}
        />
      </Providers>
    </div>,
  );
  const box = (role: "switch" | "combobox", name: string) =>
    page.getByRole(role, { name }).element().getBoundingClientRect();
  const label = page.getByText("Wednesday", { exact: true }).first().element().getBoundingClientRect();
  expect(box("switch", "Wednesday").top).toBeLessThan(label.bottom);
  expect(box("combobox", "Opens Wednesday").left).toBeGreaterThan(box("switch", "Wednesday").right);
});
