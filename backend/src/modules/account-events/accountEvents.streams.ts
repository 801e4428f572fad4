import type { ServerResponse } from "node:http";
import type { Dependencies } from "../../dependencies.ts";
import { listen, type Listening } from "../../database/notifications.ts";
import { heartbeatMilliseconds, heartbeatText, sendText } from "../../lib/eventStream.ts";
import { maxOpenFiles } from "../../lib/network.ts";
import { openSessionReach } from "../identity/sessionReach.reads.ts";
import { createConnectionSlots } from "../rate-limits/connectionSlots.writes.ts";
import { accountChannel, type AccountChanged, type AccountTopic, topics } from "./accountEvents.writes.ts";

/**
 * Limits of readers per process, and per user in all processes: a browser has one stream for all its tabs. An office
 * behind one address has as many as it has people.
 */
const maxReaders = { everywhere: Math.min(10_000, Math.floor(maxOpenFiles() / 4)), address: 20 };

/** A reader; `accountIds` are those that the user has access to, as of the last check. */
export type AccountReader = {
  userId: string;
  idHash: string;
  accountIds: readonly string[];
  response: ServerResponse;
};

export type AccountStreams = {
  /**
   * Reserves a place for a reader of a user until its response ends.
   * @returns whether there was one
   */
  admit(userId: string, response: ServerResponse): Promise<boolean>;
  /**
   * Sends a reader every change from now on. Ends with the response, or with the session.
   * @param open begins the response, once the changes of all processes are heard
   * @throws when they cannot be heard
   */
  add(reader: AccountReader, open: () => void): Promise<void>;
  readonly size: number;
};

const changedText = (changed: readonly AccountTopic[]) =>
  `event: changed\ndata: ${JSON.stringify({ topics: changed })}\n\n`;

function concerns(change: AccountChanged, { userId, accountIds }: AccountReader): boolean {
  if ("everybody" in change) return true;
  return "userId" in change ? change.userId === userId : accountIds.includes(change.accountId);
}

/** The account event streams (SSE) of one process. It listens to the database while there are readers. */
export function createAccountStreams({
  config,
  database,
  logger,
  securityClock,
}: Pick<Dependencies, "config" | "database" | "logger" | "securityClock">): AccountStreams {
  const [waiting, readers] = [new Set<AccountReader>(), new Set<AccountReader>()];
  const places = createConnectionSlots(database, maxReaders, logger);
  let listening: Promise<Listening> | undefined;
  let beating: NodeJS.Timeout | undefined;

  function hear(payload: string): void {
    const change = JSON.parse(payload) as AccountChanged;
    const text = changedText([change.topic]);
    for (const reader of readers) if (concerns(change, reader)) sendText(reader.response, text);
  }

  /** Changes may have been missed, so the readers read everything again. */
  function onGap(): void {
    for (const { response } of readers) sendText(response, changedText(topics));
  }

  /** Ends the streams of sessions that are over, and follows the accounts that their users have access to. */
  async function checkSessions(): Promise<void> {
    const checked = [...readers];
    const reach = await openSessionReach(
      { config, database, securityClock },
      new Set(checked.map((each) => each.idHash)),
    );
    for (const reader of checked) {
      const accountIds = reach.get(reader.idHash);
      if (accountIds === undefined || accountIds.length === 0) reader.response.end();
      else reader.accountIds = accountIds;
    }
  }

  function beat(): void {
    for (const { response } of readers) sendText(response, heartbeatText);
    checkSessions().catch((error: unknown) => logger.warn({ err: error }, "sessions of streams could not be checked"));
  }

  /** Until the listener can connect, nobody has a stream: the readers poll and try again. */
  async function start(): Promise<void> {
    listening ??= listen(database, accountChannel, hear, onGap);
    beating ??= setInterval(beat, heartbeatMilliseconds).unref();
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  }

  function leave(reader: AccountReader): void {
    waiting.delete(reader);
    readers.delete(reader);
    if (waiting.size + readers.size > 0) return;
    clearInterval(beating);
    beating = undefined;
    listening?.then((open) => open.stop()).catch(() => undefined);
    listening = undefined;
  }

  return {
    get size() {
      return readers.size;
    },
    async admit(userId, response) {
      const leavePlace = await places.take(`user:${userId}`);
      if (!leavePlace) return false;
      if (response.destroyed) leavePlace();
      else response.once("close", leavePlace);
      return true;
    },
    async add(reader, open) {
      if (reader.response.destroyed) return;
      waiting.add(reader);
      reader.response.once("close", () => leave(reader));
      await start();
      if (!waiting.delete(reader)) return;
      open();
      readers.add(reader);
    },
  };
}
