import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { ButtonLink } from "@portico/design-system/button";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";

/** Screens on which a payment is filled in. */
const moneyPaths = /\/pay(-bill)?$|\/enroll$/;

type Flow = { phase: { name: string } };

/** As much of billing's flows as the notice has to know; none of them is there before its screens were. */
type Root = { txnBilling: { running: string[]; payOnce?: Flow; payDevice?: Flow; autoPay?: Flow } };

/** How the payment of this page stands: sent without an answer, answered, or never sent. */
type Standing = "confirming" | "sent" | "notCharged";

const confirming = ["submitting", "unknown"];
const sent = ["accepted", "answered"];

/** Undefined on a page on which billing has not run: what became of a payment that was sent before a reload, the server alone knows. */
function selectStanding({ txnBilling: { running, payOnce, payDevice, autoPay } }: Root): Standing | undefined {
  const names = [payOnce, payDevice, autoPay].map((flow) => flow?.phase.name ?? "");
  if (names.some((name) => confirming.includes(name))) return "confirming";
  if (names.some((name) => sent.includes(name))) return "sent";
  return running.length > 0 ? "notCharged" : undefined;
}

/** In place of a screen whose area was stopped: that it is closed, that it comes back by itself, and what became of the money. */
export function AreaClosed() {
  const t = useCopy();
  const movesMoney = moneyPaths.test(useLocation().pathname);
  const locked = useSelector(selectCurrentAccount)?.paymentLocked;
  const ofThisPage = useSelector(selectStanding);
  const standing = locked && ofThisPage !== "sent" ? "confirming" : ofThisPage;
  // Whoever sent a payment has to know of it on every page of the area.
  const money = (movesMoney || standing === "confirming") && standing;
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={t("shell.closed.title")} description={t("shell.closed.detail")} />
        {money && (
          <Alert tone={money === "notCharged" ? "note" : "attention"} toneLabel={t(money === "notCharged" ? "shell.tone.note" : "shell.tone.attention")} title={t(`shell.closed.${money}.title`)} live="polite">
            <Text>{t(`shell.closed.${money}.detail`)}</Text>
          </Alert>
        )}
        <div>
          <ButtonLink href="/account-summary" variant="secondary">
            {t("shell.closed.home")}
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}
