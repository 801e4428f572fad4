import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Link } from "@portico/design-system/link";
import { Stack } from "@portico/design-system/layout";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { selectAccountsRead } from "../../account/model/account.selectors.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { type AccountFacts, selectAccountFacts } from "./accountFacts.selectors.ts";

/** The session's current account. */
export function AccountCard() {
  const t = useCopy();
  const dispatch = useDispatch();
  const hasAccount = useSelector(selectCurrentAccountId) !== null;
  const read = useSelector(selectAccountsRead);
  const hasOthers = (read.data?.length ?? 0) > 1;
  const facts = useSelector(selectAccountFacts);
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
          {() => facts && <Facts facts={facts} />}
        </ScreenState>
        {hasOthers && (
          <span>
            <Link href="/accounts">{t("users.accounts.change")}</Link>
          </span>
        )}
      </Stack>
    </Card>
  );
}

function Facts({ facts: { nickname, company, number, service, billTo, paperless } }: { facts: AccountFacts }) {
  const t = useCopy();
  const mayChange = useSelector(selectPermissions).includes("payBill");
  const items = [
    ...(nickname === null ? [] : [{ id: "nickname", term: t("settings.account.nickname"), detail: nickname }]),
    { id: "company", term: t("settings.account.company"), detail: company },
    { id: "number", term: t("settings.account.number"), detail: number },
    { id: "service", term: t("settings.account.serviceAddress"), detail: service },
    {
      id: "billTo",
      term: t("settings.account.billTo"),
      detail: billTo === service ? t("settings.account.sameAddress") : billTo,
    },
    {
      id: "paper",
      term: t("settings.account.paperless"),
      detail: t(paperless ? "settings.account.paperlessOn" : "settings.account.paperlessOff"),
      aside: mayChange && (
        <>
          {t("settings.account.changeBills")} <Link href="/billing">{t("shell.tab.billing")}</Link>
        </>
      ),
    },
  ];
  return <DescriptionList items={items} />;
}
