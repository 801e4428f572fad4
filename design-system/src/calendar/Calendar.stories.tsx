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
/** Arabic and Hebrew are right to left: the week, the buttons and the arrow keys are mirrored. */
export const RightToLeft: Story = {
  beforeEach: () => {
    document.documentElement.dir = "rtl";
    return () => {
      document.documentElement.dir = "";
    };
  },
  render: () => <examples.Range />,
};

/** At the width of a small phone, for any text size. */
export const OnASmallPhone: Story = {
  render: () => (
    <div style={{ inlineSize: "min(288px, 100%)" }}>
      <examples.PaymentDate />
    </div>
  ),
};

export const Range: Story = {
  render: () => <examples.Range />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("gridcell", { name: "Tuesday, November 10, 2026" }));
    await expect(canvas.getByText("Now choose the last day.", { selector: "p" })).toBeVisible();
    await userEvent.click(canvas.getByRole("gridcell", { name: "Tuesday, November 3, 2026" }));
    await expect(canvas.getByRole("gridcell", { name: "Tuesday, November 3, 2026, first day" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(canvas.getByRole("gridcell", { name: "Tuesday, November 10, 2026, last day" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

export const RangeBegun: Story = { render: () => <examples.RangeBegun /> };
export const TypedRangeOfDays: Story = { render: () => <examples.TypedRangeOfDays /> };
export const TypedRangeRefused: Story = { render: () => <examples.TypedRangeRefused /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
