import { ContentProvider, useLocale } from "@portico/content-runtime/react";
import type { ContentStore } from "@portico/content-runtime/store";
import { LinkProvider } from "@portico/design-system/link";
import { LocaleProvider } from "@portico/design-system/locale";
import type { ComponentType, ReactNode } from "react";
import { Provider } from "react-redux";
import { BrowserRouter, Navigate, Route, Routes, useLocation } from "react-router-dom";
import type { Bootstrap } from "../api/bootstrap.ts";
import { GraphProvider } from "../components/GraphProvider.tsx";
import { PortalPageProvider } from "../components/portalPage.ts";
import type { Portal } from "./createPortal.ts";
import type { RouterNavigator } from "./router/routerNavigator.ts";
import { RouterBridge } from "./router/RouterBridge.tsx";
import { RouterLink } from "./router/RouterLink.tsx";
import type { PortalRoute } from "./router/route.ts";
import { RouteTableProvider, useRoutes } from "./router/useCurrentRoute.ts";
import { redirects, routes, unknownAddress } from "./routes.ts";
import { RouteScreen } from "./router/RouteScreen.tsx";
import { Shell } from "./shell/Shell.tsx";

export type AppProps = {
  portal: Portal;
  content: ContentStore;
  navigator: RouterNavigator;
  bootstrap: Bootstrap;
  /** The router's history: the browser's address bar, or memory in stories and tests. */
  Router?: ComponentType<{ children: ReactNode }>;
  /** Defaults to the portal's routes. */
  screens?: readonly PortalRoute[] | undefined;
};

/** The portal's root component: copy, store, router, GraphQL client, and the screens in their shell. */
export function App({ portal, content, navigator, bootstrap, Router = AddressBar, screens = routes }: AppProps) {
  return (
    <Provider store={portal.store}>
      <ContentProvider store={content}>
        <PortalPageProvider value={bootstrap}>
          <ContentLocaleProvider>
            <Router>
              <LinkProvider component={RouterLink}>
                <RouterBridge navigator={navigator}>
                  <GraphProvider graph={portal.graph}>
                    <RouteTableProvider value={screens}>
                      <AppRoutes />
                    </RouteTableProvider>
                  </GraphProvider>
                </RouterBridge>
              </LinkProvider>
            </Router>
          </ContentLocaleProvider>
        </PortalPageProvider>
      </ContentProvider>
    </Provider>
  );
}

function AddressBar({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

/** Formats money and dates in the locale of the copy. */
function ContentLocaleProvider({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useLocale().locale}>{children}</LocaleProvider>;
}

function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {useRoutes().map((route) => (
          <Route key={route.path} path={route.path} element={<RouteScreen route={route} />} />
        ))}
        {redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Redirect to={to} />} />
        ))}
        <Route path="*" element={<RouteScreen route={unknownAddress} />} />
      </Route>
    </Routes>
  );
}

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
