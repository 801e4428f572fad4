import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Providers } from "../../../testing/Providers.tsx";
import { Slide } from "./Slide.tsx";

test.each([
  ["Pool and gym", "Slide of Pool and gym"],
  ["", "The slide of this channel"],
  [" ", "The slide of this channel"],
])("the preview of a slide has a name before its channel has one: %o", async (name, expected) => {
  await render(
    <Providers>
      <Slide name={name} text="" />
    </Providers>,
  );
  await expect.element(page.getByRole("figure", { name: expected, exact: true })).toBeVisible();
});
