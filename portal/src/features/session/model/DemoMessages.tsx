import { Copy, useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import { usePortalPage } from "../../../components/portalPage.ts";

/** In the demo, where the message with a passcode is. */
export function DemoMessages({
  words = "session.recovery.demo",
}: {
  words?: "session.recovery.demo" | "statements.calls.demo" | "cpni.demo";
}) {
  const t = useCopy();
  const { demo } = usePortalPage();
  if (!demo) return null;
  const link = (label: ReactNode) => (
    <Link href="/demo/messages" external={{ label: t("statements.calls.newWindow") }}>
      {label}
    </Link>
  );
  return (
    <Text size="small" tone="quiet">
      <Copy id={words} tags={{ link }} />
    </Text>
  );
}
