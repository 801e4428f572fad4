import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Columns, Divider, Inline, Stack } from "@portico/design-system/layout";
import { DateTile, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { Fragment } from "react";
import type { Account } from "../model/account.api.ts";
import { type Ahead, comingUp } from "./comingUp.ts";
import { LastPayment } from "./LastPayment.tsx";

/** The days ahead: what is due, what will be charged by itself, when service may stop. */
function ComingUp({ account }: { account: Account }) {
  const t = useCopy();
  const ahead = comingUp(account.status);
  return (
    <Card labelledBy="coming-up">
      <Stack gap="medium">
        <CardTitle level={2} id="coming-up">
          {t("summary.coming.title")}
        </CardTitle>
        {ahead.length === 0 && <Text tone="quiet">{t("summary.coming.none")}</Text>}
        {ahead.map((event, place) => (
          <Fragment key={event.id}>
            {place > 0 && <Divider />}
            <Line event={event} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}

function Line({ event: { date, title, amount, detail } }: { event: Ahead }) {
  const t = useCopy();
  return (
    <Inline gap="medium" wrap={false}>
      <DateTile date={date} />
      <div>
        <Text weight="strong">{t(title)}</Text>
        <Text size="small">{amount === undefined ? detail && t(detail) : <Money cents={amount} />}</Text>
      </div>
    </Inline>
  );
}

/** What stands below the services: what was paid last, and what comes next. */
export function PastAndAhead({ account }: { account: Account }) {
  return (
    <Columns template="equal">
      <LastPayment account={account} />
      <ComingUp account={account} />
    </Columns>
  );
}
