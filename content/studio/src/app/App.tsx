import { type LinkComponentProps, LinkProvider } from "@portico/design-system/link";
import { type ComponentType, type ReactNode, useRef } from "react";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import { studioHome } from "../components/hrefs.ts";
import type { Studio } from "./createStudio.ts";
import { routes } from "./routes.tsx";
import { RouteScreen } from "./RouteScreen.tsx";
import { Shell } from "./Shell.tsx";
import { StudioProviders } from "./StudioProviders.tsx";

export type AppProps = {
  studio: Studio;
  /** The router's history: the browser's address bar, or memory in stories and tests. */
  Router?: ComponentType<{ children: ReactNode }>;
};

/** The Studio's root component: providers, and the screens in their shell. */
export function App({ studio, Router = AddressBar }: AppProps) {
  return (
    <StudioProviders studio={studio}>
      <Router>
        <LinkProvider component={RouterLink}>
          <AppRoutes />
        </LinkProvider>
      </Router>
    </StudioProviders>
  );
}

function AddressBar({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

function AppRoutes() {
  const firstRef = useRef(true);
  return (
    <Routes>
      <Route element={<Shell />}>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<RouteScreen route={route} firstRef={firstRef} />} />
        ))}
      </Route>
    </Routes>
  );
}

const inStudio = (href: string) =>
  href === studioHome || [`${studioHome}/`, `${studioHome}?`, "?"].some((start) => href.startsWith(start));

/**
 * Lets the router handle the design system's links; links to the portal or to files, and fragments, stay plain anchors.
 */
function RouterLink({ href, ...anchor }: LinkComponentProps) {
  return inStudio(href) ? <Link to={href} {...anchor} /> : <a href={href} {...anchor} />;
}
