import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Divider, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { ToastRegion } from "@portico/design-system/toast";
import { phoneShown } from "@portico/rules/phone";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import type { CallLine, CallSettings } from "../model/callSettings.api.ts";
import { callSettingsWorkflows } from "../model/callSettings.saga.ts";
import { changeEvents } from "../model/callSettings.slice.ts";
import { CallSettingsPage, WhoMay } from "../model/CallSettingsPage.tsx";
import { useCallCopy } from "../model/callCopy.ts";
import { LineDialog } from "./LineDialog.tsx";

/**
 * Names and people of the lines (SERV-04). An owner or administrator on a phone, in a hurry, comes to:
 * 1. give a line to a new colleague, or take it back from one who left;
 * 2. find out whose number this is;
 * 3. name a line, so that nobody has to know numbers by heart.
 */
function ManageLinesScreen() {
  const t = useCopy();
  return (
    <ToastRegion label={t("voice.manage.messages")} dismissLabel={t("shell.dismiss")}>
      <CallSettingsPage title={t("voice.manage.screen")} description={t("voice.manage.lead")} width="wide">
        {(data) => <Lines data={data} />}
      </CallSettingsPage>
    </ToastRegion>
  );
}

function Lines({ data }: { data: CallSettings }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<string | null>(null);
  const open = (number: string) => {
    dispatch(changeEvents.dismissed());
    setOpened(number);
  };
  const line = data.lines.find(({ telephoneNumber }) => telephoneNumber === opened);
  const free = data.lines.filter(({ assignedTo, kind }) => assignedTo === null && kind === "PHONE").length;
  return (
    <>
      <Card labelledBy="lines">
        <Stack gap="medium">
          <Heading level={2} size={3} id="lines">
            {t("voice.manage.free", { count: free })}
          </Heading>
          <Stack as="ul" gap="medium">
            {data.lines.map((each) => (
              <Stack as="li" gap="medium" key={each.telephoneNumber}>
                <Divider />
                <Line line={each} data={data} onOpen={data.mayManage ? open : undefined} />
              </Stack>
            ))}
          </Stack>
        </Stack>
      </Card>
      {data.mayManage ? (
        <Text>
          <Link href="/voice/forwarding-manager">{t("voice.forwarding.toManager")}</Link>
        </Text>
      ) : (
        <WhoMay data={data} of="lines" />
      )}
      {line && <LineDialog line={line} data={data} onClose={() => setOpened(null)} />}
    </>
  );
}

type LineProps = { line: CallLine; data: CallSettings; onOpen: ((number: string) => void) | undefined };

function Line({ line, data, onOpen }: LineProps) {
  const t = useCopy();
  const { exact } = useCallCopy(data);
  const { telephoneNumber, label, kind, status, assignedTo } = line;
  const number = phoneShown(telephoneNumber);
  return (
    <Inline justify="between" align="start" gap="medium">
      <Stack gap="xsmall">
        <Inline gap="small">
          <Heading level={3} size={4}>
            {label ?? number}
          </Heading>
          {status !== "ACTIVE" && <Badge tone="warning">{t("voice.line.status", { status })}</Badge>}
        </Inline>
        {label !== null && <Text size="small">{number}</Text>}
        <Text>
          {assignedTo === null
            ? t("voice.line.unassigned", { kind })
            : t("voice.line.assigned", { kind, name: assignedTo.name })}
        </Text>
      </Stack>
      {onOpen && (
        <Button variant="secondary" size="compact" onPress={() => onOpen(telephoneNumber)}>
          {t("voice.manage.change")}
          <VisuallyHidden> {exact(line)}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  );
}

/** Router entry for the screen. */
export const manageLinesScreen = withWorkflows(ManageLinesScreen, callSettingsWorkflows);
