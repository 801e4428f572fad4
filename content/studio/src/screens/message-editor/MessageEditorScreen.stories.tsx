import type { Meta } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { legalText, payments, paymentsDraft, reader, spanishWriter } from "../../testing/editorFixtures.ts";
import { editorStory } from "../../testing/editorStory.tsx";

const meta: Meta = { title: "Studio/MessageEditor" };
export default meta;

const path = `/content/v1/editor/messages/${payments.key}`;
const withDraft = { [`GET ${path}`]: { body: paymentsDraft, etag: paymentsDraft.etag } };

const spanish = (canvas: HTMLElement) => canvas.querySelector<HTMLTextAreaElement>('textarea[lang="es"]') as HTMLTextAreaElement;

export const Live = editorStory();
export const DraftWithFindings = editorStory({ calls: withDraft });
export const Legal = editorStory({ at: `/studio/messages/${legalText.key}`, calls: { [`GET /content/v1/editor/messages/${legalText.key}`]: { body: legalText } } });
export const OneLanguageAlone = editorStory({ editor: spanishWriter });
export const ToRead = editorStory({ editor: reader, calls: withDraft });
export const SiteWithoutWords = editorStory({ at: `/studio/messages/${payments.key}?scope=community`, calls: { [`GET ${path}`]: { body: { ...payments, scope: "community", live: undefined } } } });
export const Loading = editorStory({ calls: { [`GET ${path}`]: "never" } });
export const NoSuchMessage = editorStory({ at: "/studio/messages/no.such.key" });
export const Unreachable = editorStory({ calls: { [`GET ${path}`]: "offline" } });
export const WithoutCommentsAndChangeSets = editorStory({ calls: { "GET /content/v1/editor/comments": "offline", "GET /content/v1/editor/change-sets": "offline" } });

export const Suggestions = editorStory({
  onShown: async (canvas) => {
    await userEvent.click(spanish(canvas));
    await userEvent.keyboard("{{");
    await within(canvas).findByRole("listbox");
  },
});

export const Conflict = editorStory({
  calls: {
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
    await userEvent.type(canvas.querySelector<HTMLTextAreaElement>('textarea[name="reason"]') as HTMLTextAreaElement, "Says thanks");
    await userEvent.click(canvas.querySelector('form button[type="submit"]') as HTMLElement);
    while (!canvas.querySelector('[role="group"][tabindex="-1"]')) await new Promise((resolve) => setTimeout(resolve, 30));
  },
});
