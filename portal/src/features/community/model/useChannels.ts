import { useDispatch, useSelector } from "react-redux";
import { useArrival } from "../../../components/useArrival.ts";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import type { ChannelChange } from "./channels.api.ts";
import { channelEvents, lineupRead, selectChannelPhase, selectLineup } from "./channels.slice.ts";

type Change = ChannelChange extends infer One ? (One extends ChannelChange ? Omit<One, "accountId"> : never) : never;

/** What the screens of channels share: the list, who may change it, and its changes. Loads it on arrival. */
export function useChannels() {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const load = () => dispatch(lineupRead.requested({ accountId }));
  useArrival(() => {
    dispatch(channelEvents.dismissed());
    load();
  });
  return {
    accountId,
    read: useSelector(selectLineup),
    phase: useSelector(selectChannelPhase),
    mayChange: useSelector(selectPermissions).includes("manageProperty"),
    load,
    send: (change: Change) => dispatch(channelEvents.requested({ ...change, accountId })),
    dismiss: () => dispatch(channelEvents.dismissed()),
  };
}

export type Channels = ReturnType<typeof useChannels>;
