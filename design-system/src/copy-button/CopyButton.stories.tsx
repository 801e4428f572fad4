import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import * as examples from "./CopyButton.examples.tsx";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  title: "Components/CopyButton",
  component: CopyButton,
  args: {
    text: "JFVCJ-DA3GF",
    label: "Copy",
    what: "confirmation number",
    copied: "Copied",
    failed: "Couldn’t copy. Select the number instead.",
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the button with a fake clipboard that accepts or rejects the text. */
const pressed =
  (takes: boolean, says: string): Story["play"] =>
  async ({ canvasElement }) => {
    const written = fn(() => (takes ? Promise.resolve() : Promise.reject(new Error("refused"))));
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: written } });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText(says)).toBeVisible();
    await expect(written).toHaveBeenCalledWith("JFVCJ-DA3GF");
  };

export const Confirmation: Story = { render: examples.Confirmation };
export const InSpanish: Story = { render: examples.InSpanish };
export const Copied: Story = { render: examples.Confirmation, play: pressed(true, "Copied") };
export const Failed: Story = {
  render: examples.Confirmation,
  play: pressed(false, "Couldn’t copy. Select the number instead."),
};
export const AllStates: Story = { render: examples.AllStates };
