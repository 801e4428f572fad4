import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Form } from "./Form.tsx";
import * as examples from "./Form.examples.tsx";

const meta = { title: "Components/Form", component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj;

const sent = fn();

export const Address: Story = {
  render: () => <examples.Address onSend={sent} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save the address" }));
    await expect(canvas.getByRole("region", { name: "There is a problem" })).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: "ZIP code" }), "50");
    await userEvent.type(canvas.getByRole("textbox", { name: "Name of the business" }), "Harbor Street Bakery{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { render: () => <examples.Refused /> };
export const Sending: Story = { render: () => <examples.Sending /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
