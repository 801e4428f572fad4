import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { liveUpdates } from "../../../api/liveUpdates.ts";
import { bootstrapFor, dana, owing } from "../../../testing/fixtures.ts";
import { catalogue, cataloguePath } from "../../../testing/orderFixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

test("[SERV-10 partly] once the order under way is over, another can be chosen without a reload", async () => {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const answer = { body: catalogue({ block: "ORDER_OPEN", openOrder: "SO-600001" }) };
  let over = () => {};
  await render(
    <PortalPage
      content={content}
      bootstrap={bootstrap}
      at="/upgrade"
      answers={{ [cataloguePath]: answer }}
      onPortal={({ store }) => (over = () => void store.dispatch(liveUpdates.changed({ topics: ["ORDERS"] })))}
    />,
  );
  const block = page.getByRole("link", { name: /SO-600001/ });
  await expect.element(block).toBeVisible();
  answer.body = catalogue();
  over();
  await expect.element(block).not.toBeInTheDocument();
});

test.each([false, true])(
  "an account that is past due is led to pay before it orders, but not while a payment is being confirmed (%s)",
  async (paymentLocked) => {
    const bootstrap = bootstrapFor(dana);
    await render(
      <PortalPage
        content={await builtInContent(bootstrap)}
        bootstrap={bootstrap}
        at="/upgrade"
        answers={{
          "/api/pub/account/v1/accounts": { body: { accounts: [{ ...owing, paymentLocked }] } },
          [cataloguePath]: { body: catalogue({ block: "ACCOUNT_PAST_DUE", pastDue: 18_240 }) },
        }}
      />,
    );
    await expect.element(page.getByText(/\$182\.40/).first()).toBeVisible();
    await expect
      .element(page.getByRole("main").getByRole("link", { name: /pay/i }))
      .toHaveLength(paymentLocked ? 0 : 1);
  },
);
