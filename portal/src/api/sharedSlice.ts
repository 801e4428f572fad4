import { combineReducers, type Reducer, type StateFromReducersMapObject } from "redux";

/**
 * A slice of the root that several flows share: each declares its own part with its workflow, as its code loads. A part
 * has one owner; a second one is refused.
 *
 * @example
 * export const billing = sharedSlice("billing");
 * export const receiptWorkflow = { name: "receipt", reducers: billing({ receipt: receiptReducer }), sagas: {} };
 */
export function sharedSlice<Name extends string>(name: Name) {
  const parts: Record<string, Reducer> = {};
  let combined: Reducer;
  const slice: Reducer = (state, action) => combined(state, action);
  return <Own extends Readonly<Record<string, Reducer>>>(own: Own) => {
    for (const part of Object.keys(own)) if (part in parts) throw new Error(`${name}.${part} has an owner`);
    Object.assign(parts, own);
    combined = combineReducers(parts);
    return { [name]: slice } as { [Key in Name]: Reducer<StateFromReducersMapObject<Own>> };
  };
}
