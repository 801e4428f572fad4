import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** SHA-256 in JavaScript, in hexadecimal: a chunk that only pages in an insecure context load. */
export const sha256Of = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));
