import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./Card.examples.tsx";
import { Card } from "./Card.tsx";

const meta = { title: "Components/Card", component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = { render: examples.Titled };
export const Tint: Story = { render: examples.Tint };
export const Sunken: Story = { render: examples.Sunken };
export const Hero: Story = { render: examples.Hero };
export const InAList: Story = { render: examples.InAList };
export const AllStates: Story = { render: examples.AllStates };
