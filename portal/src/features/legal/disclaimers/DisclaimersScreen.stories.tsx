import type { Meta } from "@storybook/react-vite";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Disclaimers" };
export default meta;

export const SignedOut = portalStory({ at: "/disclaimers" });
export const InSpanish = { ...SignedOut, globals: { locale: "es-US" } };
