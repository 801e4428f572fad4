import { useCopy } from "@portico/content-runtime/react";
import { StatusDot } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { PersonName } from "../../components/PersonName.tsx";
import { releaseHref } from "../../components/places.ts";
import { When } from "../../components/When.tsx";
import { productionOf, type ReleasePage } from "../../data/releases.api.ts";

/** What customers see now, since when, and why. */
export function LiveCard({ page: { live } }: { page: ReleasePage }) {
  const t = useCopy();
  const shown = productionOf(live);
  return (
    <Card labelledBy="live">
      <Stack gap="small">
        <CardTitle level={2} id="live" aside={shown && <StatusDot tone="good">{t("studio.releases.live")}</StatusDot>}>
          {t("studio.releases.customers")}
        </CardTitle>
        {shown ? (
          <>
            <Link href={releaseHref(shown.release)}>{t("studio.releases.one", { release: shown.release })}</Link>
            <Text>{shown.reason}</Text>
            <Text size="small" tone="quiet">
              <PersonName>{shown.author}</PersonName>, <When at={shown.at} />
            </Text>
          </>
        ) : (
          <Text tone="quiet">{t("studio.releases.nothingLive")}</Text>
        )}
      </Stack>
    </Card>
  );
}
