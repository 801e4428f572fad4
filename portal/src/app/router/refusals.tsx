import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { Navigate, useLocation } from "react-router-dom";
import { visitRefused } from "../../features/navigation/model/navigation.slice.ts";

/** To the sign-in screen, which brings the customer back here. */
export function SignInFirst() {
  const { pathname, search, hash } = useLocation();
  const targetUrl = encodeURIComponent(pathname + search + hash);
  return <Navigate to={`/?targetUrl=${targetUrl}`} replace />;
}

export function SwitchedOff({ to = "/404" }: { to?: string | undefined }) {
  return <Navigate to={to} replace />;
}

/** To the account summary, which says why. */
export function NotAllowedHere() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(visitRefused({ because: "permission" }));
  }, [dispatch]);
  return <Navigate to="/account-summary" replace />;
}
