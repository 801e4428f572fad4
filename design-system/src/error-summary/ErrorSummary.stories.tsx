import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./ErrorSummary.examples.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = { title: "Components/ErrorSummary", component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj;

export const OneError: Story = { render: () => <examples.OneError /> };
export const SeveralErrors: Story = { render: () => <examples.SeveralErrors /> };

export const RefusedForm: Story = {
  render: () => <examples.RefusedForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue to review" }));
    await expect(canvas.getByRole("region", { name: "There is a problem" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Enter the 5 digits of the ZIP code." }));
    await expect(canvas.getByRole("textbox", { name: "Billing ZIP code" })).toHaveFocus();
  },
};

export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
