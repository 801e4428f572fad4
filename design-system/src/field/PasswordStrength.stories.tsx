import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./PasswordStrength.examples.tsx";
import { PasswordStrength } from "./PasswordStrength.tsx";

const meta = { title: "Components/Field/PasswordStrength", component: PasswordStrength } satisfies Meta<
  typeof PasswordStrength
>;
export default meta;
type Story = StoryObj;

export const NewPassword: Story = {
  render: () => <examples.NewPassword />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("New password"), "HarborStreet9");
    await expect(canvas.getByRole("meter", { name: "Password strength" })).toHaveAttribute("aria-valuetext", "Good");
    await expect(canvas.getAllByRole("listitem").map((rule) => rule.dataset["state"])).toEqual(["met", "met", "met"]);
  },
};

export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
