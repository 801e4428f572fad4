import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./CheckboxGroup.examples.tsx";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const meta = { title: "Components/Choice/CheckboxGroup", component: CheckboxGroup } satisfies Meta<
  typeof CheckboxGroup
>;
export default meta;
type Story = StoryObj;

export const Roles: Story = {
  render: () => <examples.Roles initial={["BILLING"]} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole("checkbox", { name: "All roles" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole("checkbox", { name: "Standard" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Standard" }));
    await expect(all).toBePartiallyChecked();
  },
};

export const Notices: Story = {
  render: () => <examples.Notices />,
  play: async ({ canvas }) => {
    const kept = canvas.getByRole("checkbox", { name: "The password was changed" });
    await userEvent.click(kept);
    await expect(kept).toBeChecked();
    await expect(kept).toHaveAccessibleDescription("Always sent, for your safety.");
  },
};

export const NothingChosen: Story = { render: () => <examples.Notices initial={[]} error="Choose at least one." /> };
export const Weekdays: Story = { render: () => <examples.Weekdays /> };
export const WithLinks: Story = { render: () => <examples.WithLinks /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
