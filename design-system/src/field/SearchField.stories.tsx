import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import * as examples from "./SearchField.examples.tsx";
import { SearchField } from "./SearchField.tsx";

const meta = { title: "Components/Field/SearchField", component: SearchField } satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj;

const searched = fn();

export const SearchMessages: Story = {
  render: () => <examples.SearchMessages onSearch={searched} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search messages" }), "Auto Pay{Enter}");
    await expect(searched).toHaveBeenLastCalledWith("Auto Pay");
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
};

export const FilteredList: Story = {
  render: () => <examples.FilteredList />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.type(canvas.getByRole("searchbox"), "{Escape}");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
  },
};

export const AllStates: Story = { render: () => <examples.AllStates /> };
