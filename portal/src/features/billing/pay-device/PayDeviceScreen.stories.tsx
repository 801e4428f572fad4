import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { UnknownAction } from "redux";
import { expect, userEvent } from "storybook/test";
import { accountId } from "../../../testing/billingFixtures.ts";
import { deviceAnswer } from "../../../testing/deviceFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { payDeviceEvents } from "./payDevice.slice.ts";
import { PayDeviceScreen } from "./PayDeviceScreen.tsx";

type Props = {
  step?: string;
  happened?: readonly UnknownAction[];
  then?: readonly UnknownAction[];
  left?: number;
  overlaps?: Parameters<typeof deviceAnswer>[1];
};

function PayDevice({ step = "amount", happened = [], then = [], left, overlaps }: Props) {
  return (
    <Providers
      at={`/billing/device-balances/pay?device=d1&account=${accountId}&step=${step}`}
      answers={{ PayDevice: deviceAnswer(left, overlaps) }}
      happened={happened}
    >
      <PayDeviceScreen />
      <Then events={then} />
    </Providers>
  );
}

/** Dispatches actions after the screen has opened, because opening resets the flow. */
function Then({ events }: { events: readonly UnknownAction[] }) {
  const dispatch = useDispatch();
  useEffect(() => events.forEach((event) => dispatch(event)), [dispatch, events]);
  return null;
}

const meta = {
  title: "Screens/Pay for a device",
  component: PayDevice,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PayDevice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {};
const visa = {
  kind: "new",
  type: "visa",
  lastFour: "4242",
  goodUntil: Number.MAX_SAFE_INTEGER,
  vaultToken: "vt",
  canSave: true,
  save: false,
} as const;
const spanish = { globals: { locale: "es-US" } };
const filledIn = [payDeviceEvents.amountChosen({ cents: 2_450 }), payDeviceEvents.cardStored(visa)];
const overlaps: NonNullable<Props["overlaps"]> = [
  {
    __typename: "PaymentOverlap",
    id: "pay-9",
    kind: "RECENT",
    amount: 2_450,
    pays: 0,
    date: "2026-11-21",
    paymentId: "pay-9",
    enteredBy: "Billie",
  },
];
export const Card: Story = { args: { step: "card", then: [payDeviceEvents.amountChosen({ cents: 2_450 })] } };
export const CardEntered: Story = { args: { step: "card", then: filledIn } };
const draft = { accountId, deviceId: "d1", cents: 2_450 };
/** After a reload the card is not stored, so all of it is asked for. */
export const CodeRefusedBeforeReload: Story = {
  args: { step: "card", then: [payDeviceEvents.resumed({ draft: { ...draft, codeRefused: true } })] },
};
/** After a wrong security code: only the code is asked for, or another card is entered. */
export const CodeRefused: Story = {
  args: {
    ...CodeRefusedBeforeReload.args,
    happened: [
      payDeviceEvents.resumed({ draft: { ...draft, method: visa } }),
      payDeviceEvents.answered({ accountId, paymentId: "pay-1", state: "FAILED", failureCode: "SECURITY_CODE_FAILED" }),
    ],
  },
};
export const CodeRefusedInSpanish: Story = { ...CodeRefused, ...spanish };
export const Review: Story = { args: { step: "review", then: filledIn } };
export const ReviewThatMayPayTwice: Story = {
  args: { ...Review.args, overlaps },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await expect(await canvas.findByText(t("billing.payDevice.overlap.title", { name: "Tideline 12" }))).toBeVisible();
  },
};
/** Reference and notification recipients (B14); one e-mail address is invalid. */
export const ReviewWithOthersToNotify: Story = {
  args: {
    step: "review",
    then: [
      ...filledIn,
      payDeviceEvents.recordsTyped({ customerReference: "PO-2026/118", notify: "kim@books.example, lee@books" }),
    ],
  },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(
      await canvas.findByRole("button", { name: t("billing.payOnce.review.submit", { amount: 2_450 }) }),
    );
    await expect(canvas.getByRole("textbox", { name: new RegExp(t("billing.notify.label")) })).toBeInvalid();
  },
};
export const ReviewWithOthersToNotifyInSpanish: Story = { ...ReviewWithOthersToNotify, globals: { locale: "es-US" } };
export const ReferenceRefused: Story = {
  args: { step: "review", then: [...filledIn, payDeviceEvents.refused({ code: "REFERENCE_INVALID" })] },
};
export const PaidInAnotherTab: Story = {
  args: { ...Review.args, overlaps, then: [...filledIn, payDeviceEvents.refused({ code: "OVERLAP_NOT_SEEN" })] },
};
export const PaidInAnotherTabInSpanish: Story = { ...PaidInAnotherTab, globals: { locale: "es-US" } };
export const PaidOff: Story = { args: { left: 0 } };
const beingConfirmed = (takesLong: boolean) => [
  payDeviceEvents.opened({ accountId, deviceId: "d1" }),
  payDeviceEvents.amountChosen({ cents: 2_450 }),
  payDeviceEvents.outcomeUnknown({ takesLong }),
];
export const BeingConfirmed: Story = { args: { happened: beingConfirmed(false) } };
export const BeingConfirmedForLong: Story = { args: { happened: beingConfirmed(true) } };
