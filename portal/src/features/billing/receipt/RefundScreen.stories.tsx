import type { Meta, StoryObj } from "@storybook/react-vite";
import type { RefundDetailsQuery } from "../../../api/graphql/generated/graph.ts";
import { accountId, accountWith } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers, type ProvidersProps } from "../../../testing/Providers.tsx";
import { receiptEvents } from "./receipt.slice.ts";
import { RefundScreen } from "./RefundScreen.tsx";

type Refund = NonNullable<RefundDetailsQuery["refund"]>;
type RefundProps = { refund?: Partial<Refund>; answers?: Answers; happened?: ProvidersProps["happened"] };

const charge = {
  __typename: "RefundedTransaction",
  id: "mt_7911",
  kind: "CHARGE",
  date: "2026-10-20",
  description: "Tideline Mobile",
  amount: 6500,
} as const;

const ofCharge: Refund = {
  __typename: "Refund",
  id: "mt_8302",
  billed: "MOBILE",
  date: "2026-11-05",
  amount: 1250,
  description: "Tideline Mobile",
  expectedOn: "2026-11-25",
  method: { __typename: "RefundMethod", type: "visa", lastFour: "4242" },
  refunded: charge,
};

function RefundPage({ refund, answers, happened }: RefundProps) {
  const known = {
    RefundDetails: { billing: { ...accountWith(), canSendMessages: true }, refund: { ...ofCharge, ...refund } },
  };
  return (
    <Providers
      at={`/billing/refunds?refund=mt_8302&account=${accountId}`}
      path="/billing/refunds"
      answers={answers ?? known}
      happened={happened}
    >
      <RefundScreen />
    </Providers>
  );
}

const meta = { title: "Screens/Refund", component: RefundPage, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof RefundPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };
const receipt = { accountId, refundId: "mt_8302" };
const downloading = receiptEvents.downloadRequested({ ...receipt, fileName: "refund.pdf" });
const copyRequested = receiptEvents.copyRequested(receipt);

export const OfACharge: Story = { args: {} };
export const OfAChargeInSpanish: Story = { ...OfACharge, ...spanish };
export const OfAPayment: Story = {
  args: {
    refund: {
      method: { __typename: "RefundMethod", type: "bankAccount", lastFour: "6789" },
      refunded: { ...charge, kind: "PAYMENT", amount: 1250 },
    },
  },
};
export const LittleIsKnown: Story = {
  args: { refund: { billed: "STREAMING", description: "Marquee", method: null, refunded: null, expectedOn: null } },
};
export const LittleIsKnownInSpanish: Story = { ...LittleIsKnown, ...spanish };
export const DownloadFailed: Story = {
  args: { happened: [downloading, receiptEvents.downloadFailed({ kind: "unreachable" })] },
};
export const DownloadFailedInSpanish: Story = { ...DownloadFailed, ...spanish };
export const CopySent: Story = {
  args: { happened: [copyRequested, receiptEvents.copySent({ receipt, address: "dana@harborstreetbakery.example" })] },
};
export const CopyFailed: Story = { args: { happened: [copyRequested, receiptEvents.copyFailed({ receipt })] } };
export const Loading: Story = { args: { answers: {} } };
export const LoadFailed: Story = { args: { answers: { RefundDetails: "failed" } } };
export const NotFound: Story = { args: { answers: { RefundDetails: "notFound" } } };
export const OfTheBill: Story = { args: { refund: { billed: "BILL", description: "", expectedOn: null } } };
