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
import type { RouteTable } from "./router/route.ts";
import { RouteTableProvider, UntilRoutesLoad, useRouteTable } from "./router/routeTable.tsx";
import { unknownAddress } from "./firstRoutes.ts";
import { RouteScreen } from "./router/RouteScreen.tsx";
import { ScreenErrorBoundary } from "./router/ScreenErrorBoundary.tsx";
import { Shell } from "./shell/Shell.tsx";

export type AppProps = {
  portal: Portal;
  content: ContentStore;
  navigator: RouterNavigator;
  bootstrap: Bootstrap;
  /** The router's history: the browser's address bar, or memory in stories and tests. */
  Router?: ComponentType<{ children: ReactNode }>;
  /** The routes to start with (`startTable`); missing ones are loaded after the first screen. */
  routes: RouteTable;
};

/** The portal's root component: copy, store, router, GraphQL client, and the screens in their shell. */
export function App({ portal, content, navigator, bootstrap, Router = AddressBar, routes }: AppProps) {
  return (
    <Provider store={portal.store}>
      <ContentProvider store={content}>
        <PortalPageProvider value={bootstrap}>
          <ContentLocaleProvider>
            <Router>
              <LinkProvider component={RouterLink}>
                <RouterBridge navigator={navigator}>
                  <GraphProvider graph={portal.graph}>
                    <RouteTableProvider start={routes}>
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
  const { routes, redirects, isComplete } = useRouteTable();
  const { pathname } = useLocation();
  return (
    <Routes>
      <Route element={<Shell />}>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<RouteScreen route={route} />} />
        ))}
        {redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Redirect to={to} />} />
        ))}
        <Route
          path="*"
          element={
            isComplete ? (
              <RouteScreen route={unknownAddress} />
            ) : (
              <ScreenErrorBoundary path={pathname}>
                <UntilRoutesLoad />
              </ScreenErrorBoundary>
            )
          }
        />
      </Route>
    </Routes>
  );
}

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
