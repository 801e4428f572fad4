import { useCopy, useLocale } from "@portico/content-runtime/react";
import { LabelInContext } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { isPending } from "../../../api/read.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { usePortalPage } from "../../../components/portalPage.ts";
import { useArrival } from "../../../components/useArrival.ts";
import * as css from "./InForce.css.ts";
import { useDocumentName, useDay, versionsPath } from "./documents.ts";
import { documentsRead, type LegalDocumentName, selectLegal } from "./documents.workflow.ts";

/** Since when a document is in force, once that is known, and the link to its versions. */
export function InForce({ document }: { document: LegalDocumentName }) {
  const t = useCopy();
  const nameOf = useDocumentName();
  const dayOf = useDay();
  const { documents } = useSelector(selectLegal);
  const { businessNow } = usePortalPage();
  // The versions say more: two of them can be of one day.
  const sinceOf = (from: string) => t("legal.inForce.since", { from: dayOf(from) });
  const inForce = documents.data?.documents.find((each) => each.document === document);
  return (
    <Stack gap="xsmall">
      {(inForce || isPending(documents)) && (
        <Text size="small" tone="quiet">
          {inForce ? sinceOf(inForce.from) : <Room>{sinceOf(businessNow)}</Room>}
        </Text>
      )}
      <Text size="small">
        <Link href={versionsPath(document)}>
          <LabelInContext inContext={[t("legal.versions.all"), nameOf(document)].join(", ")}>
            {t("legal.versions.all")}
          </LabelInContext>
        </Link>
      </Text>
    </Stack>
  );
}

/** Keeps the room of words that are on their way, one line or two, so that they push nothing down. */
function Room({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={css.room}>
      {children}
    </span>
  );
}

/** Loads since when the documents are in force, in the language of the page; says so when that fails. */
export function InForceFailure() {
  const dispatch = useDispatch();
  const { locale } = useLocale();
  const { documents } = useSelector(selectLegal);
  const load = () => dispatch(documentsRead.requested({ locale }));
  useArrival(() => {
    dispatch(documentsRead.reset());
    load();
  }, locale);
  return documents.phase === "failed" ? <FailureAlert failure={documents.failure} onReload={load} /> : null;
}
