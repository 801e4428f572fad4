import { Page } from "@portico/design-system/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Providers } from "../../../../testing/Providers.tsx";
import { accountId } from "../../../../testing/billingFixtures.ts";
import { storyCopy } from "../../../../testing/storyCopy.ts";
import { type Failure, PaymentFailures, type PaymentFailuresProps } from "./PaymentFailures.tsx";

const autoPay: Failure = {
  id: "autopay_2026-11-20",
  kind: "AUTO_PAY",
  paymentId: "pay_1",
  date: "2026-11-20",
  amount: 24317,
  code: "DECLINED",
  retryOn: "2026-11-23",
  retryAmount: 24317,
  retryDiscount: 500,
  paused: false,
};
const scheduled: Failure = {
  ...autoPay,
  id: "pay_2",
  kind: "SCHEDULED",
  paymentId: "pay_2",
  amount: 10000,
  retryAmount: 10000,
  retryDiscount: 0,
  code: "INSUFFICIENT_FUNDS",
};
const over = { retryOn: null, retryAmount: null, retryDiscount: null } as const;

type Props = {
  failures: readonly Failure[];
  canPay?: boolean;
  pay?: number;
  status?: PaymentFailuresProps["status"];
  onCancelRetry?: (failure: Failure) => void;
};

function Failures({ failures, canPay = true, pay = 24817, status, onCancelRetry }: Props) {
  return (
    <Providers>
      <Page width="narrow">
        <PaymentFailures
          accountId={accountId}
          failures={failures}
          canPay={canPay}
          pay={pay}
          status={status}
          {...(onCancelRetry && { onCancelRetry })}
        />
      </Page>
    </Providers>
  );
}

const meta = {
  title: "Screens/Billing/Payments that failed",
  component: Failures,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Failures>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };

export const TriedAgain: Story = { args: { failures: [autoPay] } };
export const TriedAgainInSpanish: Story = { ...TriedAgain, ...spanish };
export const TriedAgainAfterTheDueDate: Story = {
  args: { failures: [autoPay], status: { headline: "DUE", dueDate: "2026-11-22", pastDue: 0 } },
};
export const TriedAgainAfterTheDueDateInSpanish: Story = { ...TriedAgainAfterTheDueDate, ...spanish };
export const Paused: Story = { args: { failures: [{ ...autoPay, ...over, code: "METHOD_CLOSED", paused: true }] } };
export const PausedInSpanish: Story = { ...Paused, ...spanish };
export const ScheduledNotTriedAgain: Story = {
  args: { failures: [{ ...scheduled, ...over, code: "METHOD_REMOVED" }] },
};
export const ScheduledNotTriedAgainInSpanish: Story = { ...ScheduledNotTriedAgain, ...spanish };
export const Delayed: Story = {
  args: { failures: [{ ...autoPay, code: "PROCESSOR_UNAVAILABLE", retryOn: "2026-11-21" }] },
};
export const DelayedInSpanish: Story = { ...Delayed, ...spanish };
export const MayNotPay: Story = { args: { failures: [autoPay, scheduled], canPay: false, pay: 0 } };

export const ScheduledTriedAgain: Story = {
  args: { failures: [scheduled], onCancelRetry: (failure) => void calledOff.push(failure.id) },
  play: async ({ canvasElement, globals }) => {
    const t = await storyCopy(globals);
    calledOff.length = 0;
    await userEvent.click(await within(canvasElement).findByRole("button", { name: t("billing.dunning.callOff") }));
    await expect(calledOff).toEqual(["pay_2"]);
  },
};
const calledOff: string[] = [];
