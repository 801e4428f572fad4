import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { Dialog } from "@portico/design-system/dialog";
import { TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Heading } from "@portico/design-system/text";
import { useToast } from "@portico/design-system/toast";
import { useEffect, useState } from "react";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { Amenity, AmenityRequestKind } from "../model/property.api.ts";
import type { Property } from "../model/useProperty.ts";
import { isConflict } from "../model/useSavedToast.ts";

const kinds = ["REPAIR", "CHANGE", "REMOVAL"] as const satisfies readonly AmenityRequestKind[];
const LONGEST_NOTE = 300;
const formId = "amenity-request";

export type RequestDialogProps = { amenity: Amenity; property: Property; onClose: () => void };

/** Asks the provider for a repair, a change or the removal of an amenity. */
export function RequestDialog({ amenity, property, onClose }: RequestDialogProps) {
  const t = useCopy();
  const toast = useToast();
  const { phase, send, dismiss } = property;
  // One id for all tries, so that a lost response does not ask twice.
  const [requestId] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<AmenityRequestKind>(amenity.state === "TROUBLE" ? "REPAIR" : "CHANGE");
  const [note, setNote] = useState("");
  const busy = phase.name === "working";
  const isTooLong = Array.from(note).length > LONGEST_NOTE;
  useEffect(() => {
    if (phase.name !== "done" || phase.request.what !== "request") return;
    toast({ message: t("property.amenities.received") });
    dismiss();
    onClose();
  }, [phase, dismiss, onClose, t, toast]);
  const submit = () => {
    if (!isTooLong) send({ what: "request", amenityId: amenity.amenityId, requestId, kind, note });
  };
  const title = t("property.amenities.askTitle", { amenity: t("property.amenities.kind", { kind: amenity.kind }) });
  return (
    <Dialog
      open
      size="small"
      title={title}
      closeLabel={t("community.channels.close")}
      busy={busy}
      onOpenChange={onClose}
    >
      <VisuallyHidden>
        <Heading level={3} size={3} id={formId}>
          {t("property.amenities.form")}
        </Heading>
      </VisuallyHidden>
      <Form
        labelledBy={formId}
        busy={busy}
        onSubmit={submit}
        actions={
          <Actions>
            <Button type="submit" busy={busy ? t("property.amenities.sending") : undefined}>
              {t("property.amenities.send")}
            </Button>
          </Actions>
        }
      >
        {isConflict(property) && (
          <Alert tone="warning" toneLabel={t("shell.tone.warning")} live="assertive">
            {t("property.amenities.alreadyOpen")}
          </Alert>
        )}
        {phase.name === "failed" && !isConflict(property) && <FailureAlert failure={phase.failure} />}
        <RadioGroup
          legend={t("property.amenities.what")}
          name="kind"
          value={kind}
          options={kinds.map((value) => ({ value, label: t("property.amenities.requestKind", { kind: value }) }))}
          onChange={setKind}
        />
        <TextArea
          label={t("property.amenities.note")}
          name="note"
          optionalLabel={t("community.channels.optional")}
          maxLength={LONGEST_NOTE}
          remaining={(left) => t("community.channels.left", { left })}
          error={isTooLong ? t("community.channels.tooLong") : undefined}
          value={note}
          onChange={setNote}
        />
      </Form>
    </Dialog>
  );
}
