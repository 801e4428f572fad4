import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import * as examples from "./Print.examples.tsx";
import { PrintLayout } from "./PrintLayout.tsx";

const meta = { title: "Components/Print", component: PrintLayout } satisfies Meta<typeof PrintLayout>;
export default meta;
type Story = StoryObj;

const printed = fn();

export const Receipt: Story = {
  render: () => <examples.Receipt onPrint={printed} />,
  play: async ({ canvas }) => {
    printed.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(printed).toHaveBeenCalledOnce();
  },
};

export const Statement: Story = { render: () => <examples.Statement /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
