import helmet from "@fastify/helmet";
import { versions } from "@portico/rules/constants";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

const year = 31_536_000;

/** Browser features that the portal does not use. */
const permissionsPolicy = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Headers of every response. Pages add their own Content-Security-Policy; all other responses may load nothing. */
export async function setHeaders(app: FastifyInstance, { tls }: Config): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "frame-ancestors": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
      },
    },
    strictTransportSecurity: tls ? { maxAge: year, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "permissions-policy": permissionsPolicy,
      "x-cluster-version": versions.portal,
      "x-transaction-id": request.id,
    });
  });
  app.addHook("onSend", async (_request, reply, payload) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    return payload;
  });
}
