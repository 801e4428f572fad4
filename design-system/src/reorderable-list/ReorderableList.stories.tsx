import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./ReorderableList.examples.tsx";
import { ReorderableList } from "./ReorderableList.tsx";

const meta = { title: "Components/ReorderableList", component: ReorderableList } satisfies Meta<typeof ReorderableList>;
export default meta;
type Story = StoryObj;

const rows = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll("li")].map((row) => row.textContent);

export const Channels: Story = {
  render: () => <examples.Channels />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole("button")[2] as HTMLElement);
    await expect(rows(canvasElement).map((text) => text.slice(0, 4))).toEqual(["Pool", "Buil", "Lobb", "Even"]);
  },
};

/** Lifted with the keyboard and moved once. */
export const Lifted: Story = {
  render: () => <examples.Channels />,
  play: async ({ canvas, canvasElement }) => {
    (canvas.getAllByRole("button")[0] as HTMLElement).focus();
    await userEvent.keyboard(" {ArrowDown}");
    await expect(canvasElement.querySelector('li[data-state="lifted"]')).toHaveTextContent("Building notices");
    await expect(rows(canvasElement)[1]).toContain("Building notices");
  },
};

export const Many: Story = { render: () => <examples.Many /> };
export const OnlyOne: Story = { render: () => <examples.OnlyOne /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
