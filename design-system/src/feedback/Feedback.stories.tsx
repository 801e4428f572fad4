import type { Meta, StoryObj } from "@storybook/react-vite";
import * as examples from "./Feedback.examples.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "Components/Feedback",
  component: Spinner,
  args: { label: "Confirming your payment" },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { render: examples.Waiting };
export const WaitingSizes: Story = { render: examples.WaitingSizes };
export const Loading: Story = { render: examples.Loading };
export const LoadingShapes: Story = { render: examples.LoadingShapes };
export const Empty: Story = { render: examples.Empty };
// Chromatic stops animations at their first frame, so screenshots of spinners are stable.
export const AllStates: Story = { render: examples.AllStates };
