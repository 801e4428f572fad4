import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./PageHeader.examples.tsx";
import { PageHeader } from "./PageHeader.tsx";

const meta = { title: "Components/PageHeader", component: PageHeader, args: { title: "Billing" } } satisfies Meta<
  typeof PageHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithEyebrow: Story = { render: examples.WithEyebrow };
export const WithActions: Story = { render: examples.WithActions };
export const WithBack: Story = { render: examples.WithBack };
/** All features of a header; only one, because a page has only one header. */
export const AllStates: Story = {
  args: {
    back: { href: "#billing", label: "Billing" },
    eyebrow: "Step 4 of 4",
    title: "Review and send",
    description: "Nothing has been charged yet.",
  },
};
