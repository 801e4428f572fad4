import { Stack } from "@portico/design-system/layout";
import type { Account } from "../model/account.api.ts";
import { StandingHead } from "../model/StandingHead.tsx";
import { PayActions } from "./PayActions.tsx";

/** The one amount that the screen is about, what happens next with it, and what to do (BILL-02). */
export function AmountDue({ account, titleId }: { account: Account; titleId: string }) {
  return (
    <Stack gap="large">
      <StandingHead status={account.status} titleId={titleId} />
      <PayActions account={account} />
    </Stack>
  );
}
