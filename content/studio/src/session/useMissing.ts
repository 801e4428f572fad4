import { useCopy } from "@portico/content-runtime/react";
import type { Credentials } from "./session.api.ts";

/** What the form still needs before it can be sent, in its order. */
export function useMissing({ username, password }: Credentials): { fieldName: string; message: string }[] {
  const t = useCopy();
  return [
    ...(username.trim() === "" ? [{ fieldName: "username", message: t("studio.session.signIn.username.missing") }] : []),
    ...(password === "" ? [{ fieldName: "password", message: t("studio.session.signIn.password.missing") }] : []),
  ];
}
