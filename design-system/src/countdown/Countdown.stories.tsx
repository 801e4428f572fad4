import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as examples from "./Countdown.examples.tsx";
import { Countdown } from "./Countdown.tsx";

const meta = { title: "Components/Countdown", component: Countdown } satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj;

export const SecondsLeft: Story = {
  render: () => <examples.SecondsLeft />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1:35")).toBeVisible();
  },
};

export const Large: Story = { render: () => <examples.Large /> };

export const ToAnInstant: Story = {
  render: () => <examples.ToAnInstant />,
  // A running timer would make every screenshot different.
  parameters: { chromatic: { disableSnapshot: true } },
};

export const BeforeSigningOut: Story = { render: () => <examples.BeforeSigningOut /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
