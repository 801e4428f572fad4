import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/portal";
import { client, versions } from "@portico/rules/constants";
import type { Config } from "../../config/config.ts";
import { locales } from "../../lib/principal.ts";
import { contentAbilities } from "../identity/identity.reads.ts";
import { publishedManifest, publishedToggles } from "../content/delivery/content.reads.ts";
import { pageServed } from "../content/releases/openBuilds.writes.ts";
import { sessionTiming, startOf, toggleReaderOf } from "../identity/session.reads.ts";

/** The endpoints of the portal's and the Studio's start-up data. */
export function portalOperations(deps: Dependencies): Operations {
  return {
    getBootstrap: (request, reply) => bootstrapOf(deps, request, reply),
    getStudioBootstrap: async (request, reply) => studioBootstrapOf(deps, request, reply),
  };
}

type Schemas = components["schemas"];

function environmentOf({ environment, voiceDisabled }: Config): Schemas["Bootstrap"]["environment"] {
  return {
    name: environment,
    production: environment === "production",
    voiceDisabled,
    mocks: false,
    version: versions.portal,
    clusterVersion: versions.portal,
  };
}

/** The portal's start-up data, for the page and for the call that reloads it. */
export async function bootstrapOf(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Schemas["Bootstrap"]> {
  const { config } = deps;
  const { site } = request;
  const start = await startOf(deps, request, reply);
  await pageServed(deps);
  return {
    site,
    vendorKey: client.vendorKey[site],
    clientType: client.type,
    environment: environmentOf(config),
    ...start,
    locales: [...locales],
    content: await publishedManifest(deps, site),
    toggles: await publishedToggles(deps, toggleReaderOf(request, start)),
    vaultOrigin: config.vaultOrigin,
    demo: config.demo,
  };
}

function studioSession(deps: Dependencies, request: FastifyRequest): Schemas["StudioSession"] {
  const { principal } = request;
  if (!principal) return { authenticated: false };
  const { username, firstName, contentGrants } = principal;
  return {
    authenticated: true,
    editor: { username, firstName, grants: [...contentGrants], abilities: contentAbilities(contentGrants) },
    timing: sessionTiming(deps, request),
  };
}

/** The Studio's start-up data. Its texts are part of its build, so it has no release. */
export function studioBootstrapOf(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Schemas["StudioBootstrap"] {
  const { config, clock } = deps;
  return {
    vendorKey: client.vendorKey[request.site],
    clientType: client.type,
    locale: request.locale,
    locales: [...locales],
    session: studioSession(deps, request),
    csrfToken: reply.antiForgeryToken(),
    timeZone: clock.timeZone,
    demo: config.demo,
  };
}
