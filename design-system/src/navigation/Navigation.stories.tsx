import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Navigation.examples.tsx";
import { AppShell } from "./AppShell.tsx";

const meta = {
  title: "Components/Navigation",
  component: AppShell,
  args: { banner: null },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = { render: examples.Top };
export const Side: Story = { render: examples.Side };
export const Bottom: Story = { render: examples.Bottom, globals: { viewport: { value: "mobile1" } } };

export const AllStates: Story = {
  render: examples.AllStates,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to the main part" });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
  },
};
