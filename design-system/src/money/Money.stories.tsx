import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./Money.examples.tsx";
import { Money } from "./Money.tsx";

const meta = { title: "Components/Money", component: Money, args: { cents: 24817 } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Hero: Story = { render: examples.Hero };
export const Large: Story = { render: examples.Large };
export const InText: Story = { render: examples.InText };
export const Differences: Story = { render: examples.Differences };
export const Dates: Story = { render: examples.Dates };
export const Tile: Story = { render: examples.Tile };
export const Masked: Story = { render: examples.Masked };
export const AllStates: Story = { render: examples.AllStates };
