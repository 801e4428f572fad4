import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { useDispatch } from "react-redux";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import type { BridgedNavigator } from "./bridgedNavigator.ts";
import { navigationArrived } from "../../features/navigation/model/navigation.slice.ts";
import { canonicalPath } from "./canonical.ts";

/** Gives sagas the router, tells the store of every arrival, and keeps addresses in their one form. */
export function RouterBridge({ navigator, children }: { navigator: BridgedNavigator; children: ReactNode }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const path = canonicalPath(pathname);

  useLayoutEffect(() => navigator.attach(navigate), [navigator, navigate]);
  useEffect(() => {
    if (path === pathname) dispatch(navigationArrived({ path, search, hash }));
    // The key is new at every arrival, also at the same address.
  }, [dispatch, key, path, pathname, search, hash]);

  return path === pathname ? children : <Navigate to={{ pathname: path, search, hash }} replace />;
}
