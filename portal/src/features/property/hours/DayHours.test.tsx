import { expect, test, vi } from "vitest";
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

async function openHours(...hours: { opens: string; closes: string }[]) {
  const onChange = vi.fn();
  await render(
    <Providers>
      <DayHours field="weekly.4" legend="Friday" hours={hours} error={undefined} onChange={onChange} />
    </Providers>,
  );
  return onChange;
}

const more = page.getByRole("button", { name: "Add hours Friday" });

test("more hours of a day begin when the others end, and last an hour", async () => {
  const morning = { opens: "09:00", closes: "12:00" };
  const onChange = await openHours(morning);
  await more.click();
  expect(onChange).toHaveBeenCalledWith([morning, { opens: "12:00", closes: "13:00" }]);
});

test("more hours that begin late end at midnight", async () => {
  const evening = { opens: "18:00", closes: "23:30" };
  const onChange = await openHours(evening);
  await more.click();
  expect(onChange).toHaveBeenCalledWith([evening, { opens: "23:30", closes: "24:00" }]);
});

test("after hours until midnight no more are offered", async () => {
  await openHours({ opens: "18:00", closes: "24:00" });
  await expect.element(page.getByRole("combobox", { name: "Closes Friday" })).toHaveValue("24:00");
  expect(more.elements()).toEqual([]);
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
