import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AgreedTermsFragment, PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import {
  accountId,
  accountWith,
  agreedWith,
  confirming,
  declined,
  paymentWith,
} from "../../../testing/billingFixtures.ts";
import { expect, userEvent, waitFor } from "storybook/test";
import { Providers, type ProvidersProps } from "../../../testing/Providers.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { receiptEvents } from "./receipt.slice.ts";
import { ReceiptScreen } from "./ReceiptScreen.tsx";

type ReceiptProps = {
  payment: PaymentDetailsFragment;
  device?: { __typename: "MobileDevice"; id: string; name: string };
  terms?: AgreedTermsFragment;
  happened?: ProvidersProps["happened"];
};

function Receipt({ payment, device, terms, happened }: ReceiptProps) {
  return (
    <Providers
      at={`/billing/payments/pay-1/receipt?account=${accountId}`}
      path="/billing/payments/:paymentId/receipt"
      answers={{
        PaymentReceipt: {
          billing: { ...accountWith(), canSendMessages: true },
          payment: { ...payment, device: device ?? null, acceptedTerms: terms ?? null },
        },
      }}
      happened={happened}
    >
      <ReceiptScreen />
    </Providers>
  );
}

const meta = { title: "Screens/Receipt", component: Receipt, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Receipt
>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };
const requested = receiptEvents.downloadRequested({ accountId, paymentId: "pay-1", fileName: "receipt.pdf" });

export const Taken: Story = { args: { payment: paymentWith() } };
export const TakenInSpanish: Story = { ...Taken, ...spanish };

/** The balance is the device's, not the bill's. */
export const ForADevice: Story = {
  args: { payment: paymentWith(), device: { __typename: "MobileDevice", id: "d1", name: "Tideline 12" } },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await expect(await canvas.findByText("Tideline 12")).toBeVisible();
    await expect(canvas.getByText(t("billing.payDevice.review.leftAfter"))).toBeVisible();
    await expect(canvas.queryByText(t("billing.outcome.balanceAfter"))).toBeNull();
  },
};
export const ForADeviceInSpanish: Story = { ...ForADevice, ...spanish };

/** Opens the accepted terms and finds their text. */
const opened =
  (shown: (t: Awaited<ReturnType<typeof storyCopy>>) => string): Story["play"] =>
  async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(await canvas.findByRole("button", { name: t("billing.agreed.title") }));
    await waitFor(() => expect(canvas.getByText(shown(t), { exact: false })).toBeVisible());
  };
const accepted = "A payment that was submitted can’t be called back.";
export const WhatWasAgreedTo: Story = {
  args: { payment: paymentWith(), terms: agreedWith() },
  play: opened(() => accepted),
};
/** The text stays in the language in which it was accepted. */
export const WhatWasAgreedToInSpanish: Story = { ...WhatWasAgreedTo, ...spanish };
export const AgreementNotProven: Story = {
  args: { payment: paymentWith(), terms: agreedWith({ text: null }) },
  play: opened((t) => t("billing.agreed.notProven.title")),
};
export const AgreementNotProvenInSpanish: Story = { ...AgreementNotProven, ...spanish };

export const Downloading: Story = { args: { payment: paymentWith(), happened: [requested] } };
export const DownloadFailed: Story = {
  args: { payment: paymentWith(), happened: [requested, receiptEvents.downloadFailed({ kind: "unreachable" })] },
};
export const DownloadFailedInSpanish: Story = { ...DownloadFailed, ...spanish };
const receipt = { accountId, paymentId: "pay-1" };
const copyRequested = receiptEvents.copyRequested(receipt);
export const CopySent: Story = {
  args: {
    payment: paymentWith(),
    happened: [copyRequested, receiptEvents.copySent({ receipt, address: "dana@harborstreetbakery.example" })],
  },
};
export const CopySentInSpanish: Story = { ...CopySent, ...spanish };
export const CopyUnavailable: Story = {
  args: { payment: paymentWith(), happened: [copyRequested, receiptEvents.copyUnavailable({ receipt })] },
};
export const CopyFailed: Story = {
  args: { payment: paymentWith(), happened: [copyRequested, receiptEvents.copyFailed({ receipt })] },
};
export const NotCharged: Story = { args: { payment: declined } };
export const BeingConfirmed: Story = { args: { payment: confirming } };
