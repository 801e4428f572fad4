import type { Meta } from "@storybook/react-vite";
import { callSettings, counter, fax, hosted, office } from "../../../testing/callSettingsFixtures.ts";
import { screen } from "../../../testing/callSettingsStories.ts";

const meta: Meta = { title: "Screens/Call settings/Version" };
export default meta;

export const Versions = screen("version", callSettings([counter, office, fax, hosted]));
