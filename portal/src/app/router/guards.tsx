import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate, useLocation } from "react-router-dom";
import { selectIsOwnAccount } from "../../features/account/model/account.selectors.ts";
import { visitRefused } from "../../features/navigation/model/navigation.slice.ts";
import { selectCurrentAccountId } from "../../features/session/model/session.selectors.ts";
import { NavigationSpinner } from "./NavigationSpinner.tsx";

/** Redirects to the sign-in screen with a return URL. */
export function RedirectToSignIn() {
  const { pathname, search, hash } = useLocation();
  const targetUrl = encodeURIComponent(pathname + search + hash);
  return <Navigate to={`/?targetUrl=${targetUrl}`} replace />;
}

/** Redirects when the route's toggle is off. */
export function RedirectWhenOff({ to = "/404" }: { to?: string | undefined }) {
  return <Navigate to={to} replace />;
}

/** Redirects to the account summary, which shows the reason. */
export function RedirectWithoutPermission() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(visitRefused({ because: "permission" }));
  }, [dispatch]);
  return <Navigate to="/account-summary" replace />;
}

/**
 * Keeps the account in the URL: adds `?account=` when missing. An account of another customer shows not found, once the
 * accounts are read; when they cannot be read, the screen is shown and the server decides.
 */
export function AccountFromUrl({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const current = useSelector(selectCurrentAccountId);
  const query = new URLSearchParams(search);
  const requested = query.get("account");
  const isOwn = useSelector(selectIsOwnAccount(requested));

  if (requested === null && current !== null) {
    query.set("account", current);
    return <Navigate to={{ pathname, search: query.toString(), hash }} replace />;
  }
  if (requested === current || isOwn) return children;
  return isOwn === undefined && current !== null ? <NavigationSpinner /> : <Navigate to="/not-found" replace />;
}
