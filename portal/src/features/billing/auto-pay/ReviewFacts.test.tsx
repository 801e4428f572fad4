import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { autoPayAccount } from "../../../testing/autoPayFixtures.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { enrolPath } from "../model/paths.ts";
import { ReviewFacts } from "./ReviewStep.tsx";

const review = (payNow: number) =>
  render(
    <LocaleProvider locale="en-US">
      <Providers at={enrolPath(accountId)}>
        <ReviewFacts account={autoPayAccount()} draft={{ accountId, flow: "enrol", payNow }} />
      </Providers>
    </LocaleProvider>,
  );

test("[AUTO-02 partly] before enrolling, the payment made with it reads as to be charged, not as charged", async () => {
  const screen = await review(24_817);
  await expect
    .element(screen.getByRole("region", { name: "You’ll be charged today" }))
    .toHaveTextContent("You’ll be charged today$248.17You have not been charged yet.");
});

test("[AUTO-02 partly] enrolling without a payment says that nothing is charged today", async () => {
  const screen = await review(0);
  await expect.element(screen.getByText("You will not be charged today.")).toBeVisible();
});
