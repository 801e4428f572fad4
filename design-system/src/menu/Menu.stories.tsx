import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import * as examples from "./Menu.examples.tsx";
import { Menu } from "./Menu.tsx";

const meta = { title: "Components/Menu", component: Menu } satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj;

export const Method: Story = {
  render: () => <examples.Method />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Rename" })).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("menuitem", { name: "Remove" })).toHaveAccessibleDescription(
      /^Auto Pay uses this card/,
    );
  },
};

export const View: Story = {
  render: () => <examples.View />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "View" }));
    await userEvent.keyboard("{ArrowDown} ");
    await expect(canvas.getByRole("menuitemradio", { name: "Oldest first" })).toBeChecked();
  },
};

export const Colleague: Story = {
  render: () => <examples.Colleague />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sam Ortiz" }));
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "What Sam paid" })).toHaveFocus());
  },
};

export const Profile: Story = {
  render: () => <examples.Profile />,
  parameters: { layout: "fullscreen" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dana R." }));
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Sign out" })).toBeVisible());
  },
};

export const LongWords: Story = { render: () => <examples.LongWords /> };
// Opens one of them.
export const AllStates: Story = { tags: ["starts-open"], render: () => <examples.AllStates /> };
