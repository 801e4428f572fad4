import type { Resolvers } from "@portico/openapi/voxcon.resolvers";
import { callLogOf } from "../modules/calls/callLog.service.ts";
import { deleteMessage, markMessage, messagesOf, restoreMessage } from "../modules/voice/messages.service.ts";
import type { GraphContext } from "./graph.context.ts";

/** Resolvers of voxcon.graphql. */
export const voiceResolvers: Resolvers<GraphContext> = {
  Query: {
    voiceMessages: (_parent, wanted, { deps, principal }) => messagesOf(deps, principal, wanted),
    callLog: (_parent, wanted, { deps, principal }) => callLogOf(deps, principal, wanted),
  },
  Mutation: {
    markVoiceMessage: (_parent, { input }, { deps, principal }) => markMessage(deps, principal, input),
    deleteVoiceMessage: (_parent, { input }, { deps, principal }) => deleteMessage(deps, principal, input),
    restoreVoiceMessage: (_parent, { input }, { deps, principal }) => restoreMessage(deps, principal, input),
  },
};
