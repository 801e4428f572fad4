import { type ReactNode, useLayoutEffect } from "react";
import { useDispatch } from "react-redux";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import type { RouterNavigator } from "./routerNavigator.ts";
import { navigationArrived } from "../../features/navigation/model/navigation.slice.ts";
import { canonicalPath } from "./canonical.ts";

/**
 * Connects the router to sagas: provides the navigator, reports each navigation to the store, and canonicalizes URLs.
 */
export function RouterBridge({ navigator, children }: { navigator: RouterNavigator; children: ReactNode }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const path = canonicalPath(pathname);

  useLayoutEffect(() => navigator.attach(navigate), [navigator, navigate]);
  // Before the effects of the screens, which may refuse this visit or ask whether it is the first one.
  useLayoutEffect(() => {
    if (path === pathname) dispatch(navigationArrived({ path, search, hash }));
    // The key changes on each navigation, also to the same URL.
  }, [dispatch, key, path, pathname, search, hash]);

  return path === pathname ? children : <Navigate to={{ pathname: path, search, hash }} replace />;
}
