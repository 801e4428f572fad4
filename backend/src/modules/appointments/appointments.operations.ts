import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/appointments";
import type { Dependencies } from "../../dependencies.ts";
import { contentDisposition } from "../../lib/fileName.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Locale } from "../../lib/principal.ts";
import { appointmentFile } from "./appointmentFile.reads.ts";
import type { JobName } from "./appointments.repository.ts";
import { appointmentsOf, calendarOf, cancel, reschedule, setEmails } from "./appointments.service.ts";
import { setVisitsCookie } from "./visitsCookie.writes.ts";

type Schemas = components["schemas"];

interface AppointmentRequest {
  Params: { orderId: string; jobId: string };
  Querystring: { accountId: string; locale?: Locale };
}

const jobIn = ({ params }: FastifyRequest, accountId: string): JobName => ({
  ...(params as AppointmentRequest["Params"]),
  accountId,
});

const accountIn = ({ query }: FastifyRequest) => (query as AppointmentRequest["Querystring"]).accountId;

async function sendFile(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const accountId = accountIn(request);
  customerOf(request, accountId);
  const locale = (request.query as AppointmentRequest["Querystring"]).locale ?? request.locale;
  const { name, content } = await appointmentFile(deps, { site: request.site, locale }, jobIn(request, accountId));
  return reply
    .type("text/calendar; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-disposition", contentDisposition("attachment", name))
    .send(content.toString());
}

/** The endpoints of technician appointments (SERV-06). Who may change them is in the OpenAPI document. */
export function appointmentOperations(deps: Dependencies): Operations {
  return {
    getAppointments: async (request, reply) => {
      const accountId = accountIn(request);
      const answer = await appointmentsOf(deps, customerOf(request, accountId), accountId);
      await setVisitsCookie(deps, request, reply, accountId);
      return answer;
    },
    getAppointmentCalendar: (request) => {
      const accountId = accountIn(request);
      customerOf(request, accountId);
      return calendarOf(deps, jobIn(request, accountId));
    },
    rescheduleAppointment: async (request, reply) => {
      const body = request.body as Schemas["Rescheduling"];
      const moved = await reschedule(deps, customerOf(request, body.accountId), jobIn(request, body.accountId), body);
      await setVisitsCookie(deps, request, reply, body.accountId);
      return moved;
    },
    cancelAppointment: async (request, reply) => {
      const body = request.body as Schemas["Cancelling"];
      const cancelled = await cancel(deps, customerOf(request, body.accountId), jobIn(request, body.accountId), body);
      await setVisitsCookie(deps, request, reply, body.accountId);
      return cancelled;
    },
    downloadAppointment: (request, reply) => sendFile(deps, request, reply),
    setAppointmentEmails: (request) => {
      const body = request.body as Schemas["AppointmentEmailsWanted"];
      return setEmails(deps, customerOf(request, body.accountId), body);
    },
  };
}
