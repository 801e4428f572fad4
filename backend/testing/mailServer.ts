import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { readMail, type ReadMail } from "./readMail.ts";

export type ReceivedMail = ReadMail & { recipients: string[] };

/** A real mail server on a port of its own, which tells what it was given. */
export type MailServer = {
  /** For the settings of a backend. It is waited for as long as usual: a busy machine is not a server that is away. */
  mail: { url: string; from: string };
  received: ReceivedMail[];
  /** What it does with the next ones; nothing special to begin with. */
  behaviour: MailBehaviour;
  close(): Promise<void>;
};

type MailBehaviour = {
  /** Answers to who is asked for as recipient, by address. */
  refuses: Map<string, number>;
  /** Milliseconds that it takes with each message. */
  slowness: number;
  /** Recipients at whose name it falls silent. */
  silentAt: Set<string>;
};

const fault = (responseCode: number, address: string) => Object.assign(new Error(`<${address}> mailbox unavailable`), { responseCode });

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
      received.push({ ...readMail(Buffer.concat(chunks).toString("latin1")), recipients: envelope.rcptTo.map(({ address }) => address) });
      setTimeout(() => callback(null), behaviour.slowness);
    });
  };
}

/** @param port a free one unless a server is to come back where it was */
export async function openMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const behaviour: MailBehaviour = { refuses: new Map(), slowness: 0, silentAt: new Set() };
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS", "AUTH"], logger: false, closeTimeout: 100, onRcptTo: doorman(behaviour), onData: taker(received, behaviour) });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const at = (server.server.address() as AddressInfo).port;
  return {
    mail: { url: `smtp://127.0.0.1:${at}`, from: "Portico <billing@portico.example>" },
    received, behaviour,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
