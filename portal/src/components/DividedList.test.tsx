import { Text } from "@portico/design-system/text";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { Dot, Dotted } from "./DividedList.tsx";

test("the dot between two facts is read aloud as a comma, which is a pause", async () => {
  await render(
    <Text>
      <Dotted facts={["Marina Cole", "Nov 21, 9:40 AM"]} />
    </Text>,
  );
  const line = page.getByText("Marina Cole Nov 21, 9:40 AM");
  await expect.element(line).toBeVisible();
  const dots = line.element().children;
  expect(dots).toHaveLength(1);
  expect(getComputedStyle(dots[0] as Element, "::before").content).toBe('"·" / ","');
});

test("the dot between two links is not read aloud: each is announced as a link", async () => {
  await render(
    <Text>
      <a href="/one">One</a>
      <Dot silent />
      <a href="/two">Two</a>
    </Text>,
  );
  await expect.element(page.getByText("One")).toBeVisible();
  expect(document.querySelector("[aria-hidden]")).not.toBeNull();
});
