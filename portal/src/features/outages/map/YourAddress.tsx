import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { isOpenCallback } from "@portico/rules/outage";
import { TechSupportNumber } from "../../services/model/TechSupportNumber.tsx";
import type { AccountOutage, AccountOutages } from "../model/outages.api.ts";
import { callbackPath } from "../model/outages.rules.ts";
import { useOutageCopy } from "../model/useOutageCopy.ts";
import { OutageBadge, OutageFacts } from "./OutageFacts.tsx";

/** The answer for the customer's own address: whether it is affected, since when, until when, and what to do. */
export function YourAddress({ account }: { account: AccountOutages }) {
  const current = account.outages.filter(({ outage }) => outage.state !== "ENDED");
  const active = current.filter(({ outage }) => outage.state === "ACTIVE");
  return (
    <Stack gap="medium">
      {active.length === 0 && <NoOutage account={account} />}
      {current.map(({ outage }) => (
        <Affected key={outage.id} outage={outage} account={account} />
      ))}
    </Stack>
  );
}

function NoOutage({ account: { address, areaId } }: { account: AccountOutages }) {
  const t = useCopy();
  return (
    <Card labelledBy="your-address">
      <Stack gap="small">
        <CardTitle level={2} id="your-address">
          {t(areaId === null ? "outages.mine.elsewhere" : "outages.mine.none", { address })}
        </CardTitle>
        <Text>{t(areaId === null ? "outages.mine.elsewhereDetail" : "outages.mine.noneDetail")}</Text>
        <Inline gap="medium">
          <Link href="/services">{t("outages.mine.equipment")}</Link>
          <TechSupportNumber />
        </Inline>
      </Stack>
    </Card>
  );
}

function Affected({ outage, account }: { outage: AccountOutage["outage"]; account: AccountOutages }) {
  const t = useCopy();
  const { asOf, timeZone, address, callback } = account;
  const words = useOutageCopy(timeZone, asOf);
  const isOpen = callback !== null && isOpenCallback(callback.state);
  return (
    <Card labelledBy={outage.id}>
      <Stack gap="medium">
        <CardTitle level={2} id={outage.id} aside={<OutageBadge outage={outage} />}>
          {t("outages.mine.affected", { services: words.services(outage), address })}
        </CardTitle>
        <OutageFacts outage={outage} timeZone={timeZone} asOf={asOf} />
        {outage.state === "ACTIVE" &&
          (isOpen ? (
            <span>
              <Link href={callbackPath}>{t("outages.mine.callbackOpen")}</Link>
            </span>
          ) : (
            <Actions>
              <ButtonLink href={callbackPath}>{t("outages.mine.callback")}</ButtonLink>
            </Actions>
          ))}
      </Stack>
    </Card>
  );
}

/** Outages at the customer's address that ended, with what was credited for them. */
export function EarlierOutages({ account: { outages, timeZone, asOf } }: { account: AccountOutages }) {
  const t = useCopy();
  const words = useOutageCopy(timeZone, asOf);
  const ended = outages.filter(({ outage }) => outage.state === "ENDED");
  if (ended.length === 0) return null;
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{t("outages.earlier")}</Heading>
      {ended.map(({ outage, credit }) => (
        <Stack key={outage.id} gap="small">
          <Inline gap="small">
            <Heading level={3}>{words.services(outage)}</Heading>
            <OutageBadge outage={outage} />
          </Inline>
          {credit && (
            <Text weight="strong">
              {credit.statementDate === null
                ? t("outages.credit", { amount: credit.amount })
                : t("outages.creditOn", { amount: credit.amount, date: credit.statementDate })}
            </Text>
          )}
          <OutageFacts outage={outage} timeZone={timeZone} asOf={asOf} />
        </Stack>
      ))}
    </Stack>
  );
}
