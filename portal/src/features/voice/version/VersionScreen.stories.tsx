import type { Meta } from "@storybook/react-vite";
import { callSettings, counter, fax, hosted, office } from "../../../testing/callSettingsFixtures.ts";
import { failed, loading, noLineOfYours, screen } from "../../../testing/callSettingsStories.ts";

const meta: Meta = { title: "Screens/Call settings/Version" };
export default meta;

export const Versions = screen("version", callSettings([counter, office, fax, hosted]));
export const Loading = loading("version");
export const Failed = failed("version");
export const NoLineOfYours = noLineOfYours("version");
