import type { StoryObj } from "@storybook/react-vite";
import type { Locale } from "../features/content/model/content.slice.ts";
import { bootstrapFor } from "./fixtures.ts";
import { builtInContent, PortalPage, type PortalPageProps } from "./PortalPage.tsx";

type Shown = Omit<PortalPageProps, "content" | "bootstrap"> & { bootstrap?: PortalPageProps["bootstrap"] };

/**
 * A story of a whole portal page, in the language and site of the toolbar.
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
    // A screenshot or check of a loading page would be meaningless.
    play: ({ canvasElement }) => arrived(canvasElement),
    render: (_, { loaded, globals }) => (
      <PortalPage
        key={`${globals["locale"]} ${globals["site"]}`}
        {...shown}
        bootstrap={inLanguage(globals)}
        content={loaded["content"]}
      />
    ),
  };
};

/** Waits until the page's screen has rendered and its requests had time to complete. */
export async function arrived(canvas: HTMLElement): Promise<void> {
  while (!canvas.querySelector("#page-title")) await pause(20);
  await pause(150);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
