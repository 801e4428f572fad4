import type { FastifyReply, FastifyRequest } from "fastify";
import { localDateAt } from "@portico/rules/dates";
import { paymentStates } from "@portico/rules/paymentState";
import type { Payment } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import type { Locale } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountFacts } from "../account/account.reads.ts";
import { acceptedWording } from "../content/acceptedWording.reads.ts";
import { copyFor } from "../content/content.reads.ts";
import { agreementOfPayment, paymentOf } from "../payments/payments.reads.ts";
import { receiptText, type AgreedSubject } from "./receipts.facts.ts";
import { receiptPdf } from "./receipts.pdf.ts";

interface ReceiptRequest { Params: { accountId: string; paymentId: string }; Querystring: { locale?: Locale } }

/** Receipts exist for payments that took money; for every other one, and for other people's, there is none. */
export function receiptOperations(deps: Dependencies): Operations {
  return {
    downloadReceipt: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, principal, site } = request as FastifyRequest<ReceiptRequest>;
      if (!principal?.accountIds.includes(params.accountId)) throw new Problem("NOT_FOUND");
      const payment = await paymentOf(deps.database, params.accountId, params.paymentId);
      const account = await accountFacts(deps.database, params.accountId);
      if (!payment || !account || !paymentStates[payment.state].hasReceipt) throw new Problem("NOT_FOUND");
      const locale = query.locale ?? request.locale;
      const say = await copyFor(deps, site, locale);
      const subject = { payment, companyName: account.companyName, site, agreed: await agreedWith(deps, payment) };
      const pdf = await receiptPdf(receiptText(say, subject), locale, deps.clock.now());
      const name = `${say("receipt.fileName")}-${payment.confirmationNumber}.pdf`;
      return reply.type("application/pdf").header("cache-control", "no-store").header("content-disposition", `inline; filename="${name}"`).send(pdf);
    },
  };
}

/** What was agreed to with a payment; undefined where nothing had to be. */
async function agreedWith({ database, config }: Dependencies, { accountId, id }: Payment): Promise<AgreedSubject | undefined> {
  const agreement = await agreementOfPayment(database, accountId, id);
  return agreement && { locale: agreement.locale, acceptedOn: localDateAt(agreement.acceptedAt, config.timeZone), text: await acceptedWording(database, agreement) };
}
