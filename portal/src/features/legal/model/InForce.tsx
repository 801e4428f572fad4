import { useCopy, useLocale } from "@portico/content-runtime/react";
import { LabelInContext } from "@portico/design-system/hidden";
import { Inline } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { useDocumentName, useInstant, versionsPath } from "./documents.ts";
import { documentsRead, type LegalDocumentName, selectLegal } from "./documents.workflow.ts";

/** Since when a document is in force, once that is known, and the link to its versions. */
export function InForce({ document }: { document: LegalDocumentName }) {
  const t = useCopy();
  const nameOf = useDocumentName();
  const whenOf = useInstant();
  const { documents } = useSelector(selectLegal);
  const standing = documents.data?.documents.find((each) => each.document === document);
  return (
    <Inline gap="medium" justify="between">
      {standing && (
        <Text size="small" tone="quiet">
          {t("legal.versions.since", { from: whenOf(standing.from), release: String(standing.release) })}
        </Text>
      )}
      <Text size="small">
        <Link href={versionsPath(document)}>
          <LabelInContext inContext={[t("legal.versions.all"), nameOf(document)].join(", ")}>
            {t("legal.versions.all")}
          </LabelInContext>
        </Link>
      </Text>
    </Inline>
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
  return documents.phase === "failed" ? <FailureAlert failure={documents.failure} onRetry={load} /> : null;
}
