import { numbersFrom } from "../../lib/seededNumbers.ts";

/** Eight bits a sample at telephone quality. */
const SAMPLE_RATE = 8_000;
const HEADER_BYTES = 44;
const SILENCE = 128;

/** Resonances of five vowels, in hertz. */
const vowels = [
  [730, 1090],
  [530, 1840],
  [270, 2290],
  [570, 840],
  [300, 870],
] as const;

/**
 * A sound in the rhythm of speech, as a WAV file of this length: syllables of a voice with two resonances, and pauses.
 * It stands for the recordings that a provider's own voicemail has.
 */
export function speechLikeSound(seed: string, seconds: number): Buffer {
  const samples = Math.round(seconds * SAMPLE_RATE);
  const file = Buffer.alloc(HEADER_BYTES + samples, SILENCE);
  writeHeader(file, samples);
  const next = numbersFrom(seed);
  const voice = 105 + next() * 90;
  let at = Math.round(SAMPLE_RATE * 0.15);
  while (at < samples) {
    const length = Math.round(SAMPLE_RATE * (0.11 + next() * 0.14));
    const isPause = next() < 0.22;
    if (!isPause) writeSyllable(file, at, Math.min(length, samples - at), voice * (0.9 + next() * 0.25), next());
    at += length + (isPause ? Math.round(SAMPLE_RATE * 0.18) : Math.round(SAMPLE_RATE * 0.03));
  }
  return file;
}

function writeSyllable(file: Buffer, from: number, length: number, pitch: number, choice: number): void {
  const [first, second] = vowels[Math.floor(choice * vowels.length)] ?? vowels[0];
  const harmonics = Array.from({ length: Math.min(18, Math.floor(3_400 / pitch)) }, (_, index) => {
    const frequency = pitch * (index + 1);
    const near = (resonance: number) => 1 / (1 + ((frequency - resonance) / 160) ** 2);
    return { frequency, strength: (near(first) + 0.6 * near(second) + 0.04) / (1 + index * 0.08) };
  });
  const loudest = harmonics.reduce((sum, { strength }) => sum + strength, 0);
  for (let index = 0; index < length; index += 1) {
    const swell = Math.sin((Math.PI * index) / length) ** 0.7;
    const turn = (2 * Math.PI * index) / SAMPLE_RATE;
    const wave = harmonics.reduce((sum, { frequency, strength }) => sum + strength * Math.sin(turn * frequency), 0);
    file[HEADER_BYTES + from + index] = SILENCE + Math.round((90 * swell * wave) / loudest);
  }
}

/** The header of an uncompressed WAV file with one channel. */
function writeHeader(file: Buffer, samples: number): void {
  file.write("RIFF", 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + samples, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples, 40);
}
