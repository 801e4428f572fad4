import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import * as examples from "./Alert.examples.tsx";
import { Alert } from "./Alert.tsx";

const meta = {
  title: "Components/Alert",
  component: Alert,
  args: { tone: "info", toneLabel: "Note", children: "Payments made after 8 p.m. post on the next day." },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {};
export const Attention: Story = { render: examples.Attention };
export const Good: Story = { render: examples.Good };
export const Bad: Story = { render: examples.Bad };

export const Dismissible: Story = {
  args: { title: "We are upgrading your area on November 28.", dismiss: { label: "Dismiss", onDismiss: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.dismiss?.onDismiss).toHaveBeenCalledOnce();
  },
};

export const OnAPage: Story = {
  render: () => <examples.OnAPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.getByRole("heading", { name: "Account summary" })).toHaveFocus();
  },
};

export const InACard: Story = { render: examples.InACard };
export const LongWords: Story = { render: examples.LongWords };
export const AllStates: Story = { render: examples.AllStates };
