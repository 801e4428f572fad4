import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { useDispatch, useSelector } from "react-redux";
import type { ReadState } from "../../../api/read.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import type { Account } from "../../account/model/account.api.ts";
import { accountNumberInGroups } from "../../account/model/accountNumber.ts";
import { selectAccountsRead } from "../../account/model/account.selectors.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";

/** The account that the customer is signed in to. */
export function AccountCard() {
  const t = useCopy();
  const dispatch = useDispatch();
  const hasAccount = useSelector(selectCurrentAccountId) !== null;
  const read: ReadState<Account[]> = useSelector(selectAccountsRead);
  const skeleton = (
    <SkeletonGroup label={t("settings.account.loading")}>
      <Skeleton shape="text" lines={5} />
    </SkeletonGroup>
  );
  if (!hasAccount) return null;
  return (
    <Card labelledBy="account">
      <Stack gap="medium">
        <CardTitle level={2} id="account">
          {t("settings.account.title")}
        </CardTitle>
        <ScreenState read={read} skeleton={skeleton} onRetry={() => dispatch(accountsRead.requested())}>
          {(accounts) => accounts.slice(0, 1).map((account) => <Facts key={account.accountId} account={account} />)}
        </ScreenState>
      </Stack>
    </Card>
  );
}

const addressLine = ({ addressLine1, city, state, zip }: Account["serviceAddress"]) => `${addressLine1}, ${city}, ${state} ${zip}`;

function Facts({ account }: { account: Account }) {
  const t = useCopy();
  const paper = t(account.paperlessEnrolled ? "settings.account.paperlessOn" : "settings.account.paperlessOff");
  const items = [
    { id: "company", term: t("settings.account.company"), detail: account.companyName },
    { id: "number", term: t("settings.account.number"), detail: accountNumberInGroups(account.accountId) },
    { id: "service", term: t("settings.account.serviceAddress"), detail: addressLine(account.serviceAddress) },
    { id: "billTo", term: t("settings.account.billTo"), detail: addressLine(account.billToAddress) },
    { id: "paper", term: t("settings.account.paperless"), detail: paper },
  ];
  return <DescriptionList items={items} />;
}
