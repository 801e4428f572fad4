import { Stack } from "@portico/design-system/layout";
import type { Account } from "../model/account.api.ts";
import { AccountStatusHeader } from "../model/AccountStatusHeader.tsx";
import { PayActions } from "./PayActions.tsx";

/** The amount due, what happens next to it, and the actions (BILL-02). */
export function AmountDue({ account, titleId }: { account: Account; titleId: string }) {
  return (
    <Stack gap="large">
      <AccountStatusHeader status={account.status} titleId={titleId} />
      <PayActions account={account} />
    </Stack>
  );
}
