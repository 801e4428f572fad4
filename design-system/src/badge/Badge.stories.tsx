import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Badge.examples.tsx";
import { Badge } from "./Badge.tsx";

const meta = { title: "Components/Badge", component: Badge, args: { tone: "success", children: "On" } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Tones: Story = { render: examples.Tones };
export const Counted: Story = { render: examples.Counted };
export const Statuses: Story = { render: examples.Statuses };
export const FixedTag: Story = { render: examples.FixedTag };

export const Filters: Story = {
  render: examples.Filters,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove the filter Payments" }));
    await expect(canvas.getByRole("button", { name: "Remove the filter November 2026" })).toHaveFocus();
  },
};

export const AllStates: Story = { render: examples.AllStates };
