import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as examples from "./VisuallyHidden.examples.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = { title: "Components/VisuallyHidden", component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreContext: Story = {
  render: examples.MoreContext,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName("View the November bill");
  },
};
export const AsHeading: Story = { render: examples.AsHeading };
export const RowControl: Story = {
  render: examples.RowControl,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName("Change, Visa ending in 4242");
  },
};
export const AllStates: Story = { render: examples.AllStates };
