import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { autoPayAccount } from "../../../testing/autoPayFixtures.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { enrolPath } from "../model/paths.ts";
import { ReviewFacts } from "./ReviewFacts.tsx";

const review = (payNow: number) =>
  render(
    <LocaleProvider locale="en-US">
      <Stage at={enrolPath(accountId)}>
        <ReviewFacts account={autoPayAccount()} draft={{ accountId, flow: "enrol", payNow }} />
      </Stage>
    </LocaleProvider>,
  );

test("[AUTO-02 partly] before Auto Pay is turned on, what is to be paid with it is to be charged, and nothing has been yet", async () => {
  const screen = await review(24_817);
  await expect.element(screen.getByRole("region", { name: "To be charged today" })).toHaveTextContent("To be charged today$248.17Nothing has been charged yet.");
});

test("[AUTO-02 partly] where nothing is paid with it, nothing is charged today", async () => {
  const screen = await review(0);
  await expect.element(screen.getByText("Nothing is charged today.")).toBeVisible();
});
