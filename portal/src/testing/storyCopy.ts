import type { ContentStore, Locale } from "@portico/content-runtime/store";
import { builtInContent } from "./builtInContent.ts";

/**
 * The copy that a story shows, in the language of the toolbar: play functions find elements by it.
 *
 * @example
 * play: async ({ canvas, globals }) => {
 *   const t = await storyCopy(globals);
 *   await userEvent.click(await canvas.findByRole("button", { name: t("billing.tryAgain") }));
 * }
 */
export const storyCopy = async ({ locale }: Record<string, unknown>): Promise<ContentStore["text"]> =>
  (await builtInContent(locale as Locale)).text;
