import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { UnknownAction } from "redux";
import { expect, userEvent } from "storybook/test";
import { accountId, accountWith } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { payDeviceEvents } from "./payDevice.slice.ts";
import { PayDeviceScreen } from "./PayDeviceScreen.tsx";

type Props = { step?: string; happened?: readonly UnknownAction[]; then?: readonly UnknownAction[]; left?: number; overlaps?: readonly object[] };

function PayDevice({ step = "amount", happened = [], then = [], left = 41_650, overlaps = [] }: Props) {
  const device = { __typename: "MobileDevice", id: "d1", name: "Tideline 12", remainingBalance: left, monthlyInstallment: 2_450, installmentsRemaining: 17, paymentMinimum: Math.min(100, left), paymentMaximum: left };
  return (
    <Stage at={`/billing/device-balances/pay?device=d1&account=${accountId}&step=${step}`} answers={{ PayDevice: { billing: { ...accountWith(), mobileDevices: [device], deviceOverlaps: overlaps } } }} happened={happened}>
      <PayDeviceScreen />
      <Then events={then} />
    </Stage>
  );
}

/** What happens once the screen has opened, with which the flow begins anew. */
function Then({ events }: { events: readonly UnknownAction[] }) {
  const dispatch = useDispatch();
  useEffect(() => events.forEach((event) => dispatch(event)), [dispatch, events]);
  return null;
}

const meta = { title: "Screens/Pay for a device", component: PayDevice, parameters: { layout: "fullscreen" } } satisfies Meta<typeof PayDevice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {};
const filledIn = [
  payDeviceEvents.amountChosen({ cents: 2_450 }),
  payDeviceEvents.cardStored({ vaultToken: "vt", type: "visa", lastFour: "4242" }),
];
const overlaps = [{ __typename: "PaymentOverlap", id: "pay-9", kind: "RECENT", amount: 2_450, pays: 0, date: "2026-11-21", paymentId: "pay-9", enteredBy: "Billie" }];
export const Review: Story = { args: { step: "review", then: filledIn } };
export const ReviewThatMayPayTwice: Story = {
  args: { ...Review.args, overlaps },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await expect(await canvas.findByText(t("billing.payDevice.overlap.title", { name: "Tideline 12" }))).toBeVisible();
  },
};
/** What goes on the payment and who else is told (B14); one of them is no address. */
export const ReviewWithOthersToNotify: Story = {
  args: { step: "review", then: [...filledIn, payDeviceEvents.recordsTyped({ customerReference: "PO-2026/118", notify: "kim@books.example, lee@books" })] },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(await canvas.findByRole("button", { name: t("billing.payOnce.review.submit", { amount: 2_450 }) }));
    await expect(canvas.getByRole("textbox", { name: t("billing.notify.label") })).toBeInvalid();
  },
};
export const ReviewWithOthersToNotifyInSpanish: Story = { ...ReviewWithOthersToNotify, globals: { locale: "es-US" } };
export const ReferenceRefused: Story = { args: { step: "review", then: [...filledIn, payDeviceEvents.refused({ code: "REFERENCE_INVALID" })] } };
export const PaidInAnotherTab: Story = { args: { ...Review.args, overlaps, then: [...filledIn, payDeviceEvents.refused({ code: "OVERLAP_NOT_SEEN" })] } };
export const PaidInAnotherTabInSpanish: Story = { ...PaidInAnotherTab, globals: { locale: "es-US" } };
export const PaidOff: Story = { args: { left: 0 } };
const beingConfirmed = (takesLong: boolean) => [payDeviceEvents.opened({ accountId, deviceId: "d1" }), payDeviceEvents.amountChosen({ cents: 2_450 }), payDeviceEvents.outcomeUnknown({ takesLong })];
export const BeingConfirmed: Story = { args: { happened: beingConfirmed(false) } };
export const BeingConfirmedForLong: Story = { args: { happened: beingConfirmed(true) } };
