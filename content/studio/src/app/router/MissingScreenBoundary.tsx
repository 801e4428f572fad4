import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Component, type ReactNode } from "react";
import { NoticePage } from "../../components/NoticePage.tsx";

/** Where a screen could not be fetched or drawn, says so and offers to load the page again; the menus stay. */
export class MissingScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(fault: unknown) {
    console.error("A screen of the Studio could not be shown.", fault);
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
