import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Columns, Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { DividedList } from "../../../components/DividedList.tsx";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import type { Account } from "../../account/model/account.api.ts";
import { accountNumberInGroups } from "../../account/model/accountFormat.ts";
import { selectAccountsRead } from "../../account/model/account.selectors.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { accountStatusLines, amountToPay, dueBy } from "../../account/model/accountStatus.rules.ts";
import { maySeveralBePaid } from "../../account/model/payable.rules.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { accountsWorkflows } from "./accounts.saga.ts";
import { accountEvents, selectAccountChange } from "./accounts.slice.ts";

/** The customer's accounts with the role on each; changes the current one without signing in again. */
function AccountsScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const read = useSelector(selectAccountsRead);
  const phase = useSelector(selectAccountChange);
  useArrival(() => dispatch(accountEvents.entered()));
  const skeleton = (
    <SkeletonGroup label={t("users.accounts.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          title={t("users.accounts.title")}
          description={(read.data?.length ?? 0) > 1 ? t("users.accounts.lead") : undefined}
          back={{ href: "/profile-and-settings", label: t("users.back") }}
        />
        {phase.name === "failed" && <FailureAlert failure={phase.failure} />}
        <ScreenState read={read} skeleton={skeleton} onRetry={() => dispatch(accountsRead.requested())}>
          {(accounts) => (
            <>
              <Card>
                <DividedList inCard items={accounts} itemKey={({ accountId }) => accountId}>
                  {(account) => <AccountChoice account={account} />}
                </DividedList>
              </Card>
              {maySeveralBePaid(accounts) && (
                <Actions>
                  <ButtonLink href="/billing/pay-accounts">{t("billing.paySeveral.title")}</ButtonLink>
                </Actions>
              )}
            </>
          )}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function AccountChoice({ account }: { account: Account }) {
  const t = useCopy();
  const isCurrent = useSelector(selectCurrentAccountId) === account.accountId;
  const id = `account-${account.accountId}`;
  return (
    <section aria-labelledby={id}>
      <Columns template="equal" gap="medium" collapseBelow="desktop">
        <Stack gap="xsmall">
          <Inline gap="small" align="center">
            <Heading level={2} size={3} id={id}>
              {nameOf(account)}
            </Heading>
            {isCurrent && <Badge tone="success">{t("users.accounts.current")}</Badge>}
          </Inline>
          <Text size="small" reference>
            {t("shell.account", { number: accountNumberInGroups(account.accountId) })}
          </Text>
          {account.role && <Text size="small">{t("users.accounts.role", { role: account.role })}</Text>}
        </Stack>
        <Inline justify="between" align="start" gap="medium">
          <Due account={account} />
          {!isCurrent && <UseButton account={account} />}
        </Inline>
      </Columns>
    </section>
  );
}

const nameOf = ({ nickname, companyName }: Account) => nickname ?? companyName;

/** What is due, by when, and what happens next, as on the account's own summary. */
function Due({ account: { accountId, billedElsewhere, status } }: { account: Account }) {
  const t = useCopy();
  const isCurrent = useSelector(selectCurrentAccountId) === accountId;
  const elsewhere = t("users.accounts.billedElsewhere");
  // Billing, which belongs to the current account, says where.
  if (billedElsewhere)
    return <Text size="small">{isCurrent ? <Link href="/billing">{elsewhere}</Link> : elsewhere}</Text>;
  const date = dueBy(status);
  const [first] = accountStatusLines(t, status);
  return (
    <Stack gap="xsmall">
      <Money cents={amountToPay(status)} size="large" />
      <Text size="small" tone="ink">
        {date ? t("summary.due.by", { date }) : t("summary.due.noDate")}
      </Text>
      <Text size="small" tone={status.pastDue > 0 ? "critical" : "quiet"}>
        {first}
      </Text>
    </Stack>
  );
}

function UseButton({ account }: { account: Account }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectAccountChange);
  const { accountId } = account;
  const isChanging = phase.name === "changing" && phase.to === accountId;
  return (
    <Button
      variant="secondary"
      size="compact"
      busy={isChanging ? t("users.accounts.changing") : undefined}
      onPress={() => dispatch(accountEvents.chosen({ accountId }))}
    >
      {t("users.accounts.use")}
      <VisuallyHidden> {nameOf(account)}</VisuallyHidden>
    </Button>
  );
}

/** Router entry for the screen. */
export const accountsScreen = withWorkflows(AccountsScreen, accountsWorkflows);
