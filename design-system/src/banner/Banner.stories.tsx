import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Banner.examples.tsx";
import { Banner } from "./Banner.tsx";

const meta = {
  title: "Components/Banner",
  component: Banner,
  args: { tone: "warning", label: "Maintenance", children: "Payments pause on Sunday from 2 to 4 a.m." },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = { render: examples.Maintenance };
export const Offline: Story = { render: examples.Offline };
export const Preview: Story = { render: examples.Preview };

export const Announced: Story = {
  render: () => <examples.Announced />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.getByRole("heading", { name: "Account summary" })).toHaveFocus();
    await expect(canvas.queryByRole("region", { name: "News" })).toBeNull();
  },
};

export const LongWords: Story = { render: examples.LongWords };
export const AllStates: Story = { render: examples.AllStates };
