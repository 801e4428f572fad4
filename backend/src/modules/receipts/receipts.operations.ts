import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { contentDisposition } from "../../lib/fileName.ts";
import { documentQueue } from "../../lib/fairQueue.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Locale } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { receiptFile } from "./receiptFile.reads.ts";
import { refundFile } from "./refundFile.reads.ts";

/** One of the two ids, depending on the operation. */
interface ReceiptRequest {
  Params: { accountId: string; paymentId?: string; refundId?: string };
  Querystring: { locale?: Locale };
}

/**
 * Receipts exist for payments that took money and for refunds; all other transactions, and other users', return 404.
 */
export function receiptOperations(deps: Dependencies): Operations {
  const queue = documentQueue();
  const answered = (file: typeof receiptFile) => async (request: FastifyRequest, reply: FastifyReply) => {
    const {
      params: { accountId, paymentId, refundId },
      query,
      site,
    } = request as FastifyRequest<ReceiptRequest>;
    const { userId } = customerOf(request, accountId);
    const made = await queue.run(userId, () =>
      file(deps, { site, locale: query.locale ?? request.locale }, accountId, paymentId ?? refundId ?? ""),
    );
    if (!made) throw new Problem("NOT_FOUND");
    return reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", contentDisposition("inline", made.name))
      .send(made.pdf);
  };
  return { downloadReceipt: answered(receiptFile), downloadRefundReceipt: answered(refundFile) };
}
