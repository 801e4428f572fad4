import type { FromPage, ToPage } from "@portico/content-runtime/preview/protocol";

export type Conversation = { tell: (news: FromPage) => void };

/** What is done with each message. */
export type Heard = { [Type in ToPage["type"]]: (message: Extract<ToPage, { type: Type }>) => void };

const isMessage = (data: unknown): data is ToPage => typeof data === "object" && data !== null && "type" in data;

/** Speaks with the Studio around this page and with nobody else. */
export function converse(window: Window, heard: Heard): Conversation {
  const { parent, location } = window;
  window.addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== parent || !isMessage(data)) return;
    const hear: ((message: never) => void) | undefined = Object.hasOwn(heard, data.type) ? heard[data.type] : undefined;
    hear?.(data as never);
  });
  return { tell: (news) => (parent === window ? undefined : parent.postMessage(news, location.origin)) };
}
