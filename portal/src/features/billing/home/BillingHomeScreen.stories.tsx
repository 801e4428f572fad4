import type { Meta, StoryObj } from "@storybook/react-vite";
import type { UnknownAction } from "redux";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { DelinquencySchedule } from "../../account/model/account.api.ts";
import type { Status } from "../../account/model/accountStatus.rules.ts";
import { delinquencyRead } from "../../account/model/account.slice.ts";
import {
  accountId,
  accountWith,
  agreedWith,
  emptyHomeAnswers,
  homeAnswers,
  locking,
  pastDue,
  serviceWith,
} from "../../../testing/billingFixtures.ts";
import { sessionKnown } from "../../session/model/session.slice.ts";
import { servicesRead } from "../../services/model/services.slice.ts";
import { bootstrapFor, dana, hostedVoice, schedule } from "../../../testing/fixtures.ts";
import { inGraph, statuses } from "../../../testing/statusFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { BillingHomeScreen } from "./BillingHomeScreen.tsx";

const withService = (service: Partial<Status["service"]>, status: Status = statuses.due) =>
  accountWith({ status: inGraph({ ...status, service: { ...status.service, ...service } }) });

type HomeProps = { answers: Answers; tier?: DelinquencySchedule["tier"]; happened?: readonly UnknownAction[] };

function Home({ answers, tier = null, happened = [] }: HomeProps) {
  return (
    <Providers
      at={`/billing?account=${accountId}`}
      answers={answers}
      happened={[delinquencyRead.received(schedule(tier)), ...happened]}
    >
      <BillingHomeScreen />
    </Providers>
  );
}

const meta = { title: "Screens/Billing home", component: Home, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Home
>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };

export const Owes: Story = { args: { answers: homeAnswers() } };
export const OwesInSpanish: Story = { ...Owes, ...spanish };
export const PastDue: Story = { args: { tier: 43, answers: homeAnswers(pastDue) } };
export const PastDueInSpanish: Story = { ...PastDue, ...spanish };
export const Suspended: Story = {
  args: {
    tier: 50,
    answers: homeAnswers(
      {
        ...pastDue,
        status: inGraph({
          ...statuses.pastDue,
          service: { ...statuses.pastDue.service, state: "SUSPENDED", stopsOn: null, restoreMinutes: 15 },
        }),
      },
      serviceWith({
        deferralPlan: {
          __typename: "DeferralPlan",
          installmentsRemaining: 3,
          installmentAmount: 6200,
          nextInstallmentDate: "2026-12-02",
        },
      }),
    ),
  },
};
export const BeingRestored: Story = {
  args: {
    answers: homeAnswers(
      withService({ state: "BEING_RESTORED", restoreMinutes: 15, restoredBy: "2026-11-21T15:15:00.000Z" }),
    ),
  },
};
export const Disconnected: Story = {
  args: { answers: homeAnswers(withService({ state: "DISCONNECTED", stopsOn: null }, statuses.pastDue)) },
};
export const MobileLimited: Story = {
  args: { answers: homeAnswers(withService({ mobile: "HOTLINED", restoreMinutes: 15 }, statuses.pastDue)) },
};
export const MobileLimitedInSpanish: Story = { ...MobileLimited, ...spanish };
const saying = (status: Status): Story => ({
  args: { answers: homeAnswers(accountWith({ status: inGraph(status) })) },
});
export const Scheduled = saying(statuses.scheduled);
export const ScheduledWithProblem = saying(statuses.scheduledProblem);
export const OnItsWay = saying(statuses.onItsWay);
export const Arrangement = saying(statuses.arrangement);
export const Returned = saying(statuses.returned);
export const ReturnedInSpanish: Story = { ...Returned, ...spanish };
export const DeviceDisputed = saying(statuses.disputedForDevice);
export const Disputed = saying(statuses.disputed);
export const DisputedInSpanish: Story = { ...Disputed, ...spanish };
export const Enterprise: Story = {
  args: {
    answers: homeAnswers(
      accountWith({ canPay: false }),
      serviceWith({
        billedElsewhere: {
          __typename: "BilledElsewhere",
          reason: "ENTERPRISE",
          url: "https://enterprise-billing.example/",
        },
      }),
    ),
  },
};
const moved = (url: string | null) =>
  homeAnswers(
    accountWith({ canPay: false }),
    serviceWith({ billedElsewhere: { __typename: "BilledElsewhere", reason: "MOVED", url } }),
  );
export const Moved: Story = { args: { answers: moved("https://billing-two.example/") } };
export const MovedInSpanish: Story = { ...Moved, globals: { locale: "es-US" } };
export const MovedWithoutAnAddress: Story = { args: { answers: moved(null) } };
export const CreditAndNothingOwed: Story = {
  args: { answers: homeAnswers(accountWith({ status: inGraph(statuses.inCredit) })) },
};
export const AutoPayOn: Story = {
  args: {
    answers: homeAnswers(
      accountWith({
        autoPayEnrolled: true,
        status: inGraph(statuses.autoPay),
        paymentMethods: accountWith().paymentMethods.map((method, index) => ({
          ...method,
          usedForAutoPay: index === 0,
        })),
      }),
    ),
  },
};
/** An account nickname of the maximum length, and the dialog that edits it (B15). */
export const Named: Story = {
  args: { answers: homeAnswers(accountWith(), serviceWith(), "Warehouse and bakery, 14 Main St, Boston") },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(await canvas.findByRole("button", { name: t("billing.accountName.change") }));
    const field = await within(canvasElement.ownerDocument.body).findByRole("textbox", {
      name: new RegExp(t("wallet.nickname")),
    });
    await expect(field).toHaveValue("Warehouse and bakery, 14 Main St, Boston");
  },
};
export const NamedInSpanish: Story = { ...Named, ...spanish };
export const NamedAndNotAsked: Story = { args: { ...Named.args } };
export const Empty: Story = { args: { answers: emptyHomeAnswers() } };
export const EmptyInSpanish: Story = { ...Empty, ...spanish };
export const MayNotPay: Story = { args: { answers: homeAnswers(accountWith({ canPay: false })) } };
export const BeingConfirmed: Story = {
  args: { answers: homeAnswers(accountWith({ lockingPayment: locking, status: inGraph(statuses.confirming) })) },
};
export const HostedVoice: Story = {
  args: {
    answers: homeAnswers(),
    happened: [
      sessionKnown(bootstrapFor(dana).session),
      servicesRead.received([hostedVoice(12, "https://hosted-voice.example.com/harbor-street")]),
    ],
  },
};
export const HostedVoiceStopped: Story = {
  args: {
    ...HostedVoice.args,
    answers: homeAnswers(
      accountWith({
        status: inGraph({
          ...statuses.pastDue,
          service: { ...statuses.pastDue.service, state: "SUSPENDED", stopsOn: null },
        }),
      }),
    ),
  },
};
export const HostedVoiceStoppedInSpanish: Story = { ...HostedVoiceStopped, ...spanish };
export const Loading: Story = { args: { answers: {} } };
export const Failed: Story = { args: { answers: { BillingAccountStatus: "failed" } } };
export const NotFound: Story = { args: { answers: { BillingAccountStatus: "notFound" } } };

/** One card fails alone and offers a retry; the others are unaffected. */
export const PartlyFailed: Story = {
  args: { answers: { ...homeAnswers(), BillingTransactions: "failed", MobileDeviceBalances: "loading" } },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    const again = await canvas.findByRole("button", { name: t("billing.tryAgain") });
    await expect(canvas.getByRole("heading", { name: t("billing.home.statements.title") })).toBeVisible();
    await userEvent.click(again);
    await expect(await canvas.findByText(t("billing.transactions.loadFailed.title"))).toBeVisible();
  },
};

const onPaper = homeAnswers(accountWith({ paperlessEnrolled: false }));
/** Switching to paperless billing asks for the consent to electronic delivery. */
export const PaperlessAsked: Story = {
  args: { answers: onPaper },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(await canvas.findByRole("switch"));
    await userEvent.click(
      await within(document.body).findByRole("button", { name: t("billing.standing.paperless.turnOn") }),
    );
    await expect(within(document.body).getByRole("checkbox")).toBeInvalid();
  },
};
export const PaperlessAskedInSpanish: Story = { ...PaperlessAsked, ...spanish };

const paperlessTerms = agreedWith({
  key: "billing.paperless.terms.text",
  text: "You agree to receive the bills of this account electronically instead of on paper, until you turn off paperless billing.\n\nYou can withdraw your consent at any time, at no charge.",
});
const agreed = {
  BillingAccountStatus: {
    billing: { ...homeAnswers().BillingAccountStatus.billing, paperlessAgreedAt: paperlessTerms.acceptedAt },
  },
  PaperlessAgreed: {
    billing: { __typename: "BillingAccount", id: accountId, timeZone: "America/New_York", paperlessTerms },
  },
};
type Words = Awaited<ReturnType<typeof storyCopy>>;

/** Opens the accepted consent and finds what is shown of it. */
const opened =
  (shown: (t: Words) => string): Story["play"] =>
  async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    const button = await canvas.findByRole("button", { name: t("billing.paperless.agreed") });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(canvas.getByText(shown(t), { exact: false })).toBeVisible());
  };
export const PaperlessAgreed: Story = {
  args: { answers: { ...homeAnswers(), ...agreed } },
  play: opened(() => "You can withdraw your consent at any time"),
};
/** The accepted text stays in the language in which it was accepted. */
export const PaperlessAgreedInSpanish: Story = { ...PaperlessAgreed, ...spanish };
export const PaperlessAgreedLoading: Story = {
  args: { answers: { ...homeAnswers(), ...agreed, PaperlessAgreed: "loading" } },
  play: opened((t) => t("billing.home.card.loading", { what: t("billing.paperless.agreed") })),
};
export const PaperlessAgreedFailed: Story = {
  args: { answers: { ...homeAnswers(), ...agreed, PaperlessAgreed: "failed" } },
  play: opened((t) => t("billing.home.card.failed")),
};
