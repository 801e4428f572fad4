import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Stepper.examples.tsx";
import { Stepper } from "./Stepper.tsx";

const meta = { title: "Components/Stepper", component: Stepper } satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj;

/** Opens the list where it is folded. */
async function unfold(canvas: { queryByRole: (role: "button") => HTMLElement | null }): Promise<void> {
  const line = canvas.queryByRole("button");
  if (line?.getAttribute("aria-expanded") === "false") await userEvent.click(line);
}

export const First: Story = { render: () => <examples.First /> };

export const Third: Story = {
  render: () => <examples.Third />,
  play: async ({ canvas }) => {
    await unfold(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Amount (done)" })).toHaveFocus();
    await expect(canvas.getAllByRole("listitem")[2]).toHaveAttribute("aria-current", "step");
  },
};

export const Last: Story = { render: () => <examples.Last /> };
export const WithoutLinks: Story = { render: () => <examples.WithoutLinks /> };
export const WithAnswers: Story = { render: () => <examples.WithAnswers /> };
export const WithErrors: Story = { render: () => <examples.WithErrors /> };
/** The width of the container counts, not the window's: beside a summary it is as on a phone. */
export const InANarrowPlace: Story = {
  render: () => (
    <div style={{ inlineSize: "18rem" }}>
      <examples.WithAnswers />
    </div>
  ),
};

/** The line opens into the list. */
export const OpenInANarrowPlace: Story = {
  render: () => (
    <div style={{ inlineSize: "18rem" }}>
      <examples.WithAnswers />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Account Step 3 of 5" }));
    await expect(canvas.getByRole("link", { name: "Amount (done)" })).toBeVisible();
  },
};

export const GoingBack: Story = {
  render: () => <examples.GoingBack />,
  play: async ({ canvas }) => {
    await unfold(canvas);
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Harbor Street Bakery");
    await userEvent.click(canvas.getByRole("link", { name: "ZIP code (done)" }));
    await userEvent.click(canvas.getByRole("link", { name: "Name on the account (done)" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Harbor Street Bakery");
  },
};

export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
