import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Countdown } from "@portico/design-system/countdown";
import { AlertDialog } from "@portico/design-system/dialog";
import { LiveRegion } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Editor, SessionTiming } from "../api/bootstrap.ts";
import { askBeforeLeaving } from "../components/useUnsavedChanges.ts";
import { onActivity } from "./activity.ts";
import type { Credentials } from "./session.api.ts";
import { useSession, useSessionState } from "./sessionContext.ts";
import { SignInCodeForm } from "./SignInCodeForm.tsx";
import { SignInError } from "./SignInError.tsx";
import { StudioPassword, useMissingFields } from "./SignInForm.tsx";
import { StepUpDialog } from "./StepUpDialog.tsx";
import { type SignIn, useSignIn } from "./useSignIn.ts";
import { watchSession } from "./watchSession.ts";

/** The session's dialogs and notices over any screen: timeout warning, session ended, signed in again. */
export function SessionDialogs() {
  const t = useCopy();
  const state = useSessionState();
  const back = state.phase === "signedIn" && state.again;
  return (
    <>
      {state.phase === "signedIn" && state.timing && <StillThereDialog timing={state.timing} />}
      {state.phase === "signedIn" && state.stays && <SignOutFailedDialog />}
      {state.phase === "ended" && <EndedDialog editor={state.editor} />}
      {state.phase === "signedIn" && <StepUpDialog />}
      <LiveRegion urgency="polite" message={back ? t("studio.session.ended.back") : ""} />
    </>
  );
}

/** Idle timeout: warns before the session ends; one key press extends it. */
function StillThereDialog({ timing }: { timing: SessionTiming }) {
  const { secondsLeft, stay } = useWatch(timing);
  return secondsLeft === null ? null : <Warning secondsLeft={secondsLeft} onStay={stay} />;
}

export type WarningProps = { secondsLeft: number; onStay: () => void };

function Warning({ secondsLeft, onStay }: WarningProps) {
  const t = useCopy();
  const session = useSession();
  return (
    <AlertDialog
      open
      title={t("studio.session.warning.title")}
      description={t("studio.session.warning.detail")}
      onOpenChange={onStay}
      actions={
        <>
          <Button onPress={onStay}>{t("studio.session.warning.stay")}</Button>
          <Button variant="secondary" onPress={() => askBeforeLeaving(() => void session.signOut())}>
            {t("studio.session.warning.leave")}
          </Button>
        </>
      }
    >
      <Text size="small">{t("studio.session.warning.left")}</Text>
      <Countdown
        secondsLeft={secondsLeft}
        size="large"
        label={t("studio.session.warning.left")}
        valueText={(seconds) => t("studio.session.warning.spoken", { seconds })}
      />
    </AlertDialog>
  );
}

/** Follows the session's idle timeout: the seconds left while the warning is open, and its answer. */
function useWatch(timing: SessionTiming): { secondsLeft: number | null; stay: () => void } {
  const session = useSession();
  const [watch] = useState(() => watchSession(session, timing));
  useEffect(() => {
    const clock = setInterval(watch.tick, 1000);
    const end = onActivity(watch.active);
    return () => {
      clearInterval(clock);
      end();
    };
  }, [watch]);
  return { secondsLeft: useSyncExternalStore(watch.subscribe, watch.secondsLeft), stay: watch.stay };
}

const formId = "sign-in-again";

/**
 * Session-ended dialog over the screen: the same user's password, with two-step sign-in also a code, restores the
 * session with everything typed.
 */
function EndedDialog({ editor: { username } }: { editor: Editor }) {
  const t = useCopy();
  const session = useSession();
  const [password, setPassword] = useState("");
  const signIn = useSignIn(() => setPassword(""));
  const asksForCode = signIn.step === "code";
  return (
    <AlertDialog
      open
      title={t("studio.session.ended.title")}
      description={t(asksForCode ? "studio.session.ended.code" : "studio.session.ended.detail", { name: username })}
      actions={
        <>
          <Button type="submit" form={formId} busy={signIn.busy ? t("studio.session.signIn.busy") : undefined}>
            {t("studio.session.ended.submit")}
          </Button>
          <Button variant="secondary" onPress={session.leave}>
            {t("studio.session.ended.leave")}
          </Button>
        </>
      }
    >
      {asksForCode ? (
        <SignInCodeForm id={formId} signIn={signIn} />
      ) : (
        <PasswordAgainForm entered={{ username, password }} onPassword={setPassword} signIn={signIn} />
      )}
      <LiveRegion urgency="polite" message={asksForCode ? t("studio.session.code.lead") : ""} />
    </AlertDialog>
  );
}

type PasswordAgainFormProps = { entered: Credentials; onPassword: (password: string) => void; signIn: SignIn };

function PasswordAgainForm({ entered, onPassword, signIn: { trouble, sendPassword } }: PasswordAgainFormProps) {
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The dialog itself would focus its first button.
  useEffect(() => field.current?.focus(), []);
  const [missing] = useMissingFields(entered);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing) sendPassword(entered);
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap="medium">
        <SignInError trouble={trouble} />
        <input type="text" name="username" autoComplete="username" value={entered.username} readOnly hidden />
        <StudioPassword
          ref={field}
          value={entered.password}
          error={tried ? missing?.message : undefined}
          onChange={onPassword}
        />
      </Stack>
    </form>
  );
}

/** A failed sign-out must not look like a successful one. */
function SignOutFailedDialog() {
  const t = useCopy();
  const { signOut, stay } = useSession();
  return (
    <AlertDialog
      open
      title={t("studio.session.signOutFailed.title")}
      description={t("studio.session.signOutFailed.detail")}
      onOpenChange={stay}
      actions={
        <>
          <Button onPress={() => void signOut()}>{t("studio.shell.tryAgain")}</Button>
          <Button variant="secondary" onPress={stay}>
            {t("studio.shell.close")}
          </Button>
        </>
      }
    />
  );
}
