import { createHmac } from "node:crypto";
import { request } from "@playwright/test";
import type { Person } from "../fixtures/people.ts";

const sender = { "x-vendor-key": "SMB", "x-client-type": "SSPP" };
const path = "/api/pub/identity/v1/second-factor";

export type SecondFactor = {
  /** What the app shows, or shows so many steps of 30 seconds later. Each code works once. */
  code: (stepsLater: number) => string;
  /** Turns it off with a recovery code. */
  turnOff: () => Promise<void>;
};

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an authenticator app with this Base32 key shows, now or so many steps later (RFC 6238). */
function codeOf(key: string, stepsLater: number): string {
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsLater));
  const digest = createHmac("sha1", secret).update(step).digest();
  const truncated = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(truncated % 1_000_000).padStart(6, "0");
}

/** Turns two-step sign-in on for a person with the API calls of the portal; the code of the current step is used up. */
export async function turnOnSecondFactor(
  port: number,
  { username, password: currentPassword }: Person,
): Promise<SecondFactor> {
  const api = await request.newContext({ baseURL: `http://127.0.0.1:${port}` });
  const start = (await (await api.get("/api/pub/portal/v1/bootstrap")).json()) as { csrfToken: string };
  let token = start.csrfToken;
  async function post<T>(address: string, data: object): Promise<T> {
    const answer = await api.post(address, { headers: { ...sender, "x-csrf-token": token }, data });
    if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  }
  const login = { username, password: currentPassword, rememberMe: false };
  token = (await post<{ csrfToken: string }>("/api/pub/sbnetloginedge/login", login)).csrfToken;
  const { key } = await post<{ key: string }>(`${path}-setups`, { currentPassword });
  const code = (stepsLater: number) => codeOf(key, stepsLater);
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>(`${path}-confirmations`, { code: code(0) });
  return {
    code,
    turnOff: async () => {
      await post(`${path}-removals`, { currentPassword, code: recoveryCodes[0] });
      await api.dispose();
    },
  };
}
