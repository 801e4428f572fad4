import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./VirtualizedTable.examples.tsx";
import { VirtualizedTable } from "./VirtualizedTable.tsx";

const meta = { title: "Components/Table/VirtualizedTable", component: VirtualizedTable } satisfies Meta<
  typeof VirtualizedTable
>;
export default meta;
type Story = StoryObj;

export const Messages: Story = {
  render: () => <examples.Messages />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Messages" })).toHaveAttribute("aria-rowcount", "3001");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all messages" }));
    await expect(canvas.getByText(/^3[.,]?000 selected$/)).toBeVisible();
  },
};

export const AFewMessages: Story = { render: () => <examples.AFewMessages /> };
export const OnAPage: Story = { render: () => <examples.OnAPage /> };
export const LoadingMessages: Story = { render: () => <examples.LoadingMessages /> };
export const NoMessages: Story = { render: () => <examples.NoMessages /> };
export const AllStates: Story = { render: () => <examples.AllVirtualizedStates /> };
