import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Divider, Inline, Stack } from "@portico/design-system/layout";
import { DateTile, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { Fragment } from "react";
import type { Account } from "../model/account.api.ts";
import { type Ahead, comingUp } from "./comingUp.ts";

/** The dates ahead: when the bill is due, when Auto Pay takes it, when service may stop. */
export function ComingUp({ account }: { account: Account }) {
  const t = useCopy();
  const ahead = comingUp(account);
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
