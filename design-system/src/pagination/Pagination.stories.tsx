import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as examples from "./Pagination.examples.tsx";
import { Pagination } from "./Pagination.tsx";

const meta = { title: "Components/Pagination", component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj;

export const Links: Story = {
  render: () => <examples.Links />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current="page"]')).toHaveTextContent("5");
  },
};

export const Buttons: Story = {
  render: () => <examples.Buttons />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole("button").at(-1) as HTMLElement);
    await expect(canvasElement.querySelector('[aria-current="page"]')).toHaveTextContent("2");
  },
};

export const WithSize: Story = { render: () => <examples.WithSize /> };
export const BeyondTheEnd: Story = { render: () => <examples.BeyondTheEnd /> };
export const OnePage: Story = { render: () => <examples.OnePage /> };
export const AllStates: Story = { render: () => <examples.AllStates /> };
