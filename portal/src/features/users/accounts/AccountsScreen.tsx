import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Grid, Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import type { Account } from "../../account/model/account.api.ts";
import { accountNumberInGroups } from "../../account/model/accountFormat.ts";

import { selectAccountsRead } from "../../account/model/account.selectors.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
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
          description={t("users.accounts.lead")}
          back={{ href: "/profile-and-settings", label: t("users.back") }}
        />
        {phase.name === "failed" && <FailureAlert failure={phase.failure} />}
        <ScreenState read={read} skeleton={skeleton} onRetry={() => dispatch(accountsRead.requested())}>
          {(accounts) => (
            <>
              {maySeveralBePaid(accounts) && (
                <Text>
                  <Link href="/billing/pay-accounts">{t("billing.paySeveral.title")}</Link>
                </Text>
              )}
              <Grid min="medium" gap="large" as="ul">
                {accounts.map((account) => (
                  <li key={account.accountId}>
                    <AccountChoice account={account} />
                  </li>
                ))}
              </Grid>
            </>
          )}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function AccountChoice({ account: { accountId, companyName, nickname, role } }: { account: Account }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectAccountChange);
  const isCurrent = useSelector(selectCurrentAccountId) === accountId;
  const name = nickname ?? companyName;
  const id = `account-${accountId}`;
  const isChanging = phase.name === "changing" && phase.to === accountId;
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Inline gap="small" align="center">
            <CardTitle level={2} id={id}>
              {name}
            </CardTitle>
            {isCurrent && <Badge tone="success">{t("users.accounts.current")}</Badge>}
          </Inline>
          <Text size="small" reference>
            {t("shell.account", { number: accountNumberInGroups(accountId) })}
          </Text>
          {role && <Text size="small">{t("users.accounts.role", { role })}</Text>}
        </Stack>
        {!isCurrent && (
          <Actions>
            <Button
              variant="secondary"
              size="compact"
              busy={isChanging ? t("users.accounts.changing") : undefined}
              onPress={() => dispatch(accountEvents.chosen({ accountId }))}
            >
              {t("users.accounts.use")}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </Actions>
        )}
      </Stack>
    </Card>
  );
}

/** Router entry for the screen. */
export const accountsScreen = withWorkflows(AccountsScreen, accountsWorkflows);
