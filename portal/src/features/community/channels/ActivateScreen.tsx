import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { LiveRegion } from "@portico/design-system/feedback";
import { TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Inline, Stack } from "@portico/design-system/layout";
import { pageTitleId } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { communityChannels as limits, isActivationCode, tidyActivationCode } from "@portico/rules/communityChannel";
import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { DividedList } from "../../../components/DividedList.tsx";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { TelevisionBadge } from "../model/ChannelBadge.tsx";
import { ChannelPage } from "./ChannelPage.tsx";
import type { ChannelLineup, Television } from "../model/channels.api.ts";
import { channelsWorkflows } from "../model/channels.saga.ts";
import { televisionEvents } from "../model/channels.slice.ts";
import { type Channels, useChannels } from "../model/useChannels.ts";

/** Activates a television by the code on its screen, and follows it until it shows the channels (SERV-09). */
function ActivateScreen() {
  const dispatch = useDispatch();
  const t = useCopy();
  const channels = useChannels();
  const { accountId, mayChange } = channels;
  useEffect(() => {
    dispatch(televisionEvents.entered(accountId));
    return () => void dispatch(televisionEvents.left());
  }, [dispatch, accountId]);
  return (
    <ChannelPage title={t("community.channels.tv.title")} lead={t("community.channels.tv.lead")} channels={channels}>
      {(lineup) => (
        <Stack gap="xlarge">
          {mayChange && <ActivationForm channels={channels} />}
          <Televisions lineup={lineup} />
        </Stack>
      )}
    </ChannelPage>
  );
}

function ActivationForm({ channels }: { channels: Channels }) {
  const t = useCopy();
  const { phase, send, dismiss } = channels;
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const [tries, setTries] = useState(0);
  const busy = phase.name === "working";
  const isDone = phase.name === "done" && phase.request.what === "activate";
  // An accepted code empties the form for the next television.
  const [wasDone, setWasDone] = useState(isDone);
  if (wasDone !== isDone) {
    setWasDone(isDone);
    if (isDone) {
      setCode("");
      setName("");
      setTries(0);
    }
  }
  const checked = tries > 0 && !isDone;
  const codeError =
    checked && !isActivationCode(tidyActivationCode(code)) ? t("community.channels.tv.codeForm") : undefined;
  const nameError = checked && name.trim() === "" ? t("community.channels.tv.nameMissing") : undefined;
  const errors = [
    ...(codeError ? [{ fieldName: "code", message: codeError }] : []),
    ...(nameError ? [{ fieldName: "name", message: nameError }] : []),
  ];
  const submit = () => {
    setTries(tries + 1);
    if (isActivationCode(tidyActivationCode(code)) && name.trim() !== "") send({ what: "activate", code, name });
  };
  return (
    <Stack gap="medium">
      {isDone && (
        <Alert
          tone="success"
          toneLabel={t("shell.tone.success")}
          live="polite"
          title={t("community.channels.tv.activated", { name: doneName(phase) })}
          dismiss={{ label: t("community.channels.close"), onDismiss: dismiss }}
        >
          {t("community.channels.tv.activatedDetail")}
        </Alert>
      )}
      {phase.name === "failed" &&
        (phase.failure.kind === "refused" && phase.failure.code === "TOO_MANY_REQUESTS" ? (
          <TriesFailureAlert failure={phase.failure} />
        ) : (
          <FailureAlert failure={phase.failure} />
        ))}
      <Form
        labelledBy={pageTitleId}
        busy={busy}
        errors={{ title: t("community.contacts.check"), errors, focusOn: tries }}
        onSubmit={submit}
        actions={
          <Actions>
            <Button type="submit" busy={busy ? t("community.channels.tv.activating") : undefined}>
              {t("community.channels.tv.activate")}
            </Button>
          </Actions>
        }
      >
        <TextField
          label={t("community.channels.tv.code")}
          name="code"
          hint={t("community.channels.tv.codeHint")}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          value={code}
          error={codeError}
          onChange={setCode}
        />
        <TextField
          label={t("community.channels.tv.name")}
          name="name"
          hint={t("community.channels.tv.nameHint")}
          autoComplete="off"
          maxLength={limits.longestName}
          value={name}
          error={nameError}
          onChange={setName}
        />
      </Form>
    </Stack>
  );
}

const doneName = (phase: Channels["phase"]) =>
  phase.name === "done" && phase.request.what === "activate" ? phase.request.name.trim() : "";

/** The televisions of the property, those that did not connect first, each with what to do. */
function Televisions({ lineup: { televisions } }: { lineup: ChannelLineup }) {
  const t = useCopy();
  const inOrder = televisions.toSorted((one, other) => urgency(one) - urgency(other));
  const [newest] = televisions;
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("community.channels.tv.list")}</Heading>
      {televisions.length === 0 && <Text tone="quiet">{t("community.channels.tv.none")}</Text>}
      <DividedList items={inOrder} itemKey={({ televisionId }) => televisionId}>
        {(television) => (
          <Stack gap="xsmall">
            <Inline gap="small">
              <Text as="span" weight="strong">
                {television.name}
              </Text>
              <TelevisionBadge television={television} />
            </Inline>
            {television.state !== "ONLINE" && (
              <Text size="small">{t("community.channels.tv.next", { state: television.state })}</Text>
            )}
          </Stack>
        )}
      </DividedList>
      <LiveRegion
        urgency="polite"
        message={newest ? t("community.channels.tv.announced", { name: newest.name, state: newest.state }) : ""}
      />
    </Stack>
  );
}

const urgency = ({ state }: Television) => ["FAILED", "CONNECTING", "ONLINE"].indexOf(state);

/** Router entry for the screen. */
export const activateScreen = withWorkflows(ActivateScreen, channelsWorkflows);
