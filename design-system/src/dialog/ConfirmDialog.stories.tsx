import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import * as examples from "./ConfirmDialog.examples.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = { title: "Components/Dialog/ConfirmDialog", component: ConfirmDialog } satisfies Meta<
  typeof ConfirmDialog
>;
export default meta;
type Story = StoryObj;

const failing = () => Promise.reject(new Error("unreachable"));

export const Remove: Story = {
  render: () => <examples.Remove removal={failing} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(await screen.findByRole("button", { name: "Keep the card" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Remove the card" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "Problem: The card was not removed. Try again in a minute.",
    );
  },
};

export const Waiting: Story = { render: () => <examples.Waiting /> };
export const Refused: Story = { render: () => <examples.Refused /> };
export const ExpiringSoon: Story = { render: () => <examples.ExpiringSoon /> };
export const AllStates: Story = { tags: ["starts-open"], render: () => <examples.Refused /> };
