import type { FastifyReply, FastifyRequest } from "fastify";
import { addDays } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import { contentDisposition } from "../../lib/fileName.ts";
import type { Operations } from "../../lib/operations.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { accountName } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { principalById } from "../identity/identity.reads.ts";
import { moneyCalendar } from "./calendar.reads.ts";
import { feedText } from "./feed.ics.ts";
import { readFeed, type FeedRow } from "./feeds.repository.ts";

/** The range of the feed in days: past and future. */
const [DAYS_BACK, DAYS_AHEAD] = [31, 365];

interface FeedRequest {
  Querystring: { token: string };
}

/** The calendar feed (iCalendar) for programs that authenticate by URL only (B09). */
export function calendarOperations(deps: Dependencies): Operations {
  return {
    readCalendarFeed: {
      handler: (request, reply) => sendFeed(deps, request as FastifyRequest<FeedRequest>, reply),
      callsPerMinute: 60,
    },
  };
}

/**
 * The token is in the query, which is never logged.
 * @throws Problem NOT_FOUND for a token that is unknown, revoked, or whose user may no longer see the account
 */
async function sendFeed(
  deps: Dependencies,
  request: FastifyRequest<FeedRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const feed = await readFeed(deps.database, request.query.token, deps.securityClock.now());
  const reader = feed && (await principalById(deps, feed.userId));
  if (!feed || !reader || reader.site !== request.site || !maySee(reader, feed)) throw new Problem("NOT_FOUND");
  const { text, name } = await written(
    await onAccountTime(deps, deps.database, feed.accountId),
    feed,
    reader,
    request.ownOrigin,
  );
  const etag = `W/"${tokenHash(text)}"`;
  reply.headers({ "cache-control": "private, no-cache", etag });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply
    .type("text/calendar; charset=utf-8")
    .header("content-disposition", contentDisposition("inline", `${name}.ics`))
    .send(text);
}

const maySee = (reader: Principal, { accountId }: FeedRow) =>
  reader.permissions.includes("viewBilling") && reader.accountIds.includes(accountId);

async function written(
  deps: Dependencies,
  { id: feedId, accountId, locale: chosen }: FeedRow,
  reader: Principal,
  origin: string,
): Promise<{ text: string; name: string }> {
  const locale = reader.locale ?? chosen;
  const t = await copyFor(deps, reader.site, locale);
  const today = deps.clock.today();
  const events = await moneyCalendar(deps, accountId, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
  const about = { accountId, accountName: await accountName(deps.database, accountId) };
  return {
    text: feedText(t, { feedId, events, ...about, locale, today, origin }),
    name: t("billing.calendar.file.fileName"),
  };
}
