import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./LocaleProvider.examples.tsx";
import { LocaleProvider } from "./LocaleProvider.tsx";

const meta = {
  title: "Components/LocaleProvider",
  component: LocaleProvider,
  args: { locale: "en-US" },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { render: examples.English };
export const Spanish: Story = { render: examples.Spanish };
export const AllStates: Story = { render: examples.AllStates };
