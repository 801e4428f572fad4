import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "@portico/design-system/layout";
import { useSelector } from "react-redux";
import { expect, userEvent, within } from "storybook/test";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { autoPayAccount, enrolledState, paused, withMobile } from "../../../testing/autoPayFixtures.ts";
import { accountId, accountWith } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { autoPaySettingsPath } from "../model/laterPaths.ts";
import { autoPayPath, type AutoPayStep, enrolPath } from "../model/paths.ts";
import type { AutoPayDraft } from "./autoPay.draft.ts";
import { autoPayEvents, resumeEvents, selectAutoPayDraft } from "./autoPay.slice.ts";
import { EnrolFlow, ManageFlow } from "./AutoPayFlows.tsx";
import { SettingsForm } from "./SettingsForm.tsx";

const method = {
  kind: "new",
  type: "visa",
  lastFour: "4242",
  goodUntil: Number.MAX_SAFE_INTEGER,
  vaultToken: "vt",
  canSave: true,
  save: true,
} as const;
const common = { accountId, method, idempotencyKey: "attempt-of-the-story" };
const enrolDraft: AutoPayDraft = { ...common, flow: "enrol", services: ["core"], payNow: 24817 };
const changeDraft: AutoPayDraft = { ...common, flow: "change", services: ["mobile"] };

type FlowProps = {
  screen: "enrol" | "manage" | "settings";
  step?: AutoPayStep;
  draft?: AutoPayDraft;
  account?: AutoPayAccountFragment;
  happened?: Parameters<typeof Providers>[0]["happened"];
};

function Flow({
  screen,
  step,
  account = autoPayAccount(),
  draft = { accountId, flow: screen === "enrol" ? "enrol" : "change" },
  happened = [],
}: FlowProps) {
  const at = {
    enrol: enrolPath(accountId, step),
    manage: autoPayPath(accountId, step),
    settings: autoPaySettingsPath(accountId),
  }[screen];
  return (
    <Providers at={at} happened={[autoPayEvents.resumed({ draft }), ...happened]}>
      <Page width="narrow">
        <Screen screen={screen} account={account} />
      </Page>
    </Providers>
  );
}

function Screen({ screen, account }: Required<Pick<FlowProps, "screen" | "account">>) {
  const draft = useSelector(selectAutoPayDraft);
  if (!draft) return null;
  if (screen === "settings") return <SettingsForm account={account} />;
  return screen === "enrol" ? (
    <EnrolFlow account={account} draft={draft} />
  ) : (
    <ManageFlow account={account} draft={draft} />
  );
}

const meta = {
  title: "Screens/Auto Pay",
  component: Flow,
  parameters: { layout: "fullscreen" },
  args: { screen: "enrol" },
} satisfies Meta<typeof Flow>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };

export const Amount: Story = {};

const restricted = (cardsAllowed: boolean, banksAllowed: boolean) =>
  autoPayAccount({}, { paymentOptions: { ...accountWith().paymentOptions, cardsAllowed, banksAllowed } });
export const OnlyCash: Story = { args: { account: restricted(false, false) } };
export const OnlyCashInSpanish: Story = { ...OnlyCash, ...spanish };
export const MethodOnlyBankAccounts: Story = {
  args: {
    step: "method",
    draft: { accountId, flow: "enrol", services: ["core"], payNow: 24817 },
    account: restricted(false, true),
  },
};

export const ServicesMissing: Story = {
  args: { account: autoPayAccount({ services: ["core", "mobile"] }, { amountDue: 0, dueDate: null }) },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(await canvas.findByRole("checkbox", { name: t("billing.autoPay.services.all") }));
    await userEvent.click(canvas.getByRole("button", { name: t("billing.payOnce.continue") }));
    await expect((await canvas.findAllByText(t("billing.autoPay.services.none"))).length).toBeGreaterThan(0);
  },
};

export const Method: Story = { args: { step: "method", draft: { ...enrolDraft, method: undefined } } };
/** After a wrong security code the card is the first option, and only its code is asked for. */
export const CodeRefused: Story = {
  args: {
    step: "method",
    draft: enrolDraft,
    happened: [
      autoPayEvents.answered({ accountId, submission: "enrol", actionId: "ap-1", codeRefused: { enrolled: false } }),
      autoPayEvents.resumed({ draft: { ...enrolDraft, method: undefined, methodBefore: "new", codeRefused: true } }),
    ],
  },
};
export const CodeRefusedInSpanish: Story = { ...CodeRefused, ...spanish };
export const ReviewAndPay: Story = { args: { step: "review", draft: enrolDraft } };
/**
 * Reference and notification recipients of the payment made with the enrolment (B14); one e-mail address is invalid.
 */
export const ReviewAndPayWithOthersToNotify: Story = {
  args: {
    step: "review",
    draft: { ...enrolDraft, customerReference: "PO-2026/118", notify: "kim@books.example, lee@books" },
  },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(
      await canvas.findByRole("button", { name: t("billing.autoPay.review.submitPay", { amount: 24817 }) }),
    );
    await expect(canvas.getByRole("textbox", { name: new RegExp(t("billing.notify.label")) })).toBeInvalid();
  },
};
export const ReviewAndPayWithOthersToNotifyInSpanish: Story = { ...ReviewAndPayWithOthersToNotify, ...spanish };
export const ReviewWithPaperless: Story = {
  args: {
    step: "review",
    draft: { ...enrolDraft, payNow: 0, paperless: true },
    account: autoPayAccount({}, { paperlessEnrolled: false }),
  },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await expect(await canvas.findByRole("checkbox", { name: t("billing.schedule.review.paperless") })).toBeChecked();
  },
};
export const ReviewWithPaperlessInSpanish: Story = { ...ReviewWithPaperless, ...spanish };
export const Disconnected: Story = {
  args: { account: autoPayAccount({ refusal: "ACCOUNT_DISCONNECTED" }, { disconnected: true }) },
};

export const Summary: Story = { args: { screen: "manage", account: autoPayAccount(enrolledState) } };
export const SummaryPausedUntilPaid: Story = {
  args: { screen: "manage", account: autoPayAccount(paused("BALANCE_DUE")) },
};
export const SummaryPausedUntilPaidInSpanish: Story = { ...SummaryPausedUntilPaid, ...spanish };
export const SummaryPausedToResume: Story = {
  args: { screen: "manage", account: autoPayAccount(paused(null), { amountDue: 0, dueDate: null }) },
};
export const SummaryPausedUntilOtherMethod: Story = {
  args: { screen: "manage", account: autoPayAccount(paused("METHOD_UNAVAILABLE"), { amountDue: 0, dueDate: null }) },
};
const resuming = resumeEvents.requested({ accountId });
export const SummaryResumed: Story = {
  args: {
    screen: "manage",
    account: autoPayAccount(enrolledState),
    happened: [resuming, resumeEvents.resumed({ accountId })],
  },
};
export const SummaryResumingFailed: Story = {
  args: { ...SummaryPausedToResume.args, happened: [resuming, resumeEvents.failed({ accountId })] },
};

export const Cancelling: Story = {
  ...Summary,
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(await canvas.findByRole("button", { name: t("billing.autoPay.cancel.open") }));
  },
};

export const BalanceDueFirst: Story = {
  ...Summary,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(await canvas.findByRole("button", { name: t("billing.autoPay.manage.changeMethod") }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("alertdialog", {
      name: t("wallet.balanceDue.title"),
    });
    await expect(
      within(dialog).getByRole("link", { name: t("wallet.balanceDue.pay", { amount: 24817 }) }),
    ).toHaveAttribute("href", expect.stringContaining("/billing/pay-bill"));
  },
};

export const BalanceDueFirstInSpanish: Story = { ...BalanceDueFirst, ...spanish };

export const SummaryWithMobile: Story = { args: { screen: "manage", account: autoPayAccount(withMobile) } };
export const ReviewOfAChange: Story = {
  args: { screen: "manage", step: "review", account: autoPayAccount(withMobile), draft: changeDraft },
};

export const Settings: Story = { args: { screen: "settings", account: autoPayAccount(enrolledState) } };
export const DateRefused: Story = {
  args: {
    ...Settings.args,
    happened: [autoPayEvents.refused({ submission: "date", refused: { code: "DATE_UNAVAILABLE" } })],
  },
};
