import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Choice.examples.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = { title: "Components/Choice", component: RadioGroup } satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj;

export const AmountCards: Story = {
  render: () => <examples.AmountCards />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Another amount"));
    await expect(canvas.getByRole("radio", { name: "Another amount" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Amount due $248.17" })).not.toBeChecked();
  },
};

export const RefusedOption: Story = {
  render: () => <examples.Methods variant="cards" initial="visa" />,
  play: async ({ canvas }) => {
    const refused = canvas.getByRole("radio", { name: "American Express ending in 1005" });
    await userEvent.click(refused);
    await expect(refused).toHaveFocus();
    await expect(refused).not.toBeChecked();
    await expect(refused).toHaveAccessibleDescription("Expired in August 2026. Add a new card instead.");
  },
};

export const WithFields: Story = {
  render: () => <examples.WithFields />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Security code")).toBeVisible();
    await userEvent.click(canvas.getByText("Checking account ending in 6789"));
    await expect(canvas.queryByLabelText("Security code")).toBeNull();
  },
};

export const List: Story = { render: () => <examples.Methods initial="bank" /> };

export const NothingChosen: Story = {
  render: () => <examples.Methods error="Choose how to pay." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Pay with" })).toHaveAccessibleDescription(
      "Choose how to pay. We never see the whole number.",
    );
  },
};

export const Terms: Story = {
  render: () => <examples.Terms />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};

export const TermsMissing: Story = { render: () => <examples.Terms error="Accept the terms to pay." /> };
export const Paperless: Story = { render: () => <examples.Paperless /> };

export const LanguageSwitch: Story = {
  render: () => <examples.LanguageSwitch />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Español" }));
    await expect(canvas.getByRole("button", { name: "Español" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const OnTheTopBar: Story = { render: () => <examples.OnTheTopBar /> };
export const ViewSwitch: Story = { render: () => <examples.ViewSwitch /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
