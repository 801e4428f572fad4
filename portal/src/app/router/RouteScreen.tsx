import { useToggle } from "@portico/content-runtime/react";
import { Suspense } from "react";
import { useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import { selectIsSignedIn, selectPermissions, selectSessionPhase } from "../../features/session/model/session.selectors.ts";
import { usePortalPage } from "../../components/portalPage.ts";
import { AccountInAddress } from "./AccountInAddress.tsx";
import { FetchedAhead } from "./FetchedAhead.tsx";
import { MissingScreenBoundary } from "./MissingScreenBoundary.tsx";
import { NavigationSpinner } from "./NavigationSpinner.tsx";
import { NotAllowedHere, SignInFirst, SwitchedOff } from "./refusals.tsx";
import type { PortalRoute } from "./route.ts";
import { RouteFrame } from "./RouteFrame.tsx";

/** A screen behind its guards: session, toggle, permission, account. The server checks all of them again. */
export function RouteScreen({ route }: { route: PortalRoute }) {
  const phase = useSelector(selectSessionPhase);
  const signedIn = useSelector(selectIsSignedIn);
  if (!route.open && phase === "leaving") return <NavigationSpinner />;
  if (!route.open && !signedIn) return <SignInFirst />;
  return route.toggle ? <Toggled route={route} toggle={route.toggle} /> : <Permitted route={route} />;
}

function Toggled({ route, toggle }: { route: PortalRoute; toggle: NonNullable<PortalRoute["toggle"]> }) {
  const { site } = usePortalPage();
  return useToggle(toggle) && (route.site ?? site) === site ? <Permitted route={route} /> : <SwitchedOff to={route.offTo} />;
}

function Permitted({ route }: { route: PortalRoute }) {
  const permissions = useSelector(selectPermissions);
  if (route.permission && !permissions.includes(route.permission)) return <NotAllowedHere />;
  return route.ofAccount ? <AccountInAddress><Loaded route={route} /></AccountInAddress> : <Loaded route={route} />;
}

function Loaded({ route }: { route: PortalRoute }) {
  const { Screen } = route.screen;
  const { pathname } = useLocation();
  return (
    <MissingScreenBoundary key={route.path} path={pathname}>
      <Suspense key={route.path} fallback={<NavigationSpinner />}>
        <RouteFrame title={route.title}>
          <Screen />
          <FetchedAhead next={route.next} />
        </RouteFrame>
      </Suspense>
    </MissingScreenBoundary>
  );
}
