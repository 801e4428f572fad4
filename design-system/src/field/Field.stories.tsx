import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Field.examples.tsx";
import { TextField } from "./TextField.tsx";

const meta = { title: "Components/Field", component: TextField } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj;

export const Email: Story = {
  render: () => <examples.Email />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole("textbox", { name: "E-mail address" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("dana@example.com");
    await expect(field).toHaveValue("dana@example.com");
  },
};

export const EmailRefused: Story = {
  render: () => <examples.Email initial="dana@" error="Enter the whole address, as in name@example.com." />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      "Enter the whole address, as in name@example.com. The one that your bill is sent to.",
    );
  },
};

export const OptionalReference: Story = {
  render: () => <examples.OptionalReference />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Payment reference (optional)" })).not.toBeRequired();
  },
};

export const Amount: Story = { render: () => <examples.Amount initial="100.00" /> };

export const AmountRefused: Story = {
  render: () => <examples.Amount initial="300" error="Enter an amount between $1.00 and $248.17." />,
};

export const Password: Story = {
  render: () => <examples.Password initial="correct horse" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByDisplayValue("correct horse")).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus();
  },
};

export const CardNumber: Story = {
  render: () => <examples.CardNumber brandLabel="Visa" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Card number" });
    await userEvent.click(field);
    await userEvent.paste("4242-4242-4242-4242");
    await expect(field).toHaveValue("4242 4242 4242 4242");
  },
};

export const Expiry: Story = {
  render: () => <examples.Expiry />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Expires" });
    await userEvent.click(field);
    await userEvent.paste("5/2028");
    await expect(field).toHaveValue("05/28");
  },
};

export const SecurityCode: Story = { render: () => <examples.SecurityCode initial="123" /> };
export const Zip: Story = { render: () => <examples.Zip initial="78701" /> };
export const Phone: Story = { render: () => <examples.Phone initial="5125550134" /> };

export const Year: Story = {
  render: () => <examples.Year />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole("combobox", { name: "Year" });
    await userEvent.selectOptions(list, "2024");
    await expect(list).toHaveValue("2024");
  },
};

export const YearNotChosen: Story = {
  render: () => <examples.YearNotChosen error="Choose the year of the statement." />,
};
export const Card: Story = { render: () => <examples.Card /> };
export const CardRefused: Story = { render: () => <examples.CardRefused /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
