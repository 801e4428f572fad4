import { useCopy } from "@portico/content-runtime/react";
import type { BareStudioKey } from "@portico/content-runtime/studio";
import { Button, ButtonLink } from "@portico/design-system/button";
import { Spinner } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { pageTitleId } from "@portico/design-system/page-header";
import { Component, type ReactNode, type RefObject, Suspense, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { signInFor } from "../components/hrefs.ts";
import { NoticePage } from "../components/NoticePage.tsx";
import { useScreenTitle } from "../components/useScreenTitle.ts";
import { useEditor, useSession, useSessionState } from "../session/sessionContext.ts";
import type { StudioRoute } from "./routes.tsx";

export type RouteScreenProps = {
  route: StudioRoute;
  /** Whether no screen has been shown yet. */
  firstRef: RefObject<boolean>;
};

/** Renders a screen behind its route guards. The server enforces them on every call. */
export function RouteScreen({ route, firstRef }: RouteScreenProps) {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  if (route.open) return <Loaded route={route} firstRef={firstRef} />;
  // After signing out on purpose, do not return here.
  if (state.phase === "signedOut")
    return <Navigate to={signInFor(state.byUser ? "/studio" : pathname + search)} replace />;
  return state.editor.grants.length === 0 ? <NoRoleScreen /> : <Loaded route={route} firstRef={firstRef} />;
}

function Loaded({ route: { path, screen: Screen, title }, firstRef }: RouteScreenProps) {
  return (
    <MissingScreenBoundary key={path}>
      <Suspense fallback={<ScreenLoading />}>
        <RouteFrame title={title} firstRef={firstRef}>
          <Screen />
        </RouteFrame>
      </Suspense>
    </MissingScreenBoundary>
  );
}

export type RouteFrameProps = {
  title: BareStudioKey;
  /** Whether this is the first screen that the page shows. */
  firstRef: RefObject<boolean>;
  children: ReactNode;
};

/**
 * Runs on each navigation once the screen is rendered: sets the title and, except on page load, scrolls to the top and
 * focuses the heading.
 */
function RouteFrame({ title, firstRef, children }: RouteFrameProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    // The first screen of a page load keeps the browser's own initial focus and scroll position.
    const first = firstRef.current;
    firstRef.current = false;
    if (first) return;
    document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    // Only a change of the path is a navigation; a change of the query (a filter) is not.
  }, [firstRef, pathname]);
  return (
    <>
      <ScreenTitle title={title} />
      {children}
    </>
  );
}

/** Rendered before the screen, so that a screen can override the title. */
function ScreenTitle({ title }: { title: BareStudioKey }) {
  useScreenTitle(useCopy()(title));
  return null;
}

/** Suspense fallback while a screen's code loads. */
function ScreenLoading() {
  const t = useCopy();
  return (
    <Page width="wide">
      <Stack align="center">
        <Spinner size="large" label={t("studio.shell.loading")} />
      </Stack>
    </Page>
  );
}

/** Error boundary: when a screen cannot be loaded or rendered, shows an error with a reload button; the menus stay. */
class MissingScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error("A screen of the Studio could not be shown.", error);
  }

  override render() {
    return this.state.failed ? <MissingScreen /> : this.props.children;
  }
}

function MissingScreen() {
  const t = useCopy();
  return (
    <NoticePage title={t("studio.shell.missing.title")} detail={t("studio.shell.missing.detail")}>
      <Button onPress={() => location.reload()}>{t("studio.shell.missing.reload")}</Button>
    </NoticePage>
  );
}

/** Shown instead of every screen to signed-in users without an editor role, mostly customers. */
function NoRoleScreen() {
  const t = useCopy();
  const session = useSession();
  const name = useEditor()?.firstName ?? "";
  return (
    <NoticePage title={t("studio.session.noRole.title")} detail={t("studio.session.noRole.detail", { name })}>
      <Button onPress={() => void session.signOut()}>{t("studio.session.noRole.other")}</Button>
      <ButtonLink variant="secondary" href="/">
        {t("studio.session.noRole.portal")}
      </ButtonLink>
    </NoticePage>
  );
}
