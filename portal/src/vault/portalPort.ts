import { isOpening, isToFrame, type ToFrame, type ToPortal } from "../lib/vaultProtocol.ts";

/** The frame's end of the conversation. */
export type PortalPort = {
  tell: (message: ToPortal) => void;
  /** Hears everything that the portal said so far and will say. */
  hear: (listener: (message: ToFrame) => void) => void;
};

/**
 * Waits for the page around this frame to open the conversation. Only a page of an origin that may frame the vault is heard,
 * and only the page that really stands around it.
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
    tell: (message) => port.postMessage(message),
    hear: (listener) => {
      // Setting the handler starts the port: what was said before is delivered now.
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isToFrame(data)) listener(data);
      };
    },
  };
}
