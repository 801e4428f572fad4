import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import * as examples from "./Link.examples.tsx";
import { Link } from "./Link.tsx";

const meta = {
  title: "Components/Link",
  component: Link,
  args: { href: "#history", children: "See all payments", onPress: fn() },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    // Prevents the navigation, which would leave the page that runs the story.
    canvasElement.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "See all payments" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const InText: Story = { render: examples.InText };
export const NewWindow: Story = { render: examples.NewWindow };
export const Current: Story = { render: examples.Current };
export const Inherited: Story = { render: examples.Inherited };
export const OnBrand: Story = { render: examples.OnBrand };
export const InSentence: Story = { render: () => <examples.InSentence /> };
export const AllStates: Story = { render: examples.AllStates };
