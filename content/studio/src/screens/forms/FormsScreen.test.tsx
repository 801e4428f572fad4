import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { drafted, newEtag, published } from "../../testing/formFixtures.ts";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { mockFetch } from "../../testing/mockFetch.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";

test("[SERV-13 partly] a form that was never published leads to its draft, and a published one to its page", async () => {
  const bootstrap = bootstrapFor(vic);
  const fetch = mockFetch({ "GET /content/v1/editor/forms": { body: { forms: [drafted, published], newEtag } } });
  await render(
    <StudioPage at="/studio/forms" bootstrap={bootstrap} words={await builtInWords(bootstrap)} fetch={fetch} />,
  );
  const link = (name: RegExp) => page.getByRole("link", { name });
  await expect
    .element(link(/Move a line/))
    .toHaveAttribute("href", "/studio/forms/support.form.move-line?changeSet=12");
  await expect
    .element(link(/Report something/))
    .toHaveAttribute("href", "/studio/forms/support.form.technical-problem");
});
