import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./TextArea.examples.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = { title: "Components/Field/TextArea", component: TextArea } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj;

export const Reason: Story = {
  render: () => <examples.Reason />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Why is it switched off?" });
    await userEvent.click(field);
    await userEvent.keyboard("The bank answers late.");
    await expect(field).toHaveAccessibleDescription(/38/);
  },
};

export const TooLong: Story = {
  render: () => <examples.TooLong />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveValue(
      "Payments by bank account come back refused since nine o’clock this morning.",
    );
  },
};

export const OptionalNote: Story = { render: () => <examples.OptionalNote /> };
export const LongText: Story = { render: () => <examples.LongText /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
