import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/community";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { communityRow } from "./community.reads.ts";
import {
  activateTelevision,
  addChannel,
  changeChannel,
  changeSettings,
  lineupOf,
  removeChannel,
  reorderChannels,
  type Changer,
  type SeenChannel,
} from "./channels.service.ts";

type Schemas = components["schemas"];

/**
 * The property of a request, and who asks.
 * @throws Problem NOT_FOUND for another customer's account and on the business site; AGREEMENT_REQUIRED without a tenant
 * agreement in force
 */
async function propertyOf({ database }: Dependencies, { site, principal, params }: FastifyRequest): Promise<Changer> {
  const { accountId } = params as { accountId: string };
  if (site !== "community") throw new Problem("NOT_FOUND");
  const { userId } = customerOf({ principal }, accountId);
  if ((await communityRow(database, accountId))?.agreement !== "ACTIVE") throw new Problem("AGREEMENT_REQUIRED");
  return { accountId, actorId: userId };
}

/** The version that was seen; schema validation has checked the quoted number. */
const versionIn = ({ headers }: FastifyRequest) => Number((headers["if-match"] ?? "").slice(1, -1));

async function seenIn(deps: Dependencies, request: FastifyRequest): Promise<SeenChannel> {
  const { channelId } = request.params as { channelId: string };
  return { ...(await propertyOf(deps, request)), channelId, version: versionIn(request) };
}

/** The endpoints of a property's channels (SERV-09). Who may change them is in the OpenAPI document. */
export function channelOperations(deps: Dependencies): Operations {
  return {
    getCommunityChannels: async (request) => lineupOf(deps, (await propertyOf(deps, request)).accountId),
    addCommunityChannel: async (request, reply) => {
      const added = await addChannel(deps, await propertyOf(deps, request), request.body as Schemas["NewChannel"]);
      return reply.status(201).send(added);
    },
    changeCommunityChannel: async (request) =>
      changeChannel(deps, await seenIn(deps, request), request.body as Schemas["ChannelFacts"]),
    removeCommunityChannel: async (request, reply) => {
      await removeChannel(deps, await seenIn(deps, request));
      return reply.status(204).send();
    },
    reorderCommunityChannels: async (request) => {
      const { channelIds } = request.body as Schemas["ChannelOrder"];
      return reorderChannels(deps, await propertyOf(deps, request), versionIn(request), channelIds);
    },
    changeChannelSettings: async (request) =>
      changeSettings(
        deps,
        await propertyOf(deps, request),
        versionIn(request),
        request.body as Schemas["ChannelSettingsFacts"],
      ),
    activateTelevision: async (request, reply) => {
      const changer = await propertyOf(deps, request);
      return reply.status(201).send(await activateTelevision(deps, changer, request.body as Schemas["Activation"]));
    },
  };
}
