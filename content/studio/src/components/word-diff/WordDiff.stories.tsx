import { ContentProvider } from "@portico/content-runtime/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "../../api/bootstrap.ts";
import { startFor, writer } from "../../testing/editorFixtures.ts";
import { builtInWords } from "../../testing/StudioPage.tsx";
import { WordDiff } from "./WordDiff.tsx";

const meta: Meta<typeof WordDiff> = {
  title: "Studio/WordDiff",
  component: WordDiff,
  loaders: [async ({ globals }) => ({ words: await builtInWords(startFor(writer, globals["locale"] as Locale)) })],
  decorators: [
    (Story, { loaded }) => (
      <ContentProvider store={loaded["words"]}>
        <Story />
      </ContentProvider>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof WordDiff>;

export const OneWord: Story = { args: { lang: "en", before: "Pay now, please", after: "Pay today, please" } };
export const Argument: Story = { args: { lang: "es", before: "Debe {importe} antes del {day}", after: "Debe {amount} a más tardar el {day}" } };
export const New: Story = { args: { lang: "es", before: "", after: "Inicie sesión en su cuenta" } };
export const Removed: Story = { args: { lang: "en", before: "Sign in to your account", after: "" } };
export const Same: Story = { args: { lang: "en", before: "Sign in", after: "Sign in" } };
