import { type LinkComponentProps, LinkProvider } from "@portico/design-system/link";
import { useState } from "react";
import { createBrowserRouter, Link, type RouteObject, RouterProvider } from "react-router-dom";
import { studioHome } from "../components/hrefs.ts";
import type { Studio } from "./createStudio.ts";
import { routes } from "./routes.tsx";
import { RouteScreen } from "./RouteScreen.tsx";
import { Shell } from "./Shell.tsx";
import { StudioProviders } from "./StudioProviders.tsx";

type Router = ReturnType<typeof createBrowserRouter>;

export type AppProps = {
  studio: Studio;
  /** Makes the router over a history: the browser's address bar, or memory in stories and tests. */
  routerOver?: (screens: RouteObject[]) => Router;
};

/**
 * The Studio's root component: providers, and the screens in their shell. The router is a data router, because only
 * these can hold back a navigation (`useUnsavedChanges`).
 */
export function App({ studio, routerOver = createBrowserRouter }: AppProps) {
  const [router] = useState(() => routerOver(screensInShell()));
  return (
    <StudioProviders studio={studio}>
      <RouterProvider router={router} useTransitions={false} />
    </StudioProviders>
  );
}

function screensInShell(): RouteObject[] {
  const firstRef = { current: true };
  const shell = (
    <LinkProvider component={RouterLink}>
      <Shell />
    </LinkProvider>
  );
  return [
    {
      element: shell,
      children: routes.map((route) => ({
        path: route.path,
        element: <RouteScreen key={route.path} route={route} firstRef={firstRef} />,
      })),
    },
  ];
}

const inStudio = (href: string) =>
  href === studioHome || [`${studioHome}/`, `${studioHome}?`, "?"].some((start) => href.startsWith(start));

/**
 * Lets the router handle the design system's links; links to the portal or to files, and fragments, stay plain anchors.
 */
function RouterLink({ href, ...anchor }: LinkComponentProps) {
  return inStudio(href) ? <Link to={href} {...anchor} /> : <a href={href} {...anchor} />;
}
