import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading } from "@portico/design-system/text";
import { useDispatch } from "react-redux";
import { useArrival } from "../../../components/useArrival.ts";
import { SupportNumbers } from "../../session/model/SupportNumbers.tsx";
import { supportContactsRead } from "../../session/model/supportContacts.slice.ts";
import { contactPath } from "./support.rules.ts";

/** The telephone numbers, for whoever found nothing. */
export function CallUs() {
  const t = useCopy();
  const dispatch = useDispatch();
  useArrival(() => dispatch(supportContactsRead.requested()));
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{t("support.call.title")}</Heading>
      <SupportNumbers />
      <Link href={contactPath}>{t("support.call.hours")}</Link>
    </Stack>
  );
}
