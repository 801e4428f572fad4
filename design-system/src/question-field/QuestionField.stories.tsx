import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./QuestionField.examples.tsx";
import { QuestionField } from "./QuestionField.tsx";

const meta = { title: "Components/QuestionField", component: QuestionField } satisfies Meta<typeof QuestionField>;
export default meta;
type Story = StoryObj;

export const EachKind: Story = { render: () => <examples.EachKind /> };
export const WithErrors: Story = { render: () => <examples.WithErrors /> };
export const OptionalChoice: Story = { render: () => <examples.OptionalChoice /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
