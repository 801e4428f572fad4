import { type SyntheticEvent, useEffect, useState } from "react";
import type { ToPortal, VaultMode } from "../lib/vaultProtocol.ts";
import { brandIn, type Faults, faultsIn, type FieldName, firstValues } from "./fields.ts";
import type { StoreCard } from "./storeCard.ts";

export type CardFormParts = {
  mode: VaultMode;
  /** The provider's day, YYYY-MM-DD. */
  businessDate: string;
  store: StoreCard;
  tell: (message: ToPortal) => void;
};

/** What is typed, what was refused, what is on its way. Nothing is judged before it is sent; an error goes as soon as it is repaired. */
export function useCardForm({ mode, businessDate, store, tell }: CardFormParts) {
  const [values, setValues] = useState(() => firstValues(mode));
  const [faults, setFaults] = useState<Faults>({});
  const [refusals, setRefusals] = useState(0);
  const [sending, setSending] = useState(false);
  const found = faultsIn(mode, values, businessDate);
  const brand = brandIn(mode, values);
  const complete = Object.keys(found).length === 0;
  useEffect(() => {
    tell({ type: "changed", brand, complete });
  }, [tell, brand, complete]);

  const change = (field: FieldName, value: string) => {
    setValues((held) => ({ ...held, [field]: value }));
    setFaults(({ [field]: _repaired, ...others }) => others);
  };
  const refuse = (refused: Faults) => {
    setFaults(refused);
    setRefusals((count) => count + 1);
    tell({ type: "invalid", fieldCount: Object.keys(refused).length });
  };
  const send = async () => {
    tell({ type: "submitting" });
    setSending(true);
    const stored = await store(mode, values);
    setSending(false);
    if (stored.kind === "invalid") refuse(stored.faults);
    else tell(stored.kind === "stored" ? { type: "stored", card: stored.card } : { type: "failed", failure: stored.failure });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending) return;
    if (complete) void send();
    else refuse(found);
  };
  return { values, faults, refusals, sending, brand, change, submit };
}
