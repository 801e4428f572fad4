import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import * as examples from "./Calendar.examples.tsx";
import { Calendar } from "./Calendar.tsx";

const meta = { title: "Components/Calendar", component: Calendar } satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj;

export const PaymentDate: Story = {
  render: () => <examples.PaymentDate />,
  play: async ({ canvas }) => {
    const holiday = canvas.getByRole("gridcell", { name: "Thursday, November 26, 2026" });
    await userEvent.click(holiday);
    await expect(holiday).toHaveFocus();
    await expect(holiday).toHaveAccessibleDescription("No payments are taken on Thanksgiving Day.");
    await expect(holiday).not.toHaveAttribute("aria-selected", "true");
  },
};

export const NothingChosen: Story = { render: () => <examples.NothingChosen /> };
export const AutoPayDateInSpanish: Story = { render: () => <examples.AutoPayDateInSpanish /> };
export const LongPeriod: Story = { render: () => <examples.LongPeriod /> };

export const TypedDate: Story = {
  render: () => <examples.TypedDate />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "12526");
    await expect(canvas.getByRole("textbox")).toHaveValue("12/05/26");
    await userEvent.click(canvas.getByRole("button", { name: "Choose the payment date" }));
    const calendar = within(await screen.findByRole("dialog", { name: "Payment date" }));
    await expect(calendar.getByRole("gridcell", { name: "Saturday, December 5, 2026, Bill due" })).toHaveFocus();
  },
};

export const TypedDateInSpanish: Story = { render: () => <examples.TypedDateInSpanish /> };
export const TypedDateRefused: Story = { render: () => <examples.TypedDateRefused /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
