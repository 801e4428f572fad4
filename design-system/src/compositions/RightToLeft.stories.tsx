import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { expect, userEvent } from "storybook/test";
import { modes } from "../internal/modes.ts";
import { PaymentFromRightToLeft } from "./RightToLeft.examples.tsx";

/** Sets the page right to left while the story is mounted. */
const fromRightToLeft: Decorator = function FromRightToLeft(Story) {
  useLayoutEffect(() => {
    document.documentElement.dir = "rtl";
    return () => document.documentElement.removeAttribute("dir");
  }, []);
  return <Story />;
};

const meta = {
  title: "Compositions/Right to left",
  component: PaymentFromRightToLeft,
  decorators: [fromRightToLeft],
  parameters: { layout: "fullscreen", chromatic: { modes } },
} satisfies Meta<typeof PaymentFromRightToLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {};

export const Bills: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "חשבונות" }));
    await expect(canvas.getByRole("figure")).toBeVisible();
  },
};
