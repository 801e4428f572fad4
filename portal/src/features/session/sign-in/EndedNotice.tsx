import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useSearchParams } from "react-router-dom";

const notices = {
  user: { tone: "good", title: "session.signIn.ended", detail: "session.signIn.endedDetail" },
  timeout: { tone: "note", title: "session.signIn.timedOut", detail: "session.signIn.timedOutDetail" },
  expired: { tone: "note", title: "session.signIn.expired", detail: "session.signIn.expiredDetail" },
  passwordChanged: { tone: "good", title: "session.signIn.passwordChanged", detail: "session.signIn.passwordChangedDetail" },
} as const;

const isNotice = (reason: string): reason is keyof typeof notices => Object.hasOwn(notices, reason);

/** How the customer came here: /login?loggedOut=true says so (SESS-10). */
export function EndedNotice() {
  const t = useCopy();
  const [query] = useSearchParams();
  const reason = query.get("reason") ?? (query.get("loggedOut") === "true" ? "user" : "");
  if (!isNotice(reason)) return null;
  const { tone, title, detail } = notices[reason];
  return (
    <Alert tone={tone} toneLabel={t(`shell.tone.${tone}`)} title={t(title)} live="polite">
      {t(detail)}
    </Alert>
  );
}
