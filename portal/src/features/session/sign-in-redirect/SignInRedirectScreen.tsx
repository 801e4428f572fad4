import { useSelector } from "react-redux";
import { Navigate, useSearchParams } from "react-router-dom";
import { safeTarget } from "../../../lib/targetUrl.ts";
import { selectIsSignedIn } from "../model/session.selectors.ts";

/**
 * /sign-in-redirect: forwards to the validated `targetUrl`, after sign-in when it is required (SHELL-29). A target of
 * another site is ignored.
 */
export function SignInRedirectScreen() {
  const [query] = useSearchParams();
  const signedIn = useSelector(selectIsSignedIn);
  const target = safeTarget(query.get("targetUrl"));
  const signIn = target === null ? "/" : `/?targetUrl=${encodeURIComponent(target)}`;
  return <Navigate to={signedIn ? (target ?? "/account-summary") : signIn} replace />;
}
