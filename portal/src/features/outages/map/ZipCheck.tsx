import { useCopy } from "@portico/content-runtime/react";
import { ZipField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { LiveRegion } from "@portico/design-system/feedback";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import type { OutageMap } from "../model/outages.api.ts";
import { outageMapPath, outageOfArea } from "../model/outages.rules.ts";

const ZIP_DIGITS = 5;

/** For visitors: whether a ZIP code is affected. Nothing typed leaves the page. */
export function ZipCheck({ map }: { map: OutageMap }) {
  const t = useCopy();
  const [zip, setZip] = useState("");
  const area = map.areas.find(({ zips }) => zips.includes(zip));
  const isAffected = area !== undefined && outageOfArea(map.outages, area)?.state === "ACTIVE";
  const answer =
    zip.length < ZIP_DIGITS
      ? ""
      : area
        ? t(isAffected ? "outages.mine.zipAffected" : "outages.mine.zipFine", { area: area.name })
        : t("outages.mine.zipUnknown");
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t("outages.mine.zipTitle")}</Heading>
      <ZipField label={t("outages.mine.zip")} name="zip" value={zip} onChange={setZip} />
      <LiveRegion urgency="polite" message={answer} />
      {answer && <Text weight="strong">{answer}</Text>}
      <Link href={`/?targetUrl=${encodeURIComponent(outageMapPath)}`}>{t("outages.mine.signIn")}</Link>
    </Stack>
  );
}
