import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { ShieldIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { ToastRegion } from "@portico/design-system/toast";
import { useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { ActivationsAnnounced } from "../model/Activation.tsx";
import type { AddOn } from "../model/addOns.api.ts";
import { addOnsWorkflows } from "../model/addOns.saga.ts";
import { selectAddOns } from "../model/addOns.slice.ts";
import { HeldSpinner, useHeldNavigation } from "../model/HeldSpinner.tsx";
import { useAddOns } from "../model/useAddOns.ts";
import { Protection } from "./Protection.tsx";

type Security = Extract<AddOn["kind"], "SECURITY_SUITE" | "DESKTOP_SECURITY">;

const isAnswered = (root: unknown) => {
  const { services, entitlements } = selectAddOns(root);
  return [services, entitlements].every(({ phase, data }) => data !== undefined || phase === "failed");
};

/**
 * Security Suite (SERV-10): the spinner of the navigation stays until its devices and licenses are known (SHELL-20).
 */
function SuiteOfAccount() {
  const accountId = useSelector(selectCurrentAccountId);
  return accountId === null ? <SecurityPage kind="SECURITY_SUITE" accountId={null} /> : <Suite accountId={accountId} />;
}

function Suite({ accountId }: { accountId: string }) {
  const load = useAddOns(accountId, { withLicenses: true });
  const isReady = useSelector(isAnswered);
  useHeldNavigation(isReady);
  return isReady ? <SecurityPage kind="SECURITY_SUITE" accountId={accountId} onRetry={load} /> : <HeldSpinner />;
}

function DesktopOfAccount() {
  const accountId = useSelector(selectCurrentAccountId);
  return accountId === null ? (
    <SecurityPage kind="DESKTOP_SECURITY" accountId={null} />
  ) : (
    <Desktop accountId={accountId} />
  );
}

function Desktop({ accountId }: { accountId: string }) {
  const load = useAddOns(accountId, { withLicenses: true });
  return <SecurityPage kind="DESKTOP_SECURITY" accountId={accountId} onRetry={load} />;
}

type SecurityPageProps = { kind: Security; accountId: string | null; onRetry?: () => void };

/**
 * Security Suite and Desktop Security. Whoever opens it on a phone comes to see:
 * 1. whether every device is protected, in one sentence, and if not which one is not;
 * 2. how to put the protection on the device in their hand;
 * 3. who has a license, and how to give one to somebody new.
 */
function SecurityPage({ kind, accountId, onRetry }: SecurityPageProps) {
  const t = useCopy();
  return (
    <ToastRegion label={t("addOns.messages")} dismissLabel={t("shell.dismiss")}>
      <Page width="narrow">
        <Stack gap="large">
          <PageHeader
            back={{ href: "/services/add-ons", label: t("addOns.screen") }}
            title={t(kind === "SECURITY_SUITE" ? "addOns.security.suite" : "addOns.security.desktop")}
            description={t("addOns.about", { kind })}
          />
          {accountId === null || !onRetry ? (
            <NotThere kind={kind} />
          ) : (
            <Loaded kind={kind} accountId={accountId} onRetry={onRetry} />
          )}
        </Stack>
      </Page>
    </ToastRegion>
  );
}

function Loaded({ kind, accountId, onRetry }: { kind: Security; accountId: string; onRetry: () => void }) {
  const t = useCopy();
  const { services, entitlements } = useSelector(selectAddOns);
  const failed = [services, entitlements].find((read) => read.phase === "failed");
  const failure = failed?.phase === "failed" && <FailureAlert failure={failed.failure} onReload={onRetry} />;
  if (!services.data || !entitlements.data)
    return (
      failure || (
        <SkeletonGroup label={t("addOns.security.loading")}>
          <Skeleton shape="text" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )
    );
  const service = services.data.services.find((each) => each.kind === kind);
  const license = entitlements.data.entitlements.find((each) => each.kind === kind);
  return (
    <>
      {failure}
      {service && license ? (
        <Protection
          service={service}
          services={services.data}
          license={license}
          list={entitlements.data}
          accountId={accountId}
        />
      ) : (
        <NotThere kind={kind} />
      )}
      <ActivationsAnnounced list={services.data} />
    </>
  );
}

/** The suite is sold online; Desktop Security is not. */
function NotThere({ kind }: { kind: Security }) {
  const t = useCopy();
  const canOrder = useSelector(selectPermissions).includes("manageBilling") && kind === "SECURITY_SUITE";
  return (
    <EmptyState
      title={t("addOns.security.none")}
      icon={<ShieldIcon size={28} />}
      action={canOrder && <ButtonLink href="/buy">{t("orders.buy.title")}</ButtonLink>}
    >
      {canOrder ? (
        t("addOns.security.noneOrder")
      ) : (
        <>
          {t("addOns.security.noneDetail")} <CareNumber />
        </>
      )}
    </EmptyState>
  );
}

/** Router entries for the screens. */
export const SecuritySuiteScreen = withWorkflows(SuiteOfAccount, addOnsWorkflows);
export const DesktopSecurityScreen = withWorkflows(DesktopOfAccount, addOnsWorkflows);
