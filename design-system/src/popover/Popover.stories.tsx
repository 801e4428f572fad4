import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import * as examples from "./Popover.examples.tsx";
import { Popover } from "./Popover.tsx";

const meta = { title: "Components/Popover", component: Popover } satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj;

export const WhoCan: Story = {
  render: () => <examples.WhoCan />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Who can change this?" });
    await userEvent.click(opener);
    const opened = canvas.getByRole("dialog", { name: "Only an owner can change Auto Pay" });
    await waitFor(() => expect(opened).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};

export const Filters: Story = {
  render: () => <examples.Filters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Refunds alone" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Show in the history" })).toBeVisible());
  },
};

export const Explained: Story = {
  render: () => <examples.Explained />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "About the regulatory recovery fee" }));
    await waitFor(() => expect(canvas.getByText(/^What we pay for number portability/)).toBeVisible());
  },
};

export const LongWords: Story = { render: () => <examples.LongWords /> };
// Opens one of them.
export const AllStates: Story = { tags: ["starts-open"], render: () => <examples.AllStates /> };
