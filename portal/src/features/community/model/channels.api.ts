import type { components, paths } from "@portico/openapi/community";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type Channel = Schemas["Channel"];
export type ChannelFacts = Schemas["ChannelFacts"];
export type ChannelLineup = Schemas["ChannelLineup"];
export type ChannelSettingsFacts = Schemas["ChannelSettingsFacts"];
export type Television = Schemas["Television"];

/** A change of a property's channels, with the version that it is based on. */
export type ChannelChange = { accountId: string } & (
  | { what: "add"; channelId: string; facts: ChannelFacts }
  | { what: "change"; channel: Channel; facts: ChannelFacts }
  | { what: "remove"; channel: Channel }
  | { what: "order"; version: number; channelIds: string[] }
  | { what: "settings"; version: number; facts: ChannelSettingsFacts }
  | { what: "activate"; code: string; name: string }
);

const account = "/api/pub/community/v1/accounts/{accountId}";
const channels = `${account}/channels` as const;
const oneChannel = `${account}/channels/{channelId}` as const;

/**
 * Requests for a property's channels and televisions (SERV-09). They never throw; a change based on an old version is
 * refused with CONFLICT.
 */
export function channelsApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  const from = (version: number) => ({ ...mutating(), "if-match": `"${version}"` });
  return {
    read: (accountId: string): Promise<Result<ChannelLineup>> =>
      toResult(client.GET(channels, { params: { path: { accountId }, header: reading() } })),
    /** Sends a change; an activated television is in the answer. */
    send: (change: ChannelChange): Promise<Result<unknown>> => {
      const path = { accountId: change.accountId };
      switch (change.what) {
        case "add": {
          const body = { channelId: change.channelId, ...change.facts };
          return toResult(client.POST(channels, { params: { path, header: mutating() }, body }));
        }
        case "change": {
          const { channelId, version } = change.channel;
          const params = { path: { ...path, channelId }, header: from(version) };
          return toResult(client.PUT(oneChannel, { params, body: change.facts }));
        }
        case "remove": {
          const { channelId, version } = change.channel;
          return toResult(
            client.DELETE(oneChannel, { params: { path: { ...path, channelId }, header: from(version) } }),
          );
        }
        case "order": {
          const params = { path, header: from(change.version) };
          return toResult(client.PUT(`${account}/channel-order`, { params, body: { channelIds: change.channelIds } }));
        }
        case "settings": {
          const params = { path, header: from(change.version) };
          return toResult(client.PUT(`${account}/channel-settings`, { params, body: change.facts }));
        }
        case "activate": {
          const body = { code: change.code, name: change.name };
          return toResult(client.POST(`${account}/televisions`, { params: { path, header: mutating() }, body }));
        }
      }
    },
  };
}
