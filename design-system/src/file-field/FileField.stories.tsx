import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { FileField } from "./FileField.tsx";
import * as examples from "./FileField.examples.tsx";

const meta = { title: "Components/FileField", component: FileField } satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj;

export const Import: Story = {
  render: () => <examples.Import />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Translations Choose files");
    await userEvent.upload(field, [examples.sampleFile("spanish.xlf", 48_300), examples.sampleFile("prices.csv", 900)]);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Remove spanish.xlf" }));
    await expect(canvas.getByRole("list", { name: "1 file chosen" })).toBeVisible();
  },
};

export const TooLarge: Story = {
  render: () => <examples.Import initial={[examples.sampleFile("spanish.xlf", 48_300)]} />,
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText("Translations Choose files"),
      examples.sampleFile("everything.csv", 2_400_000),
    );
    await expect(canvas.getByRole("list", { name: "1 file chosen" })).toHaveTextContent(
      "everything.csv is larger than 2 MB. Split it.",
    );
  },
};

export const Glossary: Story = {
  render: () => <examples.Glossary initial={[examples.sampleFile("glossary.csv", 1_240_000)]} />,
};
export const RefusedByServer: Story = { render: () => <examples.RefusedByServer /> };
export const Missing: Story = { render: () => <examples.Import error="Choose at least one file." /> };
export const LongWords: Story = { render: () => <examples.LongWords /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
