import type { StoryObj } from "@storybook/react-vite";
import type { Locale } from "../features/content/model/content.slice.ts";
import { bootstrapFor } from "./fixtures.ts";
import { builtInContent, PortalPage, type PortalPageProps } from "./PortalPage.tsx";

type Shown = Omit<PortalPageProps, "content" | "bootstrap"> & { bootstrap?: PortalPageProps["bootstrap"] };

/**
 * A story of a whole page of the portal, in the language and site of the toolbar.
 *
 * @example export const PastDue = portalStory({ at: "/account-summary", bootstrap: bootstrapFor(dana), answers });
 */
export const portalStory = ({ bootstrap = bootstrapFor(), ...shown }: Shown): StoryObj => {
  const inLanguage = (globals: Record<string, unknown>) => ({
    ...bootstrap,
    locale: globals["locale"] as Locale,
    site: globals["site"] === "community" ? ("community" as const) : ("business" as const),
  });
  return {
    parameters: { layout: "fullscreen" },
    loaders: [async ({ globals }) => ({ content: await builtInContent(inLanguage(globals)) })],
    render: (_, { loaded, globals }) => (
      <PortalPage key={`${globals["locale"]} ${globals["site"]}`} {...shown} bootstrap={inLanguage(globals)} content={loaded["content"]} />
    ),
  };
};
