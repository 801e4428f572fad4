import type { FromPage, ToPage } from "@portico/content-runtime/preview/protocol";

export type StudioChannel = { post: (message: FromPage) => void };

/** A handler for each message type. */
export type MessageHandlers = { [Type in ToPage["type"]]: (message: Extract<ToPage, { type: Type }>) => void };

const isMessage = (data: unknown): data is ToPage => typeof data === "object" && data !== null && "type" in data;

/** Exchanges messages with the Studio that embeds this page (postMessage), and with no other window. */
export function connectToStudio(window: Window, handlers: MessageHandlers): StudioChannel {
  const { parent, location } = window;
  window.addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== parent || !isMessage(data)) return;
    const handle: ((message: never) => void) | undefined = Object.hasOwn(handlers, data.type)
      ? handlers[data.type]
      : undefined;
    handle?.(data as never);
  });
  return { post: (message) => (parent === window ? undefined : parent.postMessage(message, location.origin)) };
}
