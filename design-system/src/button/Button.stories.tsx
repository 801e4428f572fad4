import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import * as examples from "./Button.examples.tsx";
import { Button } from "./Button.tsx";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Pay $248.17", onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Pay $248.17" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = {
  args: { busy: "Sending your payment" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sending your payment" }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { disabledReason: "Only an owner can pay from this account." },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleDescription("Only an owner can pay from this account.");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Variants: Story = { render: examples.Variants };
export const Compact: Story = { render: examples.Compact };
export const Wide: Story = { render: examples.Wide };
export const AsLink: Story = { render: examples.AsLink };
export const IconOnly: Story = { render: examples.IconOnly };
export const EndOfForm: Story = { render: examples.EndOfForm };
export const AtTheThumb: Story = { render: examples.AtTheThumb, globals: { viewport: { value: "mobile1" } } };
export const AllStates: Story = { render: examples.AllStates };
