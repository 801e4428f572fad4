import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./DataTable.examples.tsx";
import { DataTable } from "./DataTable.tsx";

const meta = { title: "Components/Table/DataTable", component: DataTable } satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj;

export const Activity: Story = {
  render: () => <examples.Activity />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Amount" }));
    await expect(canvas.getByRole("columnheader", { name: "Amount" })).toHaveAttribute("aria-sort", "descending");
  },
};

export const Users: Story = {
  render: () => <examples.Users />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Theo Lindqvist" }));
    await expect(canvas.getByRole("checkbox", { name: "Select all users" })).toBePartiallyChecked();
    await expect(canvas.getByText("1 user selected")).toBeVisible();
  },
};

export const SomeUsers: Story = { render: () => <examples.SomeUsers /> };
export const Loading: Story = { render: () => <examples.Loading /> };
export const Refreshing: Story = { render: () => <examples.Refreshing /> };
export const Arriving: Story = { render: () => <examples.Arriving /> };
export const Partial: Story = { render: () => <examples.Partial /> };
export const Failed: Story = { render: () => <examples.Failed /> };
export const NoActivity: Story = { render: () => <examples.NoActivity /> };
export const AllStates: Story = { render: () => <examples.AllDataStates /> };
