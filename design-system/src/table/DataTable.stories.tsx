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
    const header = canvas.queryByRole("button", { name: "Amount" });
    // A phone shows cards without headers: use the sort select there.
    if (header) await userEvent.click(header);
    else await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "Amount, highest first");
    if (header)
      await expect(canvas.getByRole("columnheader", { name: "Amount" })).toHaveAttribute("aria-sort", "descending");
    const [highest] = examples.entries.toSorted((one, other) => other.cents - one.cents);
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent(highest?.what ?? "");
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
