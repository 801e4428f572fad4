import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { bootstrapFor, dana, owing, pastDue } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

test.each([
  ["with a bill", owing],
  ["with a bill past due", pastDue],
])(
  "[BILL-10 partly] the summary of an account %s that is billed on another site leads there, names nothing that is due, and blames no role",
  async (_bill, billed) => {
    const bootstrap = bootstrapFor(dana);
    const account = { ...billed, billedElsewhere: true, canPay: false };
    await render(
      <PortalPage
        content={await builtInContent(bootstrap)}
        bootstrap={bootstrap}
        at="/account-summary"
        answers={{ "/api/pub/account/v1/accounts": { body: { accounts: [account] } } }}
      />,
    );
    const main = page.getByRole("main");
    await expect
      .element(main.getByRole("region", { name: "This account is billed on another site" }))
      .toMatchTextContent(/Its bills, payments and statements are there/);
    await expect
      .element(main.getByRole("link", { name: "Find your bills" }))
      .toHaveAttribute("href", `/billing?account=${account.accountId}`);
    const actions = main.getByRole("region", { name: "Quick actions" });
    await expect.element(actions).toBeVisible();
    await expect
      .element(main)
      .not.toMatchTextContent(
        /\$248\.17|\$364\.80|\$182\.40|Amount due|Your role|Auto Pay|Last payment|Coming up|past due/,
      );
    await expect.element(actions).not.toMatchTextContent(/Statements|Payment methods/);
    await expectNoAxeViolations();
  },
);
