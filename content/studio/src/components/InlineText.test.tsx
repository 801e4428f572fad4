import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../testing/renderPart.tsx";
import { KeyText, PersonName } from "./InlineText.tsx";

test("a key may wrap after its dots and before its capitals, and nowhere else", async () => {
  await renderPart(<KeyText>studio.userPreferences</KeyText>);
  const key = page.getByText("studio.userPreferences");
  await expect.element(key).toBeVisible();
  expect(key.element().innerHTML).toBe("studio.<wbr>user<wbr>Preferences");
});

test("who wrote is a user name, or the catalogue in the reader’s language", async () => {
  await renderPart(
    <>
      <PersonName>erin</PersonName>, <PersonName>catalogue</PersonName>
    </>,
  );
  await expect.element(page.getByText("erin", { exact: true })).toHaveAttribute("translate", "no");
  expect(document.body.textContent).toContain("erin, Catalogue");
});
