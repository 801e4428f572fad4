import { Component, type ReactNode } from "react";
import { Navigate } from "react-router-dom";

type Props = { path: string; children: ReactNode };

/** A screen that cannot be loaded or drawn sends the customer to /404 (SHELL-07) and leaves its reason in the console. */
export class MissingScreenBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The screen at ${this.props.path} could not be shown.`, error);
    // Heard by the page's signals, as any fault that nothing caught.
    reportError(error);
  }

  override render() {
    return this.state.failed ? <Navigate to="/404" replace /> : this.props.children;
  }
}
