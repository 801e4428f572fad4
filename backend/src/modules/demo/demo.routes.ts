import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/operations";
import { demoPassword, people } from "../../database/people.ts";
import type { Person } from "../../database/scenarios/person.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { refuseOtherSites } from "../../lib/network.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { newestMessages } from "../messages/messages.reads.ts";
import { moveClock, type Move } from "./demo.clock.ts";

type Schemas = components["schemas"];

/** Editors have no customer role. */
const roleOf = (person: Person) => (person.accountId === null ? "EDITOR" : person.role);

/** The demo users with their descriptions, in the request's language. */
function getDemoPeople(deps: Dependencies) {
  return async ({ site, locale }: FastifyRequest): Promise<Schemas["DemoPerson"][]> => {
    const t = await copyFor(deps, site, locale);
    return people.map((person) => ({
      username: person.username,
      password: demoPassword,
      role: roleOf(person),
      site: person.site,
      state: person.state,
      topic: person.topic,
      see: t(`demo.people.${person.username}`),
    }));
  };
}

function clockAnswer({ clock }: Dependencies): Schemas["DemoClock"] {
  return { now: clock.now().toISOString(), businessDate: clock.today(), timeZone: clock.timeZone };
}

function setDemoClock(deps: Dependencies) {
  return async (request: FastifyRequest): Promise<Schemas["DemoClock"]> => {
    refuseOtherSites(request);
    await moveClock(deps, request.body as Move);
    return clockAnswer(deps);
  };
}

/** The demo keeps the text of every message, sent or not. */
function getDemoMessages({ database }: Dependencies) {
  return async (): Promise<Schemas["DemoMessage"][]> => {
    const messages = await newestMessages(database);
    return messages.map(({ address, kind, locale, subject, text, attachment, createdAt }) => ({
      to: address,
      kind,
      locale,
      subject: subject ?? "",
      text: text ?? "",
      attachment: attachment?.kind ?? null,
      sentAt: createdAt.toISOString(),
    }));
  };
}

/** The demo's endpoints; registered only while it is on. */
export function demoOperations(deps: Dependencies): Operations {
  return {
    getDemoMessages: getDemoMessages(deps),
    getDemoPeople: getDemoPeople(deps),
    getDemoClock: () => clockAnswer(deps),
    setDemoClock: setDemoClock(deps),
  };
}
