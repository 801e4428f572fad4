import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./Text.examples.tsx";
import { Text } from "./Text.tsx";

const meta = { title: "Components/Text", component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = { render: examples.Sizes };
export const Tones: Story = { render: examples.Tones };
export const Weights: Story = { render: examples.Weights };
export const Figures: Story = { render: examples.Figures };
export const OtherLanguage: Story = { render: examples.OtherLanguage };
export const Headings: Story = { render: examples.Headings };
export const AllStates: Story = { render: examples.AllStates };
