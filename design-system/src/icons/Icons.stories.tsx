import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./Icons.examples.tsx";
import { WifiIcon } from "./index.ts";

const meta = { title: "Components/Icons", component: WifiIcon } satisfies Meta<typeof WifiIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = { render: examples.Sizes };
export const OnATile: Story = { render: examples.OnATile };
export const AllStates: Story = { render: examples.AllStates };
