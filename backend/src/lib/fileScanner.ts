import { connect } from "node:net";

/**
 * Virus scan of uploaded files. `scan` rejects when there is no verdict; a file is stored only after SAFE.
 */
export type FileScanner = { scan(content: Uint8Array): Promise<"SAFE" | "UNSAFE"> };

/** A harmless text that every scanner reports as malware (eicar.org), in two parts so that this file is not reported. */
export const testMalware = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** The demo's scanner: finds the test file of scanners, and nothing else. */
const demoScanner: FileScanner = {
  scan: async (content) => (Buffer.from(content).includes(testMalware) ? "UNSAFE" : "SAFE"),
};

/** Without a scanner every upload is refused. */
const noScanner: FileScanner = {
  scan: () => Promise.reject(new Error("No scanner is configured: set FILE_SCANNER.")),
};

const TIMEOUT_MILLISECONDS = 20_000;

/** The protocol's frame: the length in four bytes, the content, and an empty frame as the end. */
function stream(content: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([Buffer.from("zINSTREAM\0"), length, content, Buffer.alloc(4)]);
}

/** ClamAV's daemon over TCP (`INSTREAM`). Its answer is `stream: OK` or `stream: <name> FOUND`. */
export function clamAv({ host, port }: { host: string; port: number }): FileScanner {
  return {
    scan: (content) =>
      new Promise((resolve, reject) => {
        const socket = connect({ host, port });
        let answer = "";
        socket.setTimeout(TIMEOUT_MILLISECONDS, () => socket.destroy(new Error("The scanner doesn't answer.")));
        socket.once("error", reject);
        socket.once("connect", () => socket.write(stream(content)));
        socket.on("data", (part: Buffer) => void (answer += part.toString("latin1")));
        socket.once("close", () => {
          if (/^stream: OK\0?$/.test(answer)) resolve("SAFE");
          else if (/ FOUND\0?$/.test(answer)) resolve("UNSAFE");
          else reject(new Error(`The scanner has no verdict: ${answer.slice(0, 200)}`));
        });
      }),
  };
}

type ScannerSettings = { fileScanner: { host: string; port: number } | undefined; demo: boolean };

/** The scanner that the settings name. */
export function createScanner({ fileScanner, demo }: ScannerSettings): FileScanner {
  if (fileScanner) return clamAv(fileScanner);
  return demo ? demoScanner : noScanner;
}
