import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useSelector } from "react-redux";
import { TriesFailureAlert } from "../../../components/FailureAlert.tsx";
import { selectAsksCode, selectSignInFailure } from "../model/session.selectors.ts";

const notices = {
  user: { tone: "success", title: "session.signIn.ended", detail: "session.signIn.endedDetail" },
  timeout: { tone: "info", title: "session.signIn.timedOut", detail: "session.signIn.timedOutDetail" },
  expired: { tone: "info", title: "session.signIn.expired", detail: "session.signIn.expiredDetail" },
  passwordChanged: {
    tone: "success",
    title: "session.signIn.passwordChanged",
    detail: "session.signIn.passwordChangedDetail",
  },
} as const;

const isNotice = (reason: string): reason is keyof typeof notices => Object.hasOwn(notices, reason);

/** Loaded on demand: few sessions are ended from elsewhere. */
const EndedElsewhere = lazy(() => import("./EndedElsewhere.tsx").then((part) => ({ default: part.EndedElsewhere })));

/** The server's cookie that says why a session was ended from elsewhere. */
const endedElsewhere = () =>
  /portico-auth-response=(otherDevice|passwordChanged)/.exec(document.cookie)?.[1] as "otherDevice" | undefined;

/** Notice after a sign-out: /login?loggedOut=true (SESS-10). */
export function EndedNotice() {
  const t = useCopy();
  const [query] = useSearchParams();
  const reason = query.get("reason") ?? (query.get("loggedOut") === "true" ? "user" : "");
  const because = ["", "expired"].includes(reason) ? endedElsewhere() : undefined;
  if (because)
    return (
      <Suspense>
        <EndedElsewhere because={because} />
      </Suspense>
    );
  if (!isNotice(reason)) return null;
  const { tone, title, detail } = notices[reason];
  return (
    <Alert tone={tone} toneLabel={t(`shell.tone.${tone}`)} title={t(title)} live="polite">
      {t(detail)}
    </Alert>
  );
}

/**
 * Why the last sign-in failed. It does not say whether user name or password is wrong, which would reveal existing user
 * names (S9).
 */
export function SignInFailure() {
  const failure = useSelector(selectSignInFailure);
  const asksCode = useSelector(selectAsksCode);
  return failure && !asksCode && <TriesFailureAlert failure={failure} />;
}
