import type { BankLink } from "@portico/rules/bankLink";
import type { FastifyInstance, FastifyReply } from "fastify";
import type {
  BankAccountToRegister,
  CardToRegister,
  ChargeOrder,
  MandateOrder,
} from "../src/modules/payments/processor/processor.ts";
import { registerBankAccount } from "./bankAccounts.ts";
import { openBankLinks } from "./bankLinks.ts";
import type { Book } from "./book.ts";
import { registerCard, registerCode } from "./cards.ts";
import { checkMethod, closeReference, reverseCharge, settlePending, takeCharge, type ChargeResult } from "./charges.ts";
import { closeMandate, grantMandate, revokeMandate, type MandateResult } from "./mandates.ts";
import { reverseDue } from "./reversals.ts";
import type { ProcessorSettings } from "./settings.ts";

interface RouteDependencies {
  book: Book;
  key: string;
  settings: ProcessorSettings;
}

const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength });
const bodyOf = (properties: object) => ({
  schema: { body: { type: "object", additionalProperties: false, required: Object.keys(properties), properties } },
});
const cardBody = bodyOf({
  number: { type: "string", pattern: "^[0-9]{12,19}$" },
  expiry: text(4),
  zip: text(5),
  securityCode: text(4),
});
const codeBody = bodyOf({ token: text(64), securityCode: text(4) });
const bankBody = bodyOf({
  routingNumber: { type: "string", pattern: "^[0-9]{9}$" },
  accountNumber: { type: "string", pattern: "^[0-9]{4,17}$" },
});
const linkBody = bodyOf({ bank: text(64), accountKind: { enum: ["checking", "savings"] } });
const exchangeBody = bodyOf({ linkToken: text(64) });
/** A bank account has no security code, and an unattended charge comes without one. */
const codeToken = { type: ["string", "null"], minLength: 1, maxLength: 64 };
const checkBody = bodyOf({ token: text(64), codeToken });
const chargeBody = bodyOf({ reference: text(64), token: text(64), codeToken, amount: { type: "integer", minimum: 1 } });
const mandateBody = bodyOf({ reference: text(64), token: text(64), codeToken });
const revokeBody = bodyOf({ token: text(64) });

/** Milliseconds after which a hanging call is dropped, so that a stopped backend leaves nothing open. */
const USUAL_HANG = 60_000;

/** Settles pending charges that have waited long enough, and applies due reversals. */
export function applyDue(book: Book, settings: ProcessorSettings): void {
  const [before, at] = [settings.pendingEndsBefore(), new Date().toISOString()];
  settlePending(book, before, at);
  reverseDue(book, before, at);
}

export function addRoutes(app: FastifyInstance, { book, key, settings }: RouteDependencies): void {
  const now = () => new Date().toISOString();
  const settleDue = () => applyDue(book, settings);
  const deliver = (reply: FastifyReply, result: ChargeResult | MandateResult) =>
    deliverAfter(settings.hangMilliseconds ?? USUAL_HANG, reply, result);

  app.post<{ Body: CardToRegister }>("/v1/cards", cardBody, async (request, reply) =>
    reply.code(201).send(registerCard(book, request.body, key, now())),
  );

  app.post<{ Body: { token: string; securityCode: string } }>("/v1/codes", codeBody, async (request, reply) => {
    const { token, securityCode } = request.body;
    return reply.code(201).send({ codeToken: registerCode(book, token, securityCode, now()) });
  });

  app.post<{ Body: BankAccountToRegister }>("/v1/bank-accounts", bankBody, async (request, reply) =>
    reply.code(201).send(registerBankAccount(book, request.body, key, now())),
  );

  const links = openBankLinks();
  const found = <T>(reply: FastifyReply, answer: T | null) =>
    answer ? reply.code(201).send(answer) : reply.code(404).send({ state: "unknown" });
  app.post<{ Body: BankLink }>("/v1/bank-links", linkBody, async (request, reply) =>
    found(reply, links.link(request.body, Date.now())),
  );
  app.post<{ Body: { linkToken: string } }>("/v1/bank-links/exchange", exchangeBody, async (request, reply) =>
    found(reply, links.exchange(request.body.linkToken, book, key, new Date())),
  );

  app.post<{ Body: Pick<ChargeOrder, "token" | "codeToken"> }>("/v1/checks", checkBody, async (request) =>
    checkMethod(book, request.body),
  );

  app.post<{ Body: ChargeOrder }>("/v1/charges", chargeBody, (request, reply) => {
    settleDue();
    deliver(reply, takeCharge(book, request.body, settings.fault(), now()));
  });

  app.get<{ Params: { reference: string } }>("/v1/charges/:reference", async (request) => {
    settleDue();
    return book.reference(request.params.reference);
  });

  app.get<{ Params: { reference: string } }>("/v1/charges/:reference/reversals", async (request) => {
    settleDue();
    return { reversals: book.reversals(request.params.reference).map(({ reversal }) => reversal) };
  });

  const unlessReversing = settings.reversesInsteadOfClosing ? "reverse" : "close";
  app.post<{ Params: { reference: string } }>(`/v1/charges/:reference/${unlessReversing}`, async (request) => {
    settleDue();
    const { reference } = request.params;
    return settings.reversesInsteadOfClosing
      ? reverseCharge(book, reference, now())
      : closeReference(book, reference, now());
  });

  app.post<{ Body: MandateOrder }>("/v1/mandates", mandateBody, (request, reply) =>
    deliver(reply, grantMandate(book, request.body, settings.fault(), now())),
  );

  app.post<{ Params: { reference: string } }>("/v1/mandates/:reference/close", async (request) =>
    closeMandate(book, request.params.reference, now()),
  );

  app.post<{ Params: { reference: string }; Body: { token: string } }>(
    "/v1/mandates/:reference/revoke",
    revokeBody,
    (request, reply) => {
      deliver(
        reply,
        revokeMandate(
          book,
          { reference: request.params.reference, token: request.body.token },
          settings.fault(),
          now(),
        ),
      );
    },
  );
}

function deliverAfter(hangMilliseconds: number, reply: FastifyReply, result: ChargeResult | MandateResult): void {
  switch (result.wire) {
    case "answer":
      return void reply.send(result.state);
    case "fail":
      return void reply.code(500).send({ state: "failed" });
    case "dropConnection":
      return drop(reply);
    case "hang": {
      const timer = setTimeout(() => drop(reply), hangMilliseconds).unref();
      return void reply.raw.once("close", () => clearTimeout(timer));
    }
  }
}

function drop(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}
