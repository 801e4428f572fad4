import { type RefObject, Suspense } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { NoRoleScreen } from "../../session/NoRoleScreen.tsx";
import { useSessionState } from "../../session/sessionContext.ts";
import { signInFor } from "../../session/target.ts";
import { MissingScreenBoundary } from "./MissingScreenBoundary.tsx";
import type { StudioRoute } from "./route.ts";
import { RouteFrame } from "./RouteFrame.tsx";
import { ScreenOnItsWay } from "./ScreenOnItsWay.tsx";

export type RouteScreenProps = {
  route: StudioRoute;
  /** Whether the page has shown no screen yet. */
  firstRef: RefObject<boolean>;
};

/** A screen behind its guards. The server checks them again at every call. */
export function RouteScreen({ route, firstRef }: RouteScreenProps) {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  if (route.open) return <Loaded route={route} firstRef={firstRef} />;
  // Whoever signed out on purpose does not want to come back here.
  if (state.phase === "signedOut") return <Navigate to={signInFor(state.byWish ? "/studio" : pathname + search)} replace />;
  return state.editor.grants.length === 0 ? <NoRoleScreen /> : <Loaded route={route} firstRef={firstRef} />;
}

function Loaded({ route: { path, screen: Screen, title }, firstRef }: RouteScreenProps) {
  return (
    <MissingScreenBoundary key={path}>
      <Suspense fallback={<ScreenOnItsWay />}>
        <RouteFrame title={title} firstRef={firstRef}>
          <Screen />
        </RouteFrame>
      </Suspense>
    </MissingScreenBoundary>
  );
}
