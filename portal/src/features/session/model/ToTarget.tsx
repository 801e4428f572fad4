import { Navigate, useLocation } from "react-router-dom";
import { safeTarget } from "../../../lib/targetUrl.ts";
import { targetIn } from "../../navigation/model/deeplinks.slice.ts";

/** Sends whoever is signed in already to the page that the address of sign-in asks for. */
export function ToTarget() {
  return <Navigate to={safeTarget(targetIn(useLocation().search)) ?? "/account-summary"} replace />;
}
