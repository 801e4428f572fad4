import { useIsKilled, useToggle } from "@portico/content-runtime/react";
import { Suspense, useState } from "react";
import { useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import { selectIsSignedIn, selectPermissions, selectSessionPhase } from "../../features/session/model/session.selectors.ts";
import { usePortalPage } from "../../components/portalPage.ts";
import { AccountInAddress } from "./AccountInAddress.tsx";
import { FetchedAhead } from "./FetchedAhead.tsx";
import { lazyScreen } from "./lazyScreen.tsx";
import { MissingScreenBoundary } from "./MissingScreenBoundary.tsx";
import { NavigationSpinner } from "./NavigationSpinner.tsx";
import { NotAllowedHere, SignInFirst, SwitchedOff } from "./refusals.tsx";
import type { PortalRoute } from "./route.ts";
import { RouteFrame } from "./RouteFrame.tsx";

const closed = lazyScreen(() => import("../toggledParts.ts").then((part) => part.AreaClosed));

/** A screen behind its guards: session, toggle, permission, account. The server checks all of them again. */
export function RouteScreen({ route }: { route: PortalRoute }) {
  const phase = useSelector(selectSessionPhase);
  const signedIn = useSelector(selectIsSignedIn);
  if (!route.open && phase === "leaving") return <NavigationSpinner />;
  if (!route.open && !signedIn) return <SignInFirst />;
  return route.toggle ? <Toggled key={route.toggle} route={route} toggle={route.toggle} /> : <Permitted route={route} />;
}

function Toggled({ route, toggle }: { route: PortalRoute; toggle: NonNullable<PortalRoute["toggle"]> }) {
  const { site } = usePortalPage();
  const isHere = (route.site ?? site) === site;
  const isOpen = useToggle(toggle) && isHere;
  const isStopped = useIsKilled(toggle) && isHere;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (isOpen) return <Permitted route={route} />;
  // Stopped, before somebody came or while they are in it: they stay where they are, and it comes back by itself. One that was never there is
  // another matter.
  return wasOpen || isStopped ? <Loaded route={{ ...route, screen: closed }} /> : <SwitchedOff to={route.offTo} />;
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
