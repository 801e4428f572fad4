import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { accountId, accountWith } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { WhatIfScreen } from "./WhatIfScreen.tsx";

function WhatIf({ answers }: { answers: Answers }) {
  return (
    <Providers at={`/billing/what-if?account=${accountId}`} answers={answers}>
      <WhatIfScreen />
    </Providers>
  );
}

const meta = { title: "Screens/What if I pay", component: WhatIf, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof WhatIf
>;
export default meta;
type Story = StoryObj<typeof meta>;

const found = {
  __typename: "WhatIf",
  verdict: "ALLOWED",
  minimum: 100,
  maximum: 2_500_000,
  firstDate: "2026-11-22",
  lastDate: "2026-12-21",
  pastDueBefore: 0,
  stoppedBefore: true,
  restored: true,
  restoreMinutes: 15,
  amountDueAfter: 14_300,
  pastDueAfter: 0,
  creditAfter: 0,
  dueDateAfter: "2026-12-05",
  softDisconnectDateAfter: null,
  scheduledFirst: 0,
  autoPayFirst: false,
  autoPayDiscount: 500,
};
const answers = (changes: object = {}): Answers => ({
  WhatIfStart: { billing: accountWith() },
  WhatIf: { whatIf: { ...found, ...changes } },
});
const ask: Story["play"] = async ({ canvas, globals }) => {
  await userEvent.click(await canvas.findByRole("button", { name: (await storyCopy(globals))("billing.whatIf.ask") }));
  await expect(await canvas.findByRole("status")).toBeVisible();
};

export const Asked: Story = { args: { answers: answers() } };
export const Restored: Story = { args: { answers: answers() }, play: ask };
/** A later date is passed on to the payment flow. */
export const OnALaterDay: Story = {
  args: { answers: answers() },
  play: async (context) => {
    const { canvas, globals } = context;
    const t = await storyCopy(globals);
    const day = await canvas.findByRole("textbox", { name: t("billing.whatIf.date") });
    await userEvent.clear(day);
    await userEvent.type(day, "12/01/26");
    await userEvent.click(canvas.getByRole("button", { name: t("billing.whatIf.ask") }));
    const href = (await canvas.findByRole("link", { name: t("billing.whatIf.pay") })).getAttribute("href");
    await expect(href).toMatch(/open=fdp.*amount=\d+&date=2026-12-01/);
  },
};
export const AfterAScheduledPayment: Story = {
  args: { answers: answers({ scheduledFirst: 10_000 }) },
  play: async (context) => {
    await ask?.(context);
    const words = (await storyCopy(context.globals))("billing.whatIf.scheduledFirst", { amount: 10_000 });
    await expect(context.canvas.getByText(words)).toBeVisible();
  },
};
export const NotTaken: Story = { args: { answers: answers({ verdict: "MUST_PAY_TODAY" }) }, play: ask };
export const DateNotOffered: Story = { args: { answers: answers({ verdict: "DATE_NOT_OFFERED" }) }, play: ask };
export const OnlyToday: Story = {
  args: { answers: answers({ verdict: "ONLY_TODAY", firstDate: null, lastDate: null }) },
  play: ask,
};
