import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./Tokens.examples.tsx";

const meta = { title: "Foundations/Tokens and brands" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirdBrand: Story = { render: examples.ThirdBrand };
export const AllStates: Story = { render: examples.AllStates };
