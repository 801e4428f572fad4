import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as examples from "./Progress.examples.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = { title: "Components/Progress", component: ProgressBar } satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj;

export const Files: Story = {
  render: () => <examples.Files />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "3");
  },
};

export const UnknownLength: Story = {
  render: () => <examples.UnknownLength />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
  },
};

export const Balance: Story = { render: () => <examples.Balance /> };
export const Ring: Story = { render: () => <examples.Ring /> };
export const Rings: Story = { render: () => <examples.Rings /> };
export const Installments: Story = { render: () => <examples.Installments /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
