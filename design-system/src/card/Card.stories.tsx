import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import * as examples from "./Card.examples.tsx";
import { Card } from "./Card.tsx";

const meta = { title: "Components/Card", component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = { render: examples.Titled };
export const Tint: Story = { render: examples.Tint };
export const Sunken: Story = { render: examples.Sunken };
export const Hero: Story = { render: examples.Hero };
export const InAList: Story = { render: examples.InAList };
export const Statuses: Story = { render: examples.Statuses };
const pressed = fn();
export const WaysToPay: Story = {
  render: () => <examples.WaysToPay onPress={pressed} />,
  play: async ({ canvas }) => {
    pressed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Pay once / })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(pressed).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = { render: examples.LongWords };
export const AllStates: Story = { render: examples.AllStates };
