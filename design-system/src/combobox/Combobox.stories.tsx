import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Combobox } from "./Combobox.tsx";
import * as examples from "./Combobox.examples.tsx";

const meta = { title: "Components/Combobox", component: Combobox } satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj;

export const Screens: Story = {
  render: () => <examples.Screens />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Screen" });
    await userEvent.type(field, "pay");
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(field).toHaveValue("Pay bill");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const Open: Story = {
  render: () => <examples.Screens initial="autoPay" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { name: "Payment history billing.history" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

export const NothingFound: Story = {
  render: () => <examples.Screens />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "zebra");
    await expect(canvas.getByRole("status")).toHaveTextContent("No screen is called that. Try fewer letters.");
  },
};

export const Accounts: Story = {
  render: () => <examples.Accounts />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "ced");
    await userEvent.click(await canvas.findByRole("option", { name: "Cedar Dental 8347 31 007" }));
    await expect(canvas.getByRole("combobox")).toHaveValue("Cedar Dental");
  },
};

export const ResetFromOutside: Story = {
  render: () => <examples.ResetFromOutside />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Screen" }), "zebra");
    await userEvent.click(canvas.getByRole("button", { name: "Reset the filter" }));
    await expect(canvas.getByRole("combobox", { name: "Screen" })).toHaveValue("");
  },
};

export const Missing: Story = { render: () => <examples.Screens error="Choose a screen from the list." /> };
export const OptionalScreen: Story = { render: () => <examples.OptionalScreen /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
