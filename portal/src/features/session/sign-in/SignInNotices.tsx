import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useSelector } from "react-redux";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { cookieValue } from "../../../lib/cookieValue.ts";
import { selectSignInFailure } from "../model/session.selectors.ts";

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

/** Loaded on demand: few sessions are ended from elsewhere, and payments are rarely unavailable. */
const EndedElsewhere = lazy(() => import("./lazyNotices.ts").then((part) => ({ default: part.EndedElsewhere })));
const PaymentsUnavailable = lazy(() =>
  import("./lazyNotices.ts").then((part) => ({ default: part.PaymentsUnavailable })),
);

/** The server's cookie that says why a session was ended from elsewhere. */
const endedElsewhere = () =>
  (["otherDevice", "passwordChanged"] as const).find((because) => because === cookieValue("auth-response"));

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

/** Before somebody signs in to pay: that payments are unavailable for the moment (SESS-09). */
export function UnavailableNotice() {
  return cookieValue("bill-pay-unavailable") ? (
    <Suspense>
      <PaymentsUnavailable />
    </Suspense>
  ) : null;
}

/**
 * Why the last sign-in failed. It does not say whether user name or password is wrong, which would reveal existing user
 * names (S9).
 */
export function SignInFailure() {
  const failure = useSelector(selectSignInFailure);
  return failure && <TriesFailureAlert failure={failure} />;
}
