import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { DownloadIcon } from "@portico/design-system/icons";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Notice } from "../model/Notice.tsx";
import { selectReceipt } from "./receipt.selectors.ts";
import { type CopyPhase, type DownloadPhase, receiptEvents, type ReceiptOf } from "./receipt.slice.ts";

export type ReceiptCopiesProps = { receipt: ReceiptOf; fileName: string; canSend: boolean };

/** The receipt to keep: as a file, and where messages are sent, by e-mail. */
export function ReceiptCopies({ receipt, fileName, canSend }: ReceiptCopiesProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { download, copy } = useSelector(selectReceipt);
  useEffect(() => () => void dispatch(receiptEvents.left()), [dispatch]);
  return (
    <>
      <CopyNews of={"paymentId" in receipt ? "payment" : "refund"} download={download} copy={copy} />
      <Actions>
        <Button
          icon={<DownloadIcon size={20} />}
          busy={download.name === "downloading" ? t("billing.receipt.downloading") : undefined}
          onPress={() => dispatch(receiptEvents.downloadRequested({ ...receipt, fileName }))}
        >
          {t("billing.receipt.download")}
        </Button>
        {canSend && (
          <Button
            variant="secondary"
            busy={copy.name === "sending" ? t("billing.receipt.sending") : undefined}
            onPress={() => dispatch(receiptEvents.copyAsked(receipt))}
          >
            {t("billing.receipt.send")}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** What became of a download or a copy, above the buttons. */
function CopyNews({ of, download, copy }: { of: "payment" | "refund"; download: DownloadPhase; copy: CopyPhase }) {
  const t = useCopy();
  return (
    <>
      {download.name === "failed" && (
        <Notice tone="bad" live="assertive" title={t("billing.receipt.downloadFailed.title")}>
          {t("billing.receipt.downloadFailed.detail", { of })}
        </Notice>
      )}
      {copy.name === "failed" && (
        <Notice tone="bad" live="assertive" title={t("billing.receipt.sendFailed.title")}>
          {t("billing.receipt.sendFailed.detail", { of })}
        </Notice>
      )}
      {copy.name === "sent" && (
        <Notice tone="good" live="polite" title={t("billing.receipt.sent")}>
          {copy.address}
        </Notice>
      )}
      {copy.name === "unavailable" && <Notice tone="note" live="polite" title={t("billing.receipt.sendUnavailable")} />}
    </>
  );
}
