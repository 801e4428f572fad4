import { useCopy, useLocale } from "@portico/content-runtime/react";
import { addDays, parseTypedDate } from "@portico/rules/dates";
import { parseAmount } from "@portico/rules/money";
import { stillDue } from "@portico/rules/paymentAmount";
import { useState } from "react";
import type { StandingFragment } from "../../../api/graphql/generated/graph.ts";
import { WhatIfStartDocument } from "../../../api/graphql/generated/graph.whatIf.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { SubScreen } from "../model/SubScreen.tsx";
import { useAccountId } from "../model/useAccountId.ts";
import { daysAhead, type WhatIfFaults } from "./limits.ts";
import { Outcome } from "./Outcome.tsx";
import { WhatIfForm, type WhatIfTyped } from "./WhatIfForm.tsx";

/** What a payment of some amount on some day would change, by the server's own rules (B20). */
export function WhatIfScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(WhatIfStartDocument, { accountId });
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.whatIf.title")}>
      {({ billing }) => billing && <WhatIf account={billing} />}
    </BillingScreen>
  );
}

type Asked = { amount: number; date: string };

function WhatIf({ account }: { account: StandingFragment }) {
  const t = useCopy();
  const { locale } = useLocale();
  const [asked, setAsked] = useState<Asked>();
  const [faults, setFaults] = useState<WhatIfFaults>({});
  const ask = (typed: WhatIfTyped) => {
    const [amount, date] = [parseAmount(typed.amount, locale), parseTypedDate(typed.date)];
    const inTime = date !== null && date >= account.businessDate && date <= addDays(account.businessDate, daysAhead);
    setFaults({ amount: !amount.ok, date: !inTime });
    setAsked(amount.ok && inTime ? { amount: amount.cents, date } : undefined);
  };
  return (
    <SubScreen accountId={account.id} title={t("billing.whatIf.title")} description={t("billing.whatIf.lead")}>
      <WhatIfForm today={account.businessDate} due={stillDue(account)} faults={faults} onAsk={ask} />
      {asked && <Outcome accountId={account.id} mayPay={account.canPay} today={account.businessDate} {...asked} />}
    </SubScreen>
  );
}
