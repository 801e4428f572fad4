import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useSuspensionState } from "../../services/model/SuspensionNotice.tsx";
import type { CallSettings } from "./callSettings.api.ts";
import { useCallCopy } from "./callCopy.ts";
import type { SetLine } from "./usePartForm.ts";

/**
 * Who rings if somebody calls the line now, as the server's clock and rules say. Nothing while the account is stopped:
 * no call reaches the line, whatever its settings are.
 *
 * @param isBrief leaves out what happens then, except for what is wrong: for a screen that does not set it
 */
export function RouteNow({ line, data, isBrief = false }: { line: SetLine; data: CallSettings; isBrief?: boolean }) {
  const t = useCopy();
  const { route, moment } = useCallCopy(data);
  if (useSuspensionState()) return null;
  const { title, details, tone } = route(line.settings.route);
  const shown = isBrief && tone !== "bad" ? [] : details;
  return (
    <Card variant="tint" labelledBy="route-now">
      <Stack gap="small">
        <Text size="eyebrow">{t("voice.route.now", { at: moment(data.at) })}</Text>
        <div role="status">
          <Heading level={2} size={2} id="route-now">
            {title}
          </Heading>
        </div>
        {shown.map((detail) => (
          <Text key={detail} tone={tone === "bad" ? "critical" : "ink"}>
            {detail}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
