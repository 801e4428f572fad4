import { ContentProvider } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { useLocale } from "@portico/design-system/locale";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, use } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { builtInContent } from "../testing/builtInContent.ts";
import type { ToPortal, VaultMode } from "../lib/vaultProtocol.ts";
import { VaultForm } from "./VaultForm.tsx";

type FrameProps = { mode: VaultMode; post: (message: ToPortal) => void };

function Frame(props: FrameProps) {
  return (
    <Suspense>
      <Filled {...props} />
    </Suspense>
  );
}

function Filled({ mode, post }: FrameProps) {
  const content = use(builtInContent(useLocale()));
  return (
    <ContentProvider store={content}>
      <Card>
        <VaultForm mode={mode} businessDate="2026-11-21" post={post} store={() => new Promise(() => undefined)} />
      </Card>
    </ContentProvider>
  );
}

const meta = {
  title: "Vault/Card form",
  component: Frame,
  args: { mode: { kind: "newCard" }, post: fn() },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };

export const NewCard: Story = {};
export const NewCardInSpanish: Story = spanish;
export const SavedCard: Story = {
  args: { mode: { kind: "savedCardCode", savedMethodId: "m1", brand: "visa", lastFour: "4242" } },
};
export const SavedAmericanExpress: Story = {
  args: { mode: { kind: "savedCardCode", savedMethodId: "m2", brand: "amex", lastFour: "0005" } },
  ...spanish,
};

export const BankAccount: Story = { args: { mode: { kind: "newBankAccount" } } };
export const BankAccountRefusedInSpanish: Story = {
  args: { mode: { kind: "newBankAccount" } },
  ...spanish,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Número de ruta" }), "110000001");
    await userEvent.type(canvas.getByRole("textbox", { name: "Número de cuenta" }), "12{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Nombre del titular de la cuenta" })).toHaveFocus();
  },
};
export const EditedCard: Story = {
  args: {
    mode: {
      kind: "editedCard",
      savedMethodId: "m1",
      brand: "amex",
      lastFour: "0005",
      expiry: "1126",
      cardName: "Dana Reyes",
    },
  },
};

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Card number" }), "4242{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Name on card" })).toHaveFocus();
    await expect(args.post).toHaveBeenCalledWith({ type: "invalid", fieldCount: 5 });
  },
};
export const RefusedInSpanish: Story = {
  ...spanish,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Número de tarjeta" }), "4242{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Nombre en la tarjeta" })).toHaveFocus();
  },
};

export const LinkBank: Story = { args: { mode: { kind: "linkedBank" } } };
export const LinkBankInSpanish: Story = { ...LinkBank, ...spanish };
export const LinkBankRefused: Story = {
  ...LinkBank,
  play: async ({ canvas }) => {
    const form = await canvas.findByRole<HTMLFormElement>("form");
    form.requestSubmit();
    await expect(await canvas.findByText("Choose your bank from the list.")).toBeVisible();
  },
};
