import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useFocusRecovery } from "../../../components/useFocusOnChange.ts";
import { PasskeyNameForm } from "./PasskeyNameForm.tsx";
import { type Passkey, passkeyEvents, passkeysRead, selectPasskeyChange, selectPasskeys } from "./passkeys.slice.ts";
import { selectSecondFactor } from "./secondFactor.slice.ts";

const titleId = "passkeys";

/** The person's passkeys: added, renamed and removed (decision 80). */
export function PasskeysCard() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { change, failure } = useSelector(selectPasskeyChange);
  const read = useSelector(selectPasskeys);
  const part = useFocusRecovery(change.name);
  const skeleton = (
    <SkeletonGroup label={t("session.passkey.loading")}>
      <Skeleton shape="text" lines={2} />
    </SkeletonGroup>
  );
  return (
    <Card>
      <div ref={part} tabIndex={-1} role="group" aria-labelledby={titleId}>
        <Stack gap="medium">
          <CardTitle level={2} id={titleId}>
            {t("session.passkey.title")}
          </CardTitle>
          <Text tone="quiet">{t("session.passkey.lead")}</Text>
          <Saved />
          {failure && change.name !== "removing" && <TriesFailureAlert failure={failure} />}
          <ScreenState read={read} skeleton={skeleton} onRetry={() => dispatch(passkeysRead.requested())}>
            {(passkeys) => <PasskeyList passkeys={passkeys} />}
          </ScreenState>
        </Stack>
      </div>
      <RemoveDialog />
    </Card>
  );
}

/** What was changed last; while another change is open, without a button that would close that. */
function Saved() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { change, left } = useSelector(selectPasskeyChange);
  const saved = "label" in change ? change : left;
  if (saved === undefined || saved === "running") return null;
  const dismiss = { label: t("session.security.dismiss"), onDismiss: () => dispatch(passkeyEvents.closed()) };
  return (
    <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite" {...(saved === change && { dismiss })}>
      {t("session.passkey.saved", { change: saved.name, name: saved.label })}
    </Alert>
  );
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { change } = useSelector(selectPasskeyChange);
  return (
    <>
      {passkeys.length === 0 ? (
        <Text>{t("session.passkey.none")}</Text>
      ) : (
        <Stack gap="large" as="ul">
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyId}>
              {change.name === "renaming" && change.passkeyId === passkey.passkeyId ? (
                <PasskeyNameForm passkey={passkey} />
              ) : (
                <Entry passkey={passkey} />
              )}
            </li>
          ))}
        </Stack>
      )}
      {change.name === "adding" ? (
        <PasskeyNameForm />
      ) : (
        <Actions>
          <Button variant="secondary" onPress={() => dispatch(passkeyEvents.opened({ name: "adding" }))}>
            {t("session.passkey.add")}
          </Button>
        </Actions>
      )}
    </>
  );
}

function Entry({ passkey }: { passkey: Passkey }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { passkeyId, name, addedAt, lastUsedAt } = passkey;
  const which = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  return (
    <Stack gap="small">
      <Stack gap="xsmall">
        <Text weight="strong">{name}</Text>
        <Text size="small" tone="quiet">
          {t("session.passkey.added", { at: addedAt })}
        </Text>
        <Text size="small" tone="quiet">
          {lastUsedAt === null ? t("session.passkey.unused") : t("session.passkey.used", { at: lastUsedAt })}
        </Text>
      </Stack>
      <Actions>
        <Button
          variant="secondary"
          size="compact"
          onPress={() => dispatch(passkeyEvents.opened({ name: "renaming", passkeyId }))}
        >
          {t("session.passkey.rename")}
          {which}
        </Button>
        <Button
          variant="quiet"
          size="compact"
          onPress={() => dispatch(passkeyEvents.opened({ name: "removing", passkey }))}
        >
          {t("session.passkey.remove")}
          {which}
        </Button>
      </Actions>
    </Stack>
  );
}

/** Asks before a passkey is removed, and says when the password alone is enough afterwards. */
function RemoveDialog() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { change, busy, failure, left } = useSelector(selectPasskeyChange);
  const passkeys = useSelector(selectPasskeys).data ?? [];
  const factors = useSelector(selectSecondFactor).data?.factors ?? [];
  const passkey = change.name === "removing" ? change.passkey : undefined;
  const isLast = passkeys.length === 1 && !factors.includes("APP");
  const words = failure ? failureCopy(failure) : undefined;
  return (
    <ConfirmDialog
      open={passkey !== undefined}
      question={t("session.passkey.question", { name: passkey?.name ?? "" })}
      consequence={t(isLast ? "session.passkey.lastConsequence" : "session.passkey.consequence")}
      confirmLabel={t("session.passkey.yes")}
      cancelLabel={t("session.passkey.no")}
      busy={busy || left === "running" ? t("session.secondFactor.working") : undefined}
      error={words && { toneLabel: t("shell.tone.critical"), message: `${t(words.title)} ${t(words.detail)}` }}
      onConfirm={() => passkey && dispatch(passkeyEvents.removeConfirmed(passkey))}
      onCancel={() => dispatch(passkeyEvents.closed())}
    />
  );
}
