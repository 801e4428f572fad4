import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./Layout.examples.tsx";
import { Stack } from "./Stack.tsx";

const meta = { title: "Components/Layout", component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAStack: Story = { render: examples.InAStack };
export const OnALine: Story = { render: examples.OnALine };
export const InColumns: Story = { render: examples.InColumns };
export const InEqualColumns: Story = { render: examples.InEqualColumns };
export const InAGrid: Story = { render: examples.InAGrid };
export const Boxes: Story = { render: examples.Boxes };
export const Divided: Story = { render: examples.Divided };
export const ToTheSides: Story = { render: examples.ToTheSides };
export const Narrow: Story = { render: examples.Narrow };
export const AllStates: Story = { render: examples.AllStates };
