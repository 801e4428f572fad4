import { useCopy } from "@portico/content-runtime/react";
import { StatusCard } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { normalFrom, roundedMbps, type SpeedMeasured, speedVerdict } from "@portico/rules/speedTest";
import { CareNumber } from "../../session/model/CareNumber.tsx";

export type SpeedResultProps = { measured: SpeedMeasured; planMbps: number | null };

/** The measured figures, what they mean for the plan, and tips when they are poor. */
export function SpeedResult({ measured, planMbps }: SpeedResultProps) {
  const t = useCopy();
  const { downloadMbps, uploadMbps, latencyMs } = measured;
  const verdict = speedVerdict(measured, planMbps);
  const plan =
    planMbps === null
      ? undefined
      : t("services.speedTest.plan", { mbps: planMbps, normal: roundedMbps(normalFrom(planMbps)) });
  const items = [
    {
      id: "download",
      term: t("services.speedTest.download"),
      detail: t("services.speedTest.mbps", { mbps: roundedMbps(downloadMbps) }),
      aside: plan,
    },
    {
      id: "upload",
      term: t("services.speedTest.upload"),
      detail: t("services.speedTest.mbps", { mbps: roundedMbps(uploadMbps) }),
    },
    {
      id: "latency",
      term: t("services.speedTest.latency"),
      detail: t("services.speedTest.ms", { ms: Math.round(latencyMs) }),
    },
  ];
  return (
    <Stack gap="large">
      <DescriptionList items={items} />
      <StatusCard
        level={2}
        tone={verdict === "good" ? "success" : "warning"}
        stateLabel={t("services.speedTest.verdictLabel", { verdict })}
        title={t("services.speedTest.verdict", { verdict })}
      >
        {verdict === "good" ? t("services.speedTest.goodMeans") : <WhatToDo verdict={verdict} />}
      </StatusCard>
    </Stack>
  );
}

/** Sorted by how often they help. */
const tips = ["cable", "others", "restart", "call"] as const;

function WhatToDo({ verdict }: { verdict: "slow" | "delayed" }) {
  const t = useCopy();
  return (
    <Stack gap="small">
      <span>{t("services.speedTest.means", { verdict })}</span>
      <Stack as="ol" gap="small">
        {tips.map((tip, place) => (
          <Stack as="li" key={tip}>
            <Inline gap="small" align="start" wrap={false}>
              <Text as="span" weight="strong">
                {place + 1}
              </Text>
              <Text as="span">
                {t(`services.speedTest.tip.${tip}`)} {tip === "call" && <CareNumber />}
              </Text>
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
