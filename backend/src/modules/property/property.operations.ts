import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/property";
import type { Dependencies } from "../../dependencies.ts";
import { contentDisposition } from "../../lib/fileName.ts";
import { documentQueue } from "../../lib/fairQueue.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Locale, type Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { isOn } from "../content/delivery/content.reads.ts";
import { amenitiesOf, requestChange, withdrawRequest } from "./amenities.service.ts";
import { businessHoursOf, changeBusinessHours } from "./businessHours.service.ts";
import { contractOf, documentFile } from "./contract.reads.ts";
import { changeContactPreferences, contactPreferencesOf } from "./preferences.service.ts";
import type { Changer } from "./property.repository.ts";

type Schemas = components["schemas"];
type Toggle = "techAmenitiesPropertyHomePage" | "techAmenitiesIsMfeEnabled";

/**
 * The property of a request, and who asks.
 * @throws Problem NOT_FOUND for another customer's account, on the business site, and while the toggle is off: the page
 * is not there either (SHELL-14)
 */
async function propertyOf(
  deps: Dependencies,
  request: FastifyRequest,
  toggle?: Toggle,
): Promise<Changer & { principal: Principal }> {
  const { site, params } = request;
  const { accountId } = params as { accountId: string };
  if (site !== "community") throw new Problem("NOT_FOUND");
  const principal = customerOf(request, accountId);
  if (toggle && !(await isOn(deps, { site, principal }, toggle))) throw new Problem("NOT_FOUND");
  return { accountId, actorId: principal.userId, principal };
}

/** The version that was seen; schema validation has checked the quoted number. */
const versionIn = ({ headers }: FastifyRequest) => Number((headers["if-match"] ?? "").slice(1, -1));
const nameIn = ({ params }: FastifyRequest) => params as { amenityId: string; requestId: string; documentId: string };

const homePage = "techAmenitiesPropertyHomePage";
const amenities = "techAmenitiesIsMfeEnabled";

/** The endpoints of a property (SERV-10, SHELL-14). Who may change what is in the OpenAPI document. */
export function propertyOperations(deps: Dependencies): Operations {
  const queue = documentQueue();
  return {
    getBusinessHours: async (request) => businessHoursOf(deps, (await propertyOf(deps, request)).accountId),
    changeBusinessHours: async (request) => {
      const property = await propertyOf(deps, request);
      return changeBusinessHours(deps, property, versionIn(request), request.body as Schemas["BusinessHoursFacts"]);
    },
    getPropertyContract: async (request) => contractOf(deps, (await propertyOf(deps, request, homePage)).accountId),
    downloadPropertyDocument: async (request, reply) => {
      const { accountId, principal } = await propertyOf(deps, request, homePage);
      const locale = (request.query as { locale?: Locale }).locale ?? request.locale;
      const made = await queue.run(principal.userId, () =>
        documentFile(deps, { site: request.site, locale }, accountId, nameIn(request).documentId),
      );
      if (!made) throw new Problem("NOT_FOUND");
      return reply
        .type("application/pdf")
        .header("cache-control", "no-store")
        .header("content-disposition", contentDisposition("inline", made.name))
        .send(made.pdf);
    },
    getContactPreferences: async (request) => contactPreferencesOf(deps, (await propertyOf(deps, request)).accountId),
    changeContactPreferences: async (request) => {
      const property = await propertyOf(deps, request);
      const wanted = request.body as Schemas["ContactPreferencesFacts"];
      return changeContactPreferences(deps, property, versionIn(request), wanted);
    },
    getTechAmenities: async (request) => amenitiesOf(deps, (await propertyOf(deps, request, amenities)).accountId),
    requestAmenityChange: async (request, reply) => {
      const property = await propertyOf(deps, request, amenities);
      const { amenityId } = nameIn(request);
      const wanted = request.body as Schemas["NewAmenityRequest"];
      return reply.status(201).send(await requestChange(deps, { ...property, amenityId }, wanted));
    },
    withdrawAmenityRequest: async (request) => {
      const property = await propertyOf(deps, request, amenities);
      const { amenityId, requestId } = nameIn(request);
      return withdrawRequest(deps, { ...property, amenityId }, requestId);
    },
  };
}
