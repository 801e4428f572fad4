import { Component, type ReactNode } from "react";
import { Navigate } from "react-router-dom";

type Props = { path: string; children: ReactNode };

/**
 * Error boundary: redirects to /404 when a screen cannot be loaded or rendered (SHELL-07), and logs the error to the
 * console.
 */
export class ScreenErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The screen at ${this.props.path} could not be shown.`, error);
    // Reported as an uncaught error, so that the page signals receive it.
    reportError(error);
  }

  override render() {
    return this.state.failed ? <Navigate to="/404" replace /> : this.props.children;
  }
}
