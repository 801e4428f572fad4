import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { readMail, type ReadMail } from "./readMail.ts";

export type ReceivedMail = ReadMail & { recipients: string[] };

/** A real SMTP server on its own port, which records the messages it receives. */
export type MailServer = {
  /** A backend's mail settings, with the usual timeouts, because a busy machine is not an outage. */
  mail: { url: string; from: string };
  received: ReceivedMail[];
  /** The behaviour for the next messages; normal by default. */
  behaviour: MailBehaviour;
  close(): Promise<void>;
};

type MailBehaviour = {
  /** SMTP replies to recipients, by address. */
  refuses: Map<string, number>;
  /** Delay per message in milliseconds. */
  slowness: number;
  /** Recipients for which it stops responding. */
  silentAt: Set<string>;
};

const fault = (responseCode: number, address: string) =>
  Object.assign(new Error(`<${address}> mailbox unavailable`), { responseCode });

function doorman({ refuses, silentAt }: MailBehaviour): SMTPServerOptions["onRcptTo"] {
  return ({ address }, _session, callback) => {
    if (silentAt.has(address)) return;
    const code = refuses.get(address);
    callback(code === undefined ? null : fault(code, address));
  };
}

function taker(received: ReceivedMail[], behaviour: MailBehaviour): SMTPServerOptions["onData"] {
  return (stream, { envelope }, callback) => {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
    stream.on("end", () => {
      received.push({
        ...readMail(Buffer.concat(chunks).toString("latin1")),
        recipients: envelope.rcptTo.map(({ address }) => address),
      });
      setTimeout(() => callback(null), behaviour.slowness);
    });
  };
}

/** @param port a free one by default; the previous one to restart a server */
export async function openMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const behaviour: MailBehaviour = { refuses: new Map(), slowness: 0, silentAt: new Set() };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    closeTimeout: 100,
    onRcptTo: doorman(behaviour),
    onData: taker(received, behaviour),
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const at = (server.server.address() as AddressInfo).port;
  return {
    mail: { url: `smtp://127.0.0.1:${at}`, from: "Portico <billing@portico.example>" },
    received,
    behaviour,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
