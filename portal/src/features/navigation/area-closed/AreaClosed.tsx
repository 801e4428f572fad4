import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { ButtonLink } from "@portico/design-system/button";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";

/** Paths of the payment forms. */
const moneyPaths = /\/pay(-bill)?$|\/enroll$/;

type Flow = { phase: { name: string } };

/** The part of billing's flows that this notice reads; undefined until their screens have loaded. */
type Root = {
  screens: string[];
  txnBilling?: { payOnce?: Flow; autoPay?: Flow };
  billingMobile?: { payDevice?: Flow };
};

/** State of this page's payment: submitted without an answer, answered, or never submitted. */
type ChargeState = "confirming" | "sent" | "notCharged";

const confirming = ["submitting", "unknown"];
const sent = ["settled", "answered"];

/** A workflow of every billing screen: it runs once one has been opened. */
const ofEveryBillingScreen = "accountStatus";

/**
 * Undefined on a page where billing has not loaded: only the server knows about a payment submitted before a reload.
 */
function selectChargeState({ screens, txnBilling, billingMobile }: Root): ChargeState | undefined {
  const names = [txnBilling?.payOnce, billingMobile?.payDevice, txnBilling?.autoPay].map(
    (flow) => flow?.phase.name ?? "",
  );
  if (names.some((name) => confirming.includes(name))) return "confirming";
  if (names.some((name) => sent.includes(name))) return "sent";
  return screens.includes(ofEveryBillingScreen) ? "notCharged" : undefined;
}

/**
 * Replaces a screen whose area was switched off: says that it is closed, that it reopens automatically, and what
 * happened to the payment.
 */
export function AreaClosed() {
  const t = useCopy();
  const movesMoney = moneyPaths.test(useLocation().pathname);
  const locked = useSelector(selectCurrentAccount)?.paymentLocked;
  const ofThisPage = useSelector(selectChargeState);
  const chargeState = locked && ofThisPage !== "sent" ? "confirming" : ofThisPage;
  // After submitting a payment, every page of the area shows its state.
  const money = (movesMoney || chargeState === "confirming") && chargeState;
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={t("shell.closed.title")} description={t("shell.closed.detail")} />
        {money && (
          <Alert
            tone={money === "notCharged" ? "info" : "warning"}
            toneLabel={t(money === "notCharged" ? "shell.tone.info" : "shell.tone.warning")}
            title={t(`shell.closed.${money}.title`)}
            live="polite"
          >
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
