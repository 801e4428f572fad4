import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { accountId, accountWith, confirming, declined, paymentWith } from "../../../testing/billingFixtures.ts";
import { Stage, type StageProps } from "../../../testing/Stage.tsx";
import { receiptEvents } from "./receipt.slice.ts";
import { ReceiptScreen } from "./ReceiptScreen.tsx";

function Receipt({ payment, happened }: { payment: PaymentDetailsFragment; happened?: StageProps["happened"] }) {
  return (
    <Stage
      at={`/billing/payments/pay-1/receipt?account=${accountId}`}
      path="/billing/payments/:paymentId/receipt"
      answers={{ PaymentReceipt: { billing: accountWith(), payment } }}
      happened={happened}
    >
      <ReceiptScreen />
    </Stage>
  );
}

const meta = { title: "Screens/Receipt", component: Receipt, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };
const asked = receiptEvents.downloadRequested({ accountId, paymentId: "pay-1", fileName: "receipt.pdf" });

export const Taken: Story = { args: { payment: paymentWith() } };
export const TakenInSpanish: Story = { ...Taken, ...spanish };
export const Downloading: Story = { args: { payment: paymentWith(), happened: [asked] } };
export const DownloadFailed: Story = { args: { payment: paymentWith(), happened: [asked, receiptEvents.downloadFailed({ kind: "unreachable" })] } };
export const DownloadFailedInSpanish: Story = { ...DownloadFailed, ...spanish };
export const NotCharged: Story = { args: { payment: declined } };
export const BeingConfirmed: Story = { args: { payment: confirming } };
