import type { Meta } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { notFound } from "../../testing/mockFetch.ts";
import { legalText, payments, paymentsDraft } from "../../testing/editorFixtures.ts";
import { bootstrapFor, teresa, vic, writer } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/MessageEditor" };
export default meta;

const path = `/content/v1/editor/messages/${payments.key}`;
const withDraft = { [`GET ${path}`]: { body: paymentsDraft, etag: paymentsDraft.etag } };

type Shown = Omit<Parameters<typeof studioStory>[0], "at"> & { at?: string };

/**
 * Renders the screen for an editor and waits for the gate's code, which loads after the screen, so that screenshots
 * show its findings.
 */
const editorStory = ({ at = `/studio/messages/${payments.key}`, onShown, ...shown }: Shown = {}) =>
  studioStory({
    at,
    bootstrap: bootstrapFor(writer),
    ...shown,
    async onShown(canvas) {
      await import("@portico/gate/checkWording");
      await onShown?.(canvas);
    },
  });

const spanish = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLTextAreaElement>('textarea[lang="es"]') as HTMLTextAreaElement;

export const Live = editorStory();
export const DraftWithFindings = editorStory({ answers: withDraft });
export const Legal = editorStory({
  at: `/studio/messages/${legalText.key}`,
  answers: { [`GET /content/v1/editor/messages/${legalText.key}`]: { body: legalText } },
});
export const OneLanguageAlone = editorStory({ bootstrap: bootstrapFor(teresa) });
export const ToRead = editorStory({ bootstrap: bootstrapFor(vic), answers: withDraft });
export const SiteWithoutWords = editorStory({
  at: `/studio/messages/${payments.key}?scope=community`,
  answers: { [`GET ${path}`]: { body: { ...payments, scope: "community", live: undefined } } },
});
export const Loading = editorStory({ answers: { [`GET ${path}`]: "never" } });
export const NoSuchMessage = editorStory({
  at: "/studio/messages/no.such.key",
  answers: { "/content/v1/editor/messages/no.such.key": notFound },
});
export const Unreachable = editorStory({ answers: { [`GET ${path}`]: "offline" } });
export const WithoutCommentsAndChangeSets = editorStory({
  answers: { "GET /content/v1/editor/comments": "offline", "GET /content/v1/editor/change-sets": "offline" },
});

export const Suggestions = editorStory({
  onShown: async (canvas) => {
    await userEvent.click(spanish(canvas));
    await userEvent.keyboard("{{");
    await within(canvas).findByRole("listbox");
  },
});

export const Conflict = editorStory({
  answers: {
    [`PUT ${path}/draft`]: {
      status: 412,
      code: "CONFLICT",
      title: "This changed while you were working.",
      detail: "Load it again.",
      base: payments.live,
      theirs: paymentsDraft.draft?.wording,
      mine: { en: payments.live?.en.replace("until", "by"), es: payments.live?.es },
    },
  },
  onShown: async (canvas) => {
    await userEvent.type(spanish(canvas), " Gracias.");
    await userEvent.type(
      canvas.querySelector<HTMLTextAreaElement>('textarea[name="reason"]') as HTMLTextAreaElement,
      "Says thanks",
    );
    await userEvent.click(canvas.querySelector('form button[type="submit"]') as HTMLElement);
    while (!canvas.querySelector('[role="group"][tabindex="-1"]'))
      await new Promise((resolve) => setTimeout(resolve, 30));
  },
});
