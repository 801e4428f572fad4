import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BarTrend } from "./BarTrend.tsx";
import * as bars from "./BarList.examples.tsx";
import * as examples from "./Chart.examples.tsx";

const meta = { title: "Components/Chart", component: BarTrend } satisfies Meta<typeof BarTrend>;
export default meta;
type Story = StoryObj;

export const TwoYears: Story = {
  render: () => <examples.TwoYears />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("img", { name: /2026: \$248\.17$/ })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("img", { name: /2024: \$205\.30$/ })).toHaveFocus();
  },
};

export const WhyHigher: Story = {
  render: () => <examples.WhyHigher />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(canvas.getByRole("img", { name: /\+\$15\.00/ })).toHaveFocus();
  },
};

export const WithCredit: Story = { render: () => <examples.WithCredit /> };
export const OneBill: Story = { render: () => <examples.OneBill /> };
export const NoBills: Story = { render: () => <examples.NoBills /> };
export const Unbalanced: Story = { render: () => <examples.Unbalanced /> };
export const NothingChanged: Story = { render: () => <examples.NothingChanged /> };
export const IntoCredit: Story = { render: () => <examples.IntoCredit /> };
export const BarLists: Story = { render: () => <bars.BarLists /> };
export const Ranked: Story = { render: () => <bars.Ranked /> };
export const RankedFailures: Story = { render: () => <bars.RankedFailures /> };
export const RankedOfWhole: Story = { render: () => <bars.RankedOfWhole /> };
export const NothingRanked: Story = { render: () => <bars.NothingRanked /> };
export const RankedLongWords: Story = { render: () => <bars.RankedLongWords /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
