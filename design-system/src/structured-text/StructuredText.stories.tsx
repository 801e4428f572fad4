import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./StructuredText.examples.tsx";
import { StructuredText } from "./StructuredText.tsx";

const meta = { title: "Components/StructuredText", component: StructuredText } satisfies Meta<typeof StructuredText>;
export default meta;
type Story = StoryObj;

export const Article: Story = { render: () => <examples.Article /> };
export const InANewWindow: Story = { render: () => <examples.InANewWindow /> };
export const PlainParagraphs: Story = { render: () => <examples.PlainParagraphs /> };
export const ManySteps: Story = { render: () => <examples.ManySteps /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
