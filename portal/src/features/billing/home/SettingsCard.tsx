import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Inline, Stack } from "@portico/design-system/layout";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { MethodName } from "../model/MethodName.tsx";
import type { HomeAccount } from "./homeAccount.ts";

/** How billing is set up: Auto Pay, saved methods with their flags, paper or not. */
export function SettingsCard({ account: { autoPayEnrolled, paperlessEnrolled, paymentMethods } }: { account: HomeAccount }) {
  const t = useCopy();
  const state = (on: boolean) => (on ? t("billing.home.autoPay.on") : t("billing.home.autoPay.off"));
  const methods = paymentMethods.length === 0 ? t("billing.home.settings.noMethods") : <Methods methods={paymentMethods} />;
  return (
    <Card labelledBy="billing-settings">
      <Stack>
        <CardTitle level={2} id="billing-settings">
          {t("billing.home.settings.title")}
        </CardTitle>
        <DescriptionList
          items={[
            { id: "autoPay", term: t("billing.home.settings.autoPay"), detail: state(autoPayEnrolled) },
            { id: "methods", term: t("billing.home.settings.methods"), detail: methods },
            { id: "paperless", term: t("billing.home.settings.paperless"), detail: state(paperlessEnrolled) },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Methods({ methods }: { methods: readonly SavedMethodFragment[] }) {
  return (
    <Stack gap="xsmall" align="end" as="span">
      {methods.map((method) => (
        <Inline key={method.id} as="span" justify="end">
          <span>
            <MethodName {...method} />
          </span>
          <Flag method={method} />
        </Inline>
      ))}
    </Stack>
  );
}

function Flag({ method }: { method: SavedMethodFragment }) {
  const t = useCopy();
  if (method.expired) return <Badge tone="bad">{t("billing.home.settings.expired")}</Badge>;
  if (method.unavailable) return <Badge tone="bad">{t("billing.home.settings.unavailable")}</Badge>;
  return method.expiringSoon && <Badge tone="attention">{t("billing.home.settings.expiringSoon")}</Badge>;
}
