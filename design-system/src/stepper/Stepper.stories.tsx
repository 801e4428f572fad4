import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Stepper.examples.tsx";
import { Stepper } from "./Stepper.tsx";

const meta = { title: "Components/Stepper", component: Stepper } satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj;

export const First: Story = { render: () => <examples.First /> };

export const Third: Story = {
  render: () => <examples.Third />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Amount (done)" })).toHaveFocus();
    await expect(canvas.getAllByRole("listitem")[2]).toHaveAttribute("aria-current", "step");
  },
};

export const Last: Story = { render: () => <examples.Last /> };
export const WithError: Story = { render: () => <examples.WithError /> };
export const WithoutLinks: Story = { render: () => <examples.WithoutLinks /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
