import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { LabelInContext } from "@portico/design-system/hidden";
import { Activation } from "../model/Activation.tsx";
import type { AddOn, AddOns } from "../model/addOns.api.ts";

/**
 * A value-added service: what it is, how to turn it on, where it is managed. The heading of its list says whether it is
 * active; a request that is under way or failed says so itself.
 */
export function AddOnRow({ service, list, accountId }: { service: AddOn; list: AddOns; accountId: string }) {
  const t = useCopy();
  const { kind, activation, rateCode } = service;
  return (
    <Stack gap="small">
      <Stack gap="xsmall">
        <Heading level={3} size={4}>
          {t("addOns.name", { kind })}
        </Heading>
        <Text>{t("addOns.about", { kind })}</Text>
        {activation === "ACTIVE" && <Text size="small">{t("addOns.rateCode", { code: rateCode })}</Text>}
      </Stack>
      <Activation service={service} list={list} accountId={accountId} />
      <Links service={service} />
    </Stack>
  );
}

function Links({ service: { kind, activation, redirectUri } }: { service: AddOn }) {
  const t = useCopy();
  const suiteIsOn = useToggle("securitySuite");
  const own =
    kind === "SECURITY_SUITE" && suiteIsOn
      ? "/security-suite"
      : kind === "DESKTOP_SECURITY"
        ? "/desktop-security"
        : undefined;
  const managed = activation === "ACTIVE" ? redirectUri.sbpp : null;
  if (own === undefined && managed === null) return null;
  const named = (label: string) => (
    <LabelInContext inContext={t("addOns.ofService", { label, service: t("addOns.name", { kind }) })}>
      {label}
    </LabelInContext>
  );
  return (
    <Inline gap="medium">
      {own !== undefined && <Link href={own}>{named(t("addOns.openLink"))}</Link>}
      {managed !== null && (
        <Link href={managed} external={{ label: t("addOns.newWindow") }}>
          {named(t("addOns.manageLink"))}
        </Link>
      )}
    </Inline>
  );
}
