import { useCopy } from "@portico/content-runtime/react";
import { Disclosure } from "@portico/design-system/disclosure";
import { useState } from "react";
import { PaperlessAgreedDocument } from "../../../api/graphql/generated/graph.paperlessAgreed.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { AcceptedTermsText } from "../model/terms/AcceptedTerms.tsx";
import { CardState } from "../model/screen/HomeCard.tsx";

/** The paperless consent that was accepted; loaded when it is opened. */
export function PaperlessAgreed({ accountId }: { accountId: string }) {
  const t = useCopy();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={t("billing.paperless.agreed")} open={open} onOpenChange={setOpen}>
      {open && <Terms accountId={accountId} />}
    </Disclosure>
  );
}

function Terms({ accountId }: { accountId: string }) {
  const t = useCopy();
  const { read, retry } = useGraphRead(PaperlessAgreedDocument, { accountId });
  const account = read.data?.billing;
  if (!account?.paperlessTerms) return <CardState title={t("billing.paperless.agreed")} read={read} retry={retry} />;
  return <AcceptedTermsText terms={account.paperlessTerms} timeZone={account.timeZone} />;
}
