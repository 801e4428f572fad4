import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import type { Locale } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { receiptFile } from "./receiptFile.reads.ts";

interface ReceiptRequest { Params: { accountId: string; paymentId: string }; Querystring: { locale?: Locale } }

/** Receipts exist for payments that took money; for every other one, and for other people's, there is none. */
export function receiptOperations(deps: Dependencies): Operations {
  return {
    downloadReceipt: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, principal, site } = request as FastifyRequest<ReceiptRequest>;
      if (!principal?.accountIds.includes(params.accountId)) throw new Problem("NOT_FOUND");
      const file = await receiptFile(deps, { site, locale: query.locale ?? request.locale }, params.accountId, params.paymentId);
      if (!file) throw new Problem("NOT_FOUND");
      return reply.type("application/pdf").header("cache-control", "no-store").header("content-disposition", `inline; filename="${file.name}"`).send(file.pdf);
    },
  };
}
