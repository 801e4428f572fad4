import { useDispatch, useSelector } from "react-redux";
import { useArrival } from "../../../components/useArrival.ts";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import type { PropertyChange } from "./property.api.ts";
import { propertyEvents, propertyReads, selectProperty, type PropertyPart } from "./property.slice.ts";

type Change = PropertyChange extends infer One ? (One extends PropertyChange ? Omit<One, "accountId"> : never) : never;

/** What the screens of a property share: its parts, who may change them, and their changes. Loads parts on arrival. */
export function useProperty(parts: readonly PropertyPart[]) {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const load = (part: PropertyPart) => accountId !== null && dispatch(propertyReads[part].requested({ accountId }));
  useArrival(() => {
    dispatch(propertyEvents.dismissed());
    for (const part of parts) load(part);
  });
  const { change: phase, ...reads } = useSelector(selectProperty);
  return {
    accountId: accountId ?? "",
    reads,
    phase,
    mayChange: useSelector(selectPermissions).includes("manageProperty"),
    load,
    send: (change: Change) => accountId !== null && dispatch(propertyEvents.requested({ ...change, accountId })),
    dismiss: () => dispatch(propertyEvents.dismissed()),
  };
}

export type Property = ReturnType<typeof useProperty>;
