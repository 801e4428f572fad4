import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { unreachable } from "../api/answer.ts";
import type { ReadState } from "../data/readCache.ts";
import { renderPart } from "../testing/renderPart.tsx";
import { ScreenState } from "./ScreenState.tsx";

function Field({ label }: { label: string }) {
  const [typed, setTyped] = useState("");
  return <input aria-label={label} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

const over = (read: ReadState<string>) => (
  <ScreenState read={read} onRetry={() => undefined} skeleton="Loading">
    {(label) => <Field label={label} />}
  </ScreenState>
);
const field = page.getByRole("textbox", { name: "Title" });

test("what is typed stays when the next read fails, while it is tried again, and when that succeeds", async () => {
  const { show } = await renderPart(over({ phase: "ready", data: "Title" }));
  await userEvent.fill(field, "Pay sooner");
  await show(over({ phase: "failed", data: "Title", problem: unreachable }));
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(field.element()).toHaveValue("Pay sooner");
  await show(over({ phase: "refreshing", data: "Title" }));
  await expect.poll(() => page.getByRole("alert").elements()).toEqual([]);
  expect(field.element()).toHaveValue("Pay sooner");
  await show(over({ phase: "ready", data: "Title" }));
  expect(field.element()).toHaveValue("Pay sooner");
});
