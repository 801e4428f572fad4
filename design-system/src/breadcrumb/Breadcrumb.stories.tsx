import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Breadcrumb.examples.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";

const meta = { title: "Components/Breadcrumb", component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj;

export const Deep: Story = {
  render: () => <examples.Deep />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Support" })).toHaveFocus();
    await expect(canvas.getByText("Taxes and surcharges")).toHaveAttribute("aria-current", "page");
  },
};

export const Two: Story = { render: () => <examples.Two /> };
export const AtTheTop: Story = { render: () => <examples.AtTheTop /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
