import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import * as examples from "./Avatar.examples.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { firstName: "María José", lastName: "García López" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAName: Story = { render: examples.BesideAName };
export const WhoElseIsHere: Story = { render: examples.WhoElseIsHere };
export const WithPicture: Story = { render: () => <examples.WithPicture /> };

export const PictureMissing: Story = {
  render: examples.PictureMissing,
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole("img", { name: "Dana Rivera" });
    await waitFor(() => expect(avatar.querySelector("img")).toBeNull());
    await expect(avatar).toHaveTextContent("DR");
  },
};

export const WithoutAName: Story = { render: examples.WithoutAName };
export const AllStates: Story = { render: examples.AllStates };
