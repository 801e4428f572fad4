/** A message as its reader sees it. */
export type ReadMail = {
  headers: Map<string, string>;
  subject: string;
  text: string;
  files: { name: string; type: string; bytes: Buffer }[];
};

type Part = { headers: Map<string, string>; body: string };

function partOf(raw: string): Part {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(":")).toLowerCase(),
    line.slice(line.indexOf(":") + 1).trim(),
  ]);
  return { headers: new Map(headers), body: raw.slice(end + 4) };
}

const quoted = (text: string) =>
  text.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function bytesOf({ headers, body }: Part): Buffer {
  const encoding = headers.get("content-transfer-encoding");
  if (encoding === "base64") return Buffer.from(body, "base64");
  return Buffer.from(encoding === "quoted-printable" ? quoted(body) : body, "latin1");
}

function partsOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get("content-type") ?? "")?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((raw) => partsOf(partOf(raw.replace(/^\r\n/, "").replace(/\r\n$/, ""))));
}

/** Decodes a header's text. */
function words(header: string): string {
  const decoded = header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      (encoding.toUpperCase() === "B"
        ? Buffer.from(text, "base64")
        : Buffer.from(quoted(text.replaceAll("_", " ")), "latin1")
      ).toString("latin1"),
    );
  return Buffer.from(decoded, "latin1").toString("utf8");
}

/**
 * Parses a message received over SMTP.
 * @param raw bytes as latin1
 */
export function readMail(raw: string): ReadMail {
  const whole = partOf(raw);
  const parts = partsOf(whole);
  const nameOf = ({ headers }: Part) => /filename="?([^";]+)"?/.exec(headers.get("content-disposition") ?? "")?.[1];
  const text = parts.find(
    (part) => nameOf(part) === undefined && (part.headers.get("content-type") ?? "").startsWith("text/plain"),
  );
  return {
    headers: whole.headers,
    subject: words(whole.headers.get("subject") ?? ""),
    text: text ? bytesOf(text).toString("utf8").replace(/\r\n/g, "\n").trimEnd() : "",
    files: parts.flatMap((part) => {
      const name = nameOf(part);
      return name === undefined
        ? []
        : [{ name, type: (part.headers.get("content-type") ?? "").split(";")[0] ?? "", bytes: bytesOf(part) }];
    }),
  };
}
