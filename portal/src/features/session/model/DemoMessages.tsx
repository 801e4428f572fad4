import { Copy, useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import { usePortalPage } from "../../../components/portalPage.ts";

/** In the demo, where the e-mail is. */
export function DemoMessages() {
  const t = useCopy();
  const { demo } = usePortalPage();
  if (!demo) return null;
  const link = (words: ReactNode) => (
    <Link href="/demo/messages" external={{ label: t("statements.calls.newWindow") }}>
      {words}
    </Link>
  );
  return (
    <Text size="small" tone="quiet">
      <Copy id="session.recovery.demo" tags={{ link }} />
    </Text>
  );
}
