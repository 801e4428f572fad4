import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import * as examples from "./Toast.examples.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

const meta = {
  title: "Components/Toast",
  component: ToastRegion,
  args: { label: "Messages (F6)", dismissLabel: "Dismiss" },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const onUndo = fn();

export const Wallet: Story = {
  render: () => <examples.Wallet onUndo={onUndo} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hide channel 112" }));
    const region = within(canvas.getByRole("region", { name: "Messages (F6)" }));
    await userEvent.click(await region.findByRole("button", { name: "Undo" }));
    await expect(onUndo).toHaveBeenCalled();
    await waitFor(() => expect(region.queryByText("Channel 112 is hidden.")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Hide channel 112" }));
  },
};

export const AboveTheMenu: Story = {
  render: examples.AboveTheMenu,
  globals: { viewport: { value: "mobile1" } },
  parameters: { layout: "fullscreen" },
};
export const AboveTheAction: Story = { ...AboveTheMenu, render: () => <examples.AboveTheAction /> };
export const LongWords: Story = { render: examples.LongWords };
export const AllStates: Story = { render: examples.AllStates };
