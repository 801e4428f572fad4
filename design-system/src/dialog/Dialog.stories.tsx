import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import * as examples from "./Dialog.examples.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = { title: "Components/Dialog", component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj;

export const Rename: Story = {
  render: () => <examples.Rename />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Rename" });
    await userEvent.click(opener);
    await expect(await screen.findByRole("dialog", { name: "Rename this card" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};

/** It stays open until the answer is there. */
export const Saving: Story = {
  render: () => <examples.Rename startsOpen busy />,
  play: async () => {
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("dialog", { name: "Rename this card" })).toBeVisible();
  },
};

export const LongTerms: Story = { render: () => <examples.LongTerms startsOpen /> };

export const StillThere: Story = {
  render: () => <examples.StillThere />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Wait a while" }));
    await expect(await screen.findByRole("alertdialog", { name: "Are you still there?" })).toHaveAccessibleDescription(
      "You will be signed out in 2 minutes. What you typed is kept.",
    );
    await expect(screen.getByRole("button", { name: "Stay signed in" })).toHaveFocus();
  },
};

export const MustAnswer: Story = {
  render: () => <examples.MustAnswer startsOpen />,
  play: async () => {
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "This is more than you owe" })).toBeVisible());
  },
};

export const LongWords: Story = { render: () => <examples.LongWords startsOpen /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
