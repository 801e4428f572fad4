import { useSelector } from "react-redux";
import { Navigate, useLocation } from "react-router-dom";
import { safeTarget } from "../../../lib/targetUrl.ts";
import { targetIn } from "../../navigation/model/deeplinks.slice.ts";
import { selectIsSignedIn } from "../model/session.selectors.ts";
import { ToTarget } from "../model/ToTarget.tsx";

/**
 * /sign-in-redirect: forwards to the validated `targetUrl`, after sign-in when it is required (SHELL-29). A target of
 * another site is ignored.
 */
export function SignInRedirectScreen() {
  const signedIn = useSelector(selectIsSignedIn);
  const target = safeTarget(targetIn(useLocation().search));
  if (signedIn) return <ToTarget />;
  return <Navigate to={target === null ? "/" : `/?targetUrl=${encodeURIComponent(target)}`} replace />;
}
