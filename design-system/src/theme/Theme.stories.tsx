import type { Meta, StoryObj } from "@storybook/react-vite";
import { modes } from "../internal/modes.ts";
import * as examples from "./Theme.examples.tsx";

const meta = { title: "Foundations/Theme", parameters: { chromatic: { modes } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = { render: examples.Colors };
export const Spaces: Story = { render: examples.Spaces };
export const Sizes: Story = { render: examples.Sizes };
export const AllStates: Story = { render: examples.AllStates };
