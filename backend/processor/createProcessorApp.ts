import { Ajv } from "ajv";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { isSignedBy, signatureHeaders } from "../src/modules/payments/processor/processorSignature.ts";
import { knownBankAccounts } from "./bankAccounts.ts";
import { openBook, type Book } from "./book.ts";
import { knownCards } from "./cards.ts";
import { startDeliveries } from "./deliveries.ts";
import { fingerprintKey } from "./fingerprintKey.ts";
import { openRecord } from "./record.ts";
import { addRoutes, applyDue } from "./routes.ts";
import type { ProcessorSettings } from "./settings.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The processor's state, for tests. */
    processorBook: Book;
  }
  interface FastifyRequest {
    /** The raw body, for the signature. */
    rawBody?: string;
  }
}

/** The same options as Fastify's own validator, which would compile every schema again for each app. */
const ajv = new Ajv({ coerceTypes: "array", useDefaults: true, removeAdditional: true, allErrors: false });

/**
 * The test payment processor: a separate service with its own record, so that the backend's data can be reconciled with
 * it. It logs no bodies and rejects calls without the backend's signature.
 */
export function createProcessorApp(settings: ProcessorSettings): FastifyInstance {
  const app = Fastify({ logger: { level: settings.logLevel }, bodyLimit: 16_384, forceCloseConnections: true });
  app.setValidatorCompiler<object>(({ schema }) => ajv.compile(schema));
  const record = openRecord(settings.recordFile);
  const key = fingerprintKey(settings.recordFile);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    request.rawBody = String(body);
    done(null, JSON.parse(request.rawBody) as unknown);
  });
  const book = openBook(record, [...knownCards(key), ...knownBankAccounts(key)]);
  app.decorate("processorBook", book);
  app.get("/healthz", () => ({ status: "ok" }));
  void app.register(async (signed) => {
    signed.addHook("preHandler", async (request, reply) => {
      if (settings.fault() === "unavailable") return reply.code(503).send({ state: "unavailable" });
      if (!isSigned(request, settings.secret)) return reply.code(401).send({ state: "unsigned" });
    });
    addRoutes(signed, { book, key, settings });
  });
  const endDeliveries = settings.webhook
    ? startDeliveries(book, settings.webhook, () => applyDue(book, settings))
    : undefined;
  app.addHook("onClose", async () => {
    endDeliveries?.();
    record.close();
  });
  return app;
}

function isSigned(request: FastifyRequest, secret: string): boolean {
  const read = (name: string) => String(request.headers[name] ?? "");
  const call = {
    method: request.method,
    path: request.url,
    body: request.rawBody ?? "",
    time: read(signatureHeaders.time),
  };
  return isSignedBy(call, read(signatureHeaders.signature), secret, Date.now());
}
