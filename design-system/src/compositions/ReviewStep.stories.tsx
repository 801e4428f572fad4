import type { Meta, StoryObj } from "@storybook/react-vite";
import { modes } from "../internal/modes.ts";
import { ReviewStep } from "./ReviewStep.examples.tsx";

const meta = {
  title: "Compositions/Review step",
  component: ReviewStep,
  parameters: { layout: "fullscreen", chromatic: { modes } },
} satisfies Meta<typeof ReviewStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InSpanish: Story = {};

/** In forced colours. */
export const InForcedColors: Story = { parameters: { chromatic: { forcedColors: "active", modes: {} } } };
