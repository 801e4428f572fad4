import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation } from "react-router-dom";
import { selectIsKnownAccount } from "../../features/account/model/account.selectors.ts";
import { selectCurrentAccountId } from "../../features/session/model/session.selectors.ts";

/** The account is part of the address: added when missing, and one that is not the customer's is not found. */
export function AccountInAddress({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const current = useSelector(selectCurrentAccountId);
  const query = new URLSearchParams(search);
  const asked = query.get("account");
  const known = useSelector(selectIsKnownAccount(asked));

  if (asked === null && current !== null) {
    query.set("account", current);
    return <Navigate to={{ pathname, search: query.toString(), hash }} replace />;
  }
  return asked !== current && !known ? <Navigate to="/not-found" replace /> : children;
}
