import { billingAccountView, type BillingAccountView } from "../modules/billing/billing.view.ts";
import { readOnly, type GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

/**
 * The account as a change has left it, for its response; called after the last write.
 * @throws GraphQLError NOT_FOUND
 */
export async function changedAccount(context: GraphContext, accountId: string): Promise<BillingAccountView> {
  const account = await billingAccountView(readOnly(context), context.principal, accountId);
  if (!account) throw graphError("NOT_FOUND");
  return account;
}
