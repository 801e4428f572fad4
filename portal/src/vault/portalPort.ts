import { isOpening, isToFrame, type ToFrame, type ToPortal } from "../lib/vaultProtocol.ts";

/** The frame's end of the message channel. */
export type PortalPort = {
  post: (message: ToPortal) => void;
  /** Subscribes to the portal's messages, including those already queued. */
  onMessage: (listener: (message: ToFrame) => void) => void;
};

/**
 * Waits for the embedding page to open the channel. Accepts only an origin that may frame the vault, and only the
 * window that actually embeds this frame.
 */
export function portalPort(window: Window, portalOrigins: readonly string[]): Promise<PortalPort> {
  return new Promise((resolve) => {
    window.addEventListener("message", ({ data, origin, source, ports }: MessageEvent<unknown>) => {
      const [port] = ports;
      if (port && source === window.parent && portalOrigins.includes(origin) && isOpening(data)) resolve(over(port));
    });
  });
}

function over(port: MessagePort): PortalPort {
  return {
    post: (message) => port.postMessage(message),
    onMessage: (listener) => {
      // Setting the handler starts the port, which delivers queued messages now.
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isToFrame(data)) listener(data);
      };
    },
  };
}
