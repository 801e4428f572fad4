import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as examples from "./Table.examples.tsx";
import { Table } from "./Table.tsx";

const meta = { title: "Components/Table", component: Table } satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj;

export const History: Story = {
  render: () => <examples.History />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Payments since October" })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(3);
  },
};

export const CaptionHidden: Story = {
  render: () => <examples.History captionHidden />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Payments since October" })).toBeVisible();
  },
};

export const Empty: Story = { render: () => <examples.Empty /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
