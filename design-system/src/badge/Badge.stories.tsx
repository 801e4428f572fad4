import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./Badge.examples.tsx";
import { Badge } from "./Badge.tsx";

const meta = { title: "Components/Badge", component: Badge, args: { tone: "good", children: "On" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Tones: Story = { render: examples.Tones };
export const Counted: Story = { render: examples.Counted };
export const AllStates: Story = { render: examples.AllStates };
