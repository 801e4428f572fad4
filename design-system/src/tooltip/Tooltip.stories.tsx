import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import * as examples from "./Tooltip.examples.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = { title: "Components/Tooltip", component: Tooltip, parameters: { layout: "centered" } } satisfies Meta<
  typeof Tooltip
>;
export default meta;
type Story = StoryObj;

export const Tools: Story = {
  render: () => <examples.Tools />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy the English message" })).toHaveAccessibleDescription(
      "Alt and C",
    );
    await waitFor(() => expect(canvas.getByText("Alt and C")).toBeVisible());
  },
};

export const Refused: Story = {
  render: () => <examples.Refused />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAccessibleDescription(
      "Waits for Sam’s approval. Publishing asks for a second pair of eyes.",
    );
  },
};

export const OnALink: Story = {
  render: () => <examples.OnALink />,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("link", { name: "Sam Ortiz" }));
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
  },
};

export const LongWords: Story = {
  render: () => (
    <examples.Rested>
      <examples.LongWords />
    </examples.Rested>
  ),
};
export const AllStates: Story = {
  render: () => <examples.AllStates />,
  // It opens after a delay: an earlier screenshot would not show it.
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText("Alt and C")).toBeVisible()),
};
