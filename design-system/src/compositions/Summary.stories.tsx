import type { Meta, StoryObj } from "@storybook/react-vite";
import { modes } from "../internal/modes.ts";
import { Summary } from "./Summary.examples.tsx";

const meta = {
  title: "Compositions/Summary",
  component: Summary,
  parameters: { layout: "fullscreen", chromatic: { modes } },
} satisfies Meta<typeof Summary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owes: Story = {};

/** In forced colours. */
export const InForcedColors: Story = { parameters: { chromatic: { forcedColors: "active", modes: {} } } };
