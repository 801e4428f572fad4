import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./DescriptionList.examples.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = { title: "Components/DescriptionList", component: DescriptionList, args: { items: [] } } satisfies Meta<
  typeof DescriptionList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { render: examples.Rows };
export const Pairs: Story = { render: examples.Pairs };
export const LongWords: Story = { render: examples.LongWords };
export const AllStates: Story = { render: examples.AllStates };
