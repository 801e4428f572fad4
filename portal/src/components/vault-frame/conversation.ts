import { isToPortal, opening, type ToFrame, type ToPortal } from "../../lib/vaultProtocol.ts";

/** The portal's end of one conversation with the frame. */
export type Conversation = { tell: (message: ToFrame) => void; end: () => void };

/**
 * Opens the conversation with a frame that has loaded. The browser delivers the port to the vault's origin alone: a frame
 * that shows anything else never gets it.
 *
 * @throws nothing; a frame that is not the vault's stays silent
 */
export function converse(frame: HTMLIFrameElement, vaultOrigin: string, hear: (message: ToPortal) => void): Conversation {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isToPortal(data)) hear(data);
  };
  frame.contentWindow?.postMessage(opening, vaultOrigin, [port2]);
  return { tell: (message) => port1.postMessage(message), end: () => port1.close() };
}
