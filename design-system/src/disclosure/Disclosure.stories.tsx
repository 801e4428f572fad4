import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import * as examples from "./Disclosure.examples.tsx";
import { Disclosure } from "./Disclosure.tsx";

const meta = { title: "Components/Disclosure", component: Disclosure } satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj;

export const WhyHigher: Story = {
  render: () => <examples.WhyHigher />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(canvas.getByText(/^A new line was added/)).toBeVisible());
  },
};

export const HeldOutside: Story = { render: () => <examples.HeldOutside /> };
export const Questions: Story = {
  render: () => <examples.Questions />,
  play: async ({ canvas }) => {
    const [due, late] = canvas.getAllByRole("button");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(due).toHaveAttribute("aria-expanded", "true");
    await expect(late).toHaveAttribute("aria-expanded", "true");
  },
};

export const OneAtATime: Story = { render: () => <examples.OneAtATime /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
