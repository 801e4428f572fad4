import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { Editor } from "../api/bootstrap.ts";
import { useSession } from "./sessionContext.ts";
import { StudioPassword } from "./SignInForm.tsx";
import { SignInTrouble } from "./SignInTrouble.tsx";
import { useMissing } from "./useMissing.ts";
import { useSignIn } from "./useSignIn.ts";

const formId = "sign-in-again";

/** Over the screen whose session is over: the password of the same person brings it back as it was, with everything that was typed. */
export function EndedDialog({ editor: { username } }: { editor: Editor }) {
  const t = useCopy();
  const session = useSession();
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, trouble, send } = useSignIn();
  const field = useRef<HTMLInputElement>(null);
  // The dialog itself would begin at its first button.
  useEffect(() => field.current?.focus(), []);
  const [missing] = useMissing({ username, password });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing) send({ username, password });
  };
  return (
    <AlertDialog
      open
      title={t("studio.session.ended.title")}
      description={t("studio.session.ended.detail", { name: username })}
      actions={
        <>
          <Button type="submit" form={formId} busy={busy ? t("studio.session.signIn.busy") : undefined}>
            {t("studio.session.ended.submit")}
          </Button>
          <Button variant="secondary" onPress={session.leave}>
            {t("studio.session.ended.leave")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="medium">
          <SignInTrouble trouble={trouble} />
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <StudioPassword fieldRef={field} value={password} error={tried ? missing?.message : undefined} onChange={setPassword} />
        </Stack>
      </form>
    </AlertDialog>
  );
}
