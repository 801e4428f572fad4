import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import * as examples from "./Drawer.examples.tsx";
import { Drawer } from "./Drawer.tsx";

const meta = { title: "Components/Dialog/Drawer", component: Drawer } satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj;

export const Filters: Story = {
  render: () => <examples.Filters />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Filters" });
    await userEvent.click(opener);
    await expect(await screen.findByRole("dialog", { name: "Show in the history" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};

export const Versions: Story = { render: () => <examples.Versions startsOpen /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { tags: ["starts-open"], render: () => <examples.Filters startsOpen /> };
