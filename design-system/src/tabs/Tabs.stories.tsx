import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Tabs.examples.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = { title: "Components/Tabs", component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj;

export const Bill: Story = {
  render: () => <examples.Bill />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Charges" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Charges" })).toBeVisible();
  },
};

export const Many: Story = { render: () => <examples.Many initial="area-6" /> };
export const KeptMounted: Story = {
  render: () => <examples.KeptMounted />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Your note (optional)" }), "Call before noon.");
    await userEvent.click(canvas.getByRole("tab", { name: "History" }));
    await userEvent.click(canvas.getByRole("tab", { name: "Note" }));
    await expect(canvas.getByRole("textbox", { name: "Your note (optional)" })).toHaveValue("Call before noon.");
  },
};
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
