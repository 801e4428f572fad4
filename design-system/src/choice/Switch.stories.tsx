import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Switch.examples.tsx";
import { Switch } from "./Switch.tsx";

const meta = { title: "Components/Choice/Switch", component: Switch } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj;

export const Paperless: Story = {
  render: () => <examples.Paperless />,
  play: async ({ canvas }) => {
    const paperless = canvas.getByRole("switch", { name: "Paperless billing" });
    await expect(paperless).toBeChecked();
    await userEvent.click(paperless);
    await expect(paperless).not.toBeChecked();
  },
};

export const Feature: Story = { render: () => <examples.Feature /> };
export const Busy: Story = { render: () => <examples.Paperless busy="Saving" /> };

export const Refused: Story = {
  render: () => <examples.Saved save={() => Promise.resolve(false)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Messages about outages" }));
    await expect(await canvas.findByText("It was not saved. Try again.")).toBeVisible();
    await expect(canvas.getByRole("switch")).not.toBeChecked();
    await expect(canvas.getByRole("switch")).toHaveFocus();
  },
};

export const Saved: Story = { render: () => <examples.Saved save={() => Promise.resolve(true)} /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
