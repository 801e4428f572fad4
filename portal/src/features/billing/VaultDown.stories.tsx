import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "@portico/design-system/layout";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { expect } from "storybook/test";
import { Providers } from "../../testing/Providers.tsx";
import { storyCopy } from "../../testing/storyCopy.ts";
import { type VaultFlow, vaultFlows } from "./vaultDown.testing.tsx";

function VaultDown({ at, path, screen, answers, happened, events, form, then = [] }: VaultFlow) {
  return (
    <Providers at={at} path={path} answers={answers} on={["bankLinking"]} happened={happened}>
      {answers ? screen : <Page width="narrow">{screen}</Page>}
      <Unreachable events={events} form={form} then={then} />
    </Providers>
  );
}

/** Fails each opening of the vault's iframe. */
function Unreachable({ events, form, then = [] }: Pick<VaultFlow, "events" | "form" | "then">) {
  const dispatch = useDispatch();
  const { name } = useSelector(form);
  useEffect(() => then.forEach((event) => dispatch(event)), [dispatch, then]);
  useEffect(() => {
    if (name === "opening") dispatch(events.cardFormFailed({ failure: { kind: "unreachable" } }));
  }, [dispatch, events, name]);
  return null;
}

/** The vault cannot be reached: what did not happen, what else can be done, and the form opens again. */
const meta = {
  title: "Screens/Vault unavailable",
  component: VaultDown,
  parameters: { layout: "fullscreen" },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await expect(await canvas.findByText(t("billing.payOnce.method.frameFailed.title"))).toBeVisible();
  },
} satisfies Meta<typeof VaultDown>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };

export const OneTimePayment: Story = { args: vaultFlows.payOnce };
export const OneTimePaymentInSpanish: Story = { ...OneTimePayment, ...spanish };
export const QuickPay: Story = { args: vaultFlows.quickPay };
export const BankLink: Story = { args: vaultFlows.bankLink };
export const BankLinkInSpanish: Story = { ...BankLink, ...spanish };
export const TurningAutoPayOn: Story = { args: vaultFlows.enrol };
export const TurningAutoPayOnInSpanish: Story = { ...TurningAutoPayOn, ...spanish };
export const ChangingAutoPay: Story = { args: vaultFlows.changeMethod };
export const DevicePayment: Story = { args: vaultFlows.device };
export const DevicePaymentInSpanish: Story = { ...DevicePayment, ...spanish };
export const AddingACard: Story = { args: vaultFlows.addCard };
export const AddingABankAccount: Story = { args: vaultFlows.addBank };
export const AddingABankAccountInSpanish: Story = { ...AddingABankAccount, ...spanish };
export const UpdatingACard: Story = { args: vaultFlows.editCard };
