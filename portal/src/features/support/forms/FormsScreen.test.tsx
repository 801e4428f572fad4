import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import {
  answeredCase,
  casesPath,
  closedCase,
  formsAnswerPath,
  supportCases,
  technicalForms,
} from "../../../testing/supportFixtures.ts";
import type { SupportCase } from "../model/support.api.ts";

async function open(...cases: SupportCase[]) {
  const bootstrap = bootstrapFor(dana);
  const answers = {
    [`GET ${casesPath}`]: { body: supportCases(...cases) },
    [formsAnswerPath]: { body: technicalForms },
  };
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/support/forms"
      answers={answers}
    />,
  );
}

const sections = () =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

test.each<[string, SupportCase[], string[]]>([
  ["an open request comes before the forms", [answeredCase, closedCase], ["Your requests", "Send a request"]],
  ["the forms come before closed requests", [closedCase], ["Send a request", "Your requests"]],
  ["the forms come first when nothing was sent", [], ["Send a request", "Your requests"]],
])("[SERV-08 partly] %s", async (_what, cases, order) => {
  await open(...cases);
  await expect.poll(sections).toEqual(order);
});
