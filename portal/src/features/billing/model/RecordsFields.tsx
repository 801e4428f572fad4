import { NotifyField } from "./NotifyField.tsx";
import type { Records } from "./records.ts";
import { ReferenceField } from "./ReferenceField.tsx";
import type { RecordsErrors } from "./useRecordsErrors.ts";

type RecordsFieldsProps = {
  records: Records;
  errors: RecordsErrors;
  /** Whether messages are sent from here at all. */
  canNotify: boolean;
  onTyped: (typed: Records) => void;
};

/** What a review asks for besides the terms, in every flow that takes money (B14). */
export function RecordsFields({ records: { customerReference = "", notify = "" }, errors, canNotify, onTyped }: RecordsFieldsProps) {
  return (
    <>
      <ReferenceField value={customerReference} error={errors.customerReference} onChange={(typed) => onTyped({ customerReference: typed })} />
      {canNotify && <NotifyField value={notify} error={errors.notify} onChange={(typed) => onTyped({ notify: typed })} />}
    </>
  );
}
