import { useIsKilled, useToggle } from "@portico/content-runtime/react";
import { Suspense, useState } from "react";
import { useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import {
  selectIsSignedIn,
  selectPermissions,
  selectSessionPhase,
} from "../../features/session/model/session.selectors.ts";
import { usePortalPage } from "../../components/portalPage.ts";
import { AccountFromUrl, RedirectToSignIn, RedirectWhenOff, RedirectWithoutPermission } from "./guards.tsx";
import { PrefetchNextScreen } from "./PrefetchNextScreen.tsx";
import { lazyScreen } from "../../components/lazyComponent.ts";
import { ScreenErrorBoundary } from "./ScreenErrorBoundary.tsx";
import { NavigationSpinner } from "./NavigationSpinner.tsx";
import type { PortalRoute } from "./route.ts";
import { RouteFrame } from "./RouteFrame.tsx";

const closed = lazyScreen(() => import("../rareScreens.ts").then((part) => part.AreaClosed));

/**
 * Renders a screen behind its route guards: session, toggle, permission, account. The server enforces all of them too.
 */
export function RouteScreen({ route }: { route: PortalRoute }) {
  const phase = useSelector(selectSessionPhase);
  const signedIn = useSelector(selectIsSignedIn);
  const { site } = usePortalPage();
  if (!route.open && phase === "leaving") return <NavigationSpinner />;
  if (!route.open && !signedIn) return <RedirectToSignIn />;
  if ((route.site ?? site) !== site) return <RedirectWhenOff to={route.offTo} />;
  return route.toggle ? (
    <Toggled key={route.toggle} route={route} toggle={route.toggle} />
  ) : (
    <Permitted route={route} />
  );
}

function Toggled({ route, toggle }: { route: PortalRoute; toggle: NonNullable<PortalRoute["toggle"]> }) {
  const isOpen = useToggle(toggle);
  const isStopped = useIsKilled(toggle);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (isOpen) return <Permitted route={route} />;
  // A kill switch stopped this area before or during the visit: stay at this URL, because the area returns without a
  // reload. A toggle that was never on is handled below.
  return wasOpen || isStopped ? <Loaded route={{ ...route, screen: closed }} /> : <RedirectWhenOff to={route.offTo} />;
}

function Permitted({ route }: { route: PortalRoute }) {
  const permissions = useSelector(selectPermissions);
  if (route.permission && !permissions.includes(route.permission)) return <RedirectWithoutPermission />;
  return route.ofAccount ? (
    <AccountFromUrl>
      <Loaded route={route} />
    </AccountFromUrl>
  ) : (
    <Loaded route={route} />
  );
}

function Loaded({ route }: { route: PortalRoute }) {
  const { Screen } = route.screen;
  const { pathname } = useLocation();
  return (
    <ScreenErrorBoundary key={route.path} path={pathname}>
      <Suspense key={route.path} fallback={<NavigationSpinner path={route.path} />}>
        <RouteFrame title={route.title}>
          <Screen />
          <PrefetchNextScreen next={route.next} />
        </RouteFrame>
      </Suspense>
    </ScreenErrorBoundary>
  );
}
